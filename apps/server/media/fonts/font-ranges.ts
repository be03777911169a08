/** Which letters a font keeps: those that the languages of a site are written with. */

type Range = readonly [first: number, last: number];

/** Western letters, digits and signs: every site has them. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2113, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfb00, 0xfb02],
];

/** Latin letters with further marks. */
const latinExtended: readonly Range[] = [
  [0x100, 0x2ba],
  [0x304, 0x331],
  [0x1e00, 0x1eff],
  [0x2c60, 0x2c7f],
];

/** Languages that the western letters are enough for. */
const western = new Set(
  'af br ca co da de en es et eu fi fo fr fy ga gd gl id is it lb ms nb nl nn no oc pt rm sq sv sw tl'.split(
    ' ',
  ),
);

const cyrillic: readonly Range[] = [
  [0x400, 0x52f],
  [0x2116, 0x2116],
];
const arabic: readonly Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
];
const devanagari: readonly Range[] = [
  [0x900, 0x97f],
  [0xa8e0, 0xa8ff],
];
const chinese: readonly Range[] = [
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xff00, 0xffef],
];

/** Scripts beside Latin, by language. */
const scripts: Readonly<Record<string, readonly Range[]>> = {
  el: [
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
  ],
  ...Object.fromEntries(
    'be bg kk ky mk mn ru sr tg tt uk'.split(' ').map((one) => [one, cyrillic]),
  ),
  ...Object.fromEntries('ar ckb fa ps ug ur'.split(' ').map((one) => [one, arabic])),
  ...Object.fromEntries('hi mr ne sa'.split(' ').map((one) => [one, devanagari])),
  he: [
    [0x590, 0x5ff],
    [0xfb1d, 0xfb4f],
  ],
  yi: [
    [0x590, 0x5ff],
    [0xfb1d, 0xfb4f],
  ],
  hy: [[0x530, 0x58f]],
  ka: [
    [0x10a0, 0x10ff],
    [0x1c90, 0x1cbf],
  ],
  bn: [[0x980, 0x9ff]],
  ta: [[0xb80, 0xbff]],
  te: [[0xc00, 0xc7f]],
  th: [[0xe00, 0xe7f]],
  km: [[0x1780, 0x17ff]],
  am: [[0x1200, 0x137f]],
  ko: [
    [0x1100, 0x11ff],
    [0x3130, 0x318f],
    [0xac00, 0xd7af],
  ],
  ja: chinese,
  zh: chinese,
};

/** @param locales of the languages of a site, such as `de-DE` */
export function lettersFor(locales: readonly string[]): (codePoint: number) => boolean {
  const ranges = [...latin];
  for (const locale of locales) {
    const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
    const script = scripts[language];
    if (script) ranges.push(...script);
    else if (!western.has(language)) ranges.push(...latinExtended);
  }
  return (point) => ranges.some(([first, last]) => point >= first && point <= last);
}
