/**
 * Styles by which fonts are waited for, as visitors do not: whoever looks at a look or builds a page sees
 * its own fonts the first time, too.
 */
export function waitForFonts(css: string): string {
  return css.replace(/font-display:\s*optional/g, 'font-display:swap');
}
