/** Text for `like` that stands for itself: what means any characters there means nothing more. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
