/** What word processors say by styles: in attributes, and in sheets that come along. */

/** Declarations by property, both in small letters. */
export type Styles = ReadonlyMap<string, string>;

/** Reads the declarations of an attribute or a rule. */
export function readStyles(text: string): Styles {
  const styles = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const at = declaration.indexOf(':');
    if (at < 0) continue;
    styles.set(declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim());
  }
  return styles;
}

/** Rules for one class, as Pages writes them: `span.s1 {font-weight: bold}`. */
export function readSheets(source: Document): ReadonlyMap<string, Styles> {
  const rules = new Map<string, Styles>();
  for (const { textContent } of source.querySelectorAll('style')) {
    for (const [, selector = '', body = ''] of textContent.matchAll(
      /([^{}]{1,200})\{([^{}]*)\}/g,
    )) {
      const name = /^\s*(?:span|p|li)\.([\w-]+)\s*$/.exec(selector)?.[1];
      if (name !== undefined) rules.set(name, readStyles(body));
    }
  }
  return rules;
}

/** Marks of letters that we keep, by their elements. */
export type MarkTag = 'strong' | 'em' | 'u' | 's' | 'sup' | 'sub';

const tagMarks: Readonly<Record<string, MarkTag>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sup: 'sup',
  sub: 'sub',
};

/** The marks inside of an element: those around it, and what it adds or takes away. */
export function marksIn(
  around: ReadonlySet<MarkTag>,
  { tag, styles, isInLink }: { tag: string; styles: Styles; isInLink: boolean },
): ReadonlySet<MarkTag> {
  const marks = new Set(around);
  const own = tagMarks[tag];
  if (own) marks.add(own);
  set(marks, 'strong', isBold(styles.get('font-weight') ?? weightOf(styles.get('font'))));
  set(marks, 'em', isItalic(styles.get('font-style') ?? styles.get('font')));
  const line = styles.get('text-decoration') ?? styles.get('text-decoration-line');
  // Links are underlined by themselves.
  if (line?.includes('underline') && tag !== 'a' && !isInLink) marks.add('u');
  if (line?.includes('line-through')) marks.add('s');
  const raised = styles.get('vertical-align');
  if (raised === 'super') marks.add('sup');
  if (raised === 'sub') marks.add('sub');
  return marks;
}

function set(marks: Set<MarkTag>, mark: MarkTag, isOn: boolean | undefined): void {
  if (isOn === true) marks.add(mark);
  if (isOn === false) marks.delete(mark);
}

function weightOf(font: string | undefined): string | undefined {
  return font && (/\b(?:bold|[1-9]00)\b/i.exec(font)?.[0] ?? undefined);
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  if (/^bold(?:er)?$/i.test(weight)) return true;
  if (/^(?:normal|lighter)$/i.test(weight)) return false;
  const number = Number(weight);
  return Number.isNaN(number) ? undefined : number >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined) return undefined;
  if (/\b(?:italic|oblique)\b/i.test(style)) return true;
  return /^normal$/i.test(style) ? false : undefined;
}

/** Whether nobody saw it in the document either. */
export function isHidden(styles: Styles): boolean {
  return styles.get('display') === 'none' || styles.get('mso-hide') === 'all';
}
