import type { PrintedStyle } from './storefront-assets.ts';

/** Stands in a page's head until its content is known. */
export const styleMark = '<!--storefront-styles-->';

/** Links the styles of the widgets that a page shows, and no others, where the mark stands. */
export function linkStyles(html: string, styles: readonly PrintedStyle[]): string {
  const links = styles
    .filter(({ hooks }) => hooks.some((hook) => html.includes(hook)))
    .map(({ url }) => `<link rel="stylesheet" href="${url}">`);
  return html.replaceAll(styleMark, links.join('\n'));
}
