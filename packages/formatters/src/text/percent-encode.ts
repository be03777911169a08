/** Percent-encodes the UTF-8 bytes of all but letters, digits and `@ * _ + - . /`. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!~'()]/g, toPercent)
    .replace(/%(?:40|2B|2F)/g, decodeURIComponent);
}

/** Encodes as in a form: as a query value, with `+` for a space. */
export function formEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!~'()]/g, toPercent)
    .replaceAll('%20', '+');
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
