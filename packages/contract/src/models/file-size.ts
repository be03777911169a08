/** A megabyte of limits. FILE-10, D-60 */
export const megabyte = 1_000_000;

const units = ['B', 'KB', 'MB', 'GB', 'TB'];
const step = 1024;

/** Bytes as people read them, by steps of 1024: `19.07 MB`. FILE-10, D-60 */
export function writeFileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  while (size >= step && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${unit === 0 ? size : Number(size.toFixed(2))} ${units[unit]}`;
}
