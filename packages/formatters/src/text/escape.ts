/** Makes text safe between tags: escapes `& < >`. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? escapeMarkup(text) : text;
}

/** Makes text safe inside a double-quoted attribute: escapes `& < > "`. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? escapeMarkup(text).replace(/"/g, '&quot;') : text;
}

/** One plain pattern per pass is the fastest way; `&` comes first. */
function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
