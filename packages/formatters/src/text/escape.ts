const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Makes text safe between tags: escapes `& < >`. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, toEntity) : text;
}

/** Makes text safe inside a double-quoted attribute: escapes `& < > "`. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, toEntity) : text;
}

function toEntity(character: string): string {
  return entities[character]!;
}
