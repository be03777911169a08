import { escapeHtml } from '../../render/context/escape-html.ts';

/** An icon for a site that has none: the first letter or digit of its title. */
export function letterIcon(title: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0].toUpperCase() ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="6" fill="#2b332e"/>` +
    `<text x="16" y="22" font-family="Georgia,serif" font-size="18" fill="#fff" ` +
    `text-anchor="middle">${escapeHtml(letter)}</text></svg>`
  );
}
