/** The decoded path without a slash at the end; undefined when it cannot be decoded. */
export function decodePath(url: string): string | undefined {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    const decoded = (path.includes('%') ? decodeURIComponent(path) : path).replace(/\/+$/, '');
    return decoded.includes('\0') ? undefined : decoded || '/';
  } catch {
    return undefined;
  }
}
