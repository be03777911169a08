/**
 * Styles by which fonts are waited for, as visitors do not: whoever looks at a look or builds a page sees
 * its own fonts the first time, too.
 */
export function waitForFonts(css: string): string {
  return css.replace(/font-display:\s*optional/g, 'font-display:swap');
}

/**
 * Styles of a page that is built: besides, nothing comes in while it is scrolled, so that what is edited
 * stands where it will stay.
 */
export function holdStill(css: string): string {
  return `${waitForFonts(css)}.page-section>.content-wrapper,.sqs-block{animation-name:none!important}`;
}
