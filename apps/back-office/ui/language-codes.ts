/** Languages that sites are written in most; what a site has is offered beside them. */
export const languageCodes: readonly string[] = (
  'ar bg ca cs da de el en es et fi fr ga he hi hr hu id is it ja ko lt lv mt nb nl pl pt ro ru sk ' +
  'sl sr sv th tr uk vi zh'
).split(' ');
