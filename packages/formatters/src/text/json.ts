/**
 * JSON text of a value that may stand inside a script element: `</` is written `<\/`.
 * A missing value gives ''.
 */
export function toScriptJson(value: unknown, indent = ''): string {
  if (value === undefined) return '';
  return JSON.stringify(value, undefined, indent).replaceAll('</', '<\\/');
}
