/** Text, and tags of text without attributes. */
const plain =
  /^(?:[^<>&\0]|&(?:amp|lt|gt|quot|nbsp);|<\/?(?:p|h[1-6]|strong|em|b|i|u|s|ul|ol|li|blockquote|br)>)*$/;

/**
 * True for HTML in which nothing can be that has to be taken out. A page of hundreds of texts opens
 * sooner when only the others are read by a browser to be made safe.
 */
export function isPlainHtml(html: string): boolean {
  return plain.test(html);
}
