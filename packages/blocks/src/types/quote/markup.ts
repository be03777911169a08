/** A quotation with who said it. */
export const quoteMarkup =
  '<figure><blockquote><span>“</span>{quote|htmltag}<span>”</span></blockquote>' +
  '{.if source}<figcaption class="source">— {source|htmltag}</figcaption>{.end}</figure>';
