/**
 * JSON text of a value that may stand inside a script element: `</` is written `<\/`.
 * A missing value, or one that has no JSON, gives ''.
 */
export function toScriptJson(value: unknown, indent = ''): string {
  const json: string | undefined = JSON.stringify(value, undefined, indent);
  return json?.replaceAll('</', '<\\/') ?? '';
}
