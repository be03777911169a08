const CONTENT_ADDED = 'sw-content-added';

/** Says that a script has put content into the page: widgets in it are started. */
export function tellOfContent(root: HTMLElement): void {
  root.dispatchEvent(new Event(CONTENT_ADDED, { bubbles: true }));
}

/** Runs with each root of such content. */
export function onContent(run: (root: HTMLElement) => void): void {
  document.addEventListener(CONTENT_ADDED, ({ target }) => run(target as HTMLElement));
}
