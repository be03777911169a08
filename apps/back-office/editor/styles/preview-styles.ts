/** Shows a page of the canvas in other styles than those that it came with. */

/** The styles of the site, as pages of the canvas name them. */
const ownSheet = 'link[rel="stylesheet"][href*="/canvas/site.css"]';

/** One look at a page. */
export interface StylePreview {
  /** Styles at this address stand there as soon as they are loaded, in place of those before. */
  show(href: string): void;
  /** The styles of the site come back, as they are saved by now. */
  end(): void;
}

export function previewStyles(page: Document): StylePreview {
  const own = page.querySelector<HTMLLinkElement>(ownSheet);
  let shown: HTMLLinkElement | undefined;
  let wanted = '';
  let isOver = false;

  const load = (href: string, onLoad: (link: HTMLLinkElement) => void) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => onLoad(link), { once: true });
    link.addEventListener('error', () => link.remove(), { once: true });
    (shown ?? own)?.after(link);
  };

  return {
    show(href) {
      if (!own || href === wanted) return;
      wanted = href;
      load(href, (link) => {
        // Others may have been asked for meanwhile, and may be there already.
        if (isOver || wanted !== href) {
          link.remove();
          return;
        }
        shown?.remove();
        shown = link;
        own.disabled = true;
      });
    },
    end() {
      isOver = true;
      if (!own || wanted === '') return;
      const [path = ''] = (own.getAttribute('href') ?? '').split('?');
      // What is shown stays until the site's own styles are there.
      load(`${path}?v=${Date.now()}`, () => {
        own.remove();
        shown?.remove();
      });
    },
  };
}
