/**
 * LESS modules of the server that stylesheets import by bare name (template-format §7). Small
 * versions of our own: they define what templates call, without the icon fonts behind the names.
 */
const gridBreaker = `
.sqs-layout .sqs-row { display: block; width: 100%; }
.sqs-layout .sqs-row .sqs-col { float: none; width: auto; padding-left: 0; padding-right: 0; }
${Array.from({ length: 12 }, (_, n) => `.sqs-layout .sqs-row .sqs-col-${n + 1}`).join(',\n')} {
  float: none; width: auto;
}
`;

const glyphs = Object.entries({
  left: '\\2039',
  right: '\\203A',
  up: '\\2303',
  down: '\\2304',
  'down-arrow': '\\2193',
  'heart-2': '\\2665',
  share: '\\21AA',
  bubble: '\\1F4AC',
  eye: '\\1F441',
  grid: '\\229E',
  close: '\\2715',
  search: '\\1F50D',
});

/**
 * Glyphs are plain characters: no font needs to be fetched for them. Templates use them with the
 * import and without it.
 */
const uiFont = `
.sqs-ui-font-size(@size: 16px, @line: 1) { font-size: @size; line-height: @line; }
.sqs-ui-font(@glyph: '', @where: before) when (@where = before) { &:before { .sqs-ui-glyph(@glyph); } }
.sqs-ui-font(@glyph: '', @where: before) when (@where = after) { &:after { .sqs-ui-glyph(@glyph); } }
.sqs-ui-glyph(@glyph) when ${glyphs.map(([name]) => `not (@glyph = ${name})`).join(' and ')} { content: ''; }
${glyphs.map(([name, code]) => `.sqs-ui-glyph(@glyph) when (@glyph = ${name}) { content: '${code}'; }`).join('\n')}
`;

const socialIcons = `
.mixin-template-social-icons-color(@c) { .sqs-svg-icon--wrapper .sqs-use--icon { fill: @c; } }
.mixin-template-social-icons-color-body(@c) { .sqs-svg-icon--wrapper .sqs-use--icon { fill: @c; } }
.mixin-template-social-icons-style-regular(@c) { .sqs-use--icon { fill: @c; } .sqs-use--mask { fill: transparent; } }
.mixin-template-social-icons-style-knockout(@c) { .sqs-use--mask { fill: @c; } }
.mixin-template-social-icons-style-solid(@c) { .sqs-svg-icon--wrapper { background-color: @c; } .sqs-use--icon { fill: #fff; } }
.mixin-template-social-icons-style-border(@c) { .sqs-svg-icon--wrapper { border: 2px solid @c; } .sqs-use--icon { fill: @c; } }
`;

const systemModules: Readonly<Record<string, string>> = {
  'sqs-grid-breaker': gridBreaker,
  'sqs-ui-font': '',
  'social-icon-font': socialIcons,
  'svg-icon-templates': socialIcons,
};

/** Mixins and variables of system parts that templates use without importing anything. */
export const systemPrelude = `
${uiFont}
.button-block-guarded-mixin-outline-hover-style(@c) { &:hover { border-color: @c; background: @c; } }
@newsletterTextColor: inherit;
@tweak-product-quick-view-lightbox-padding: 10px;
`;

const importStatement = /@import\s+(?:\([a-z, ]+\)\s*)?(["'])([\w./-]+)\1\s*;/g;

/** The text with its lines and without its imports. */
export function withoutImports(less: string): string {
  return less.replace(importStatement, '');
}

/**
 * Replaces `@import 'name';` by the module; an unknown name is dropped and reported. Imports of
 * files that the theme has are its own business: `findFile` gives their text.
 */
export function inlineImports(
  less: string,
  findFile: (name: string) => string | undefined,
  onMissing: (name: string) => void,
): string {
  return inline(less, 0);

  function inline(source: string, depth: number): string {
    return source.replace(importStatement, (_, _quote, name: string) => {
      const system = systemModules[name.replace(/\.less$/, '')];
      if (system !== undefined) return system;
      const file = depth < 8 ? findFile(name) : undefined;
      if (file !== undefined) return inline(file, depth + 1);
      onMissing(name);
      return '';
    });
  }
}
