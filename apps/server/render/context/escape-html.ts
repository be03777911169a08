const special = /[&<>"']/;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as page data carries it: escaped already, so that `{title}` prints it (template-format §4). */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(/[&<>"']/g, (char) => entities[char]!) : text;
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** The plain text behind `escapeHtml`. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => names[name]!);
}

/** HTML without its tags, entities kept: for descriptions in metas. */
export function stripTags(html: string): string {
  return (
    html
      .replace(/<(?:script|style)[\s\S]*?(?:<\/(?:script|style)>|$)/gi, ' ')
      // A sign that opens nothing is looked at once, however many stand there.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** A JSON text that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003C')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
