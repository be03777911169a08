/** How pages of the site look, taken from one that is loaded, to draw others in small frames. */

/** What a drawn page wears. */
export interface PageLook {
  readonly language: string;
  /** What stands around the sections, from outside to inside. */
  readonly around: readonly {
    readonly tag: string;
    readonly classes: string;
    readonly id: string;
  }[];
  readonly sheets: readonly { readonly css: string; readonly baseUrl: string }[];
}

/** Reads the look of a page of the site; its sheets are all of our own origin. */
export function readPageLook(page: Document): PageLook {
  const around = [];
  let element = page.getElementById('sections');
  while (element && element !== page.documentElement) {
    const { localName: tag, className: classes, id } = element;
    around.unshift({ tag, classes, id });
    element = element.parentElement;
  }
  const sheets = [...page.styleSheets].map((sheet) => ({
    css: [...sheet.cssRules].map(({ cssText }) => cssText).join(''),
    baseUrl: sheet.href ?? page.baseURI,
  }));
  return { language: page.documentElement.lang, around, sheets };
}

/** Draws sections into an empty page, as visitors would see them there. */
export function drawInto(
  page: Document,
  look: PageLook,
  { html, css }: { readonly html: string; readonly css: string },
): void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  page.documentElement.lang = look.language;
  page.adoptedStyleSheets = [...look.sheets, { css, baseUrl: page.baseURI }].map((one) => {
    const sheet = new view.CSSStyleSheet({ baseURL: one.baseUrl });
    sheet.replaceSync(one.css);
    return sheet;
  });
  let place: HTMLElement = page.body;
  for (const { tag, classes, id } of look.around) {
    if (tag === 'body') {
      place.className = classes;
      continue;
    }
    const element = page.createElement(tag);
    element.className = classes;
    element.id = id;
    place.append(element);
    place = element;
  }
  const template = page.createElement('template');
  template.innerHTML = html.replaceAll(' style="', ' data-style="');
  place.append(template.content);
  // The policy of the back office knows no attributes with styles; what scripts say is allowed.
  for (const styled of place.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
}
