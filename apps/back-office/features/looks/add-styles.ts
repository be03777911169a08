/** Styles on top of a page in a frame, in place of those that were added before; no script runs in it. */
export function addStyles(
  { contentWindow, contentDocument }: HTMLIFrameElement,
  css: string,
): void {
  if (!contentWindow || !contentDocument) return;
  // A sheet belongs to the document of the window that made it.
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  contentDocument.adoptedStyleSheets = [sheet];
}
