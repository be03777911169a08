/** JSON out of an attribute; undefined when there is none or it is broken. */
export function parseJson(json: string | undefined): unknown {
  if (!json) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
