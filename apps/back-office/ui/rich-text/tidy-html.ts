/** HTML of the editor, and what is compared to know whether it can hold what it is given. */

const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's' };
const blocks = 'p,div,ul,ol,li,h1,h2,h3,h4,h5,h6,blockquote,pre,hr,table';

/** What stands alone in a point or a cell is its text: no paragraph, unless that says how it stands. */
const lonely = ':is(li, td, th) > p:only-child:not([class])';

/** As it is kept: nothing where nothing is written, and points and cells without paragraphs in them. */
export function tidyHtml(html: string): string {
  const body = parse(html);
  for (const paragraph of body.querySelectorAll(lonely)) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  const isEmpty = body.textContent.trim() === '' && !body.querySelector('hr, img, table, .sw-note');
  return isEmpty ? '' : body.innerHTML;
}

/** Whether both show the same, however they are indented. */
export function isSameHtml(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(html: string): string {
  const body = parse(tidyHtml(html));
  for (const [name, other] of Object.entries(sameAs)) {
    for (const element of body.querySelectorAll(name)) {
      const same = document.createElement(other);
      for (const { name: attribute, value } of element.attributes) {
        same.setAttribute(attribute, value);
      }
      same.append(...element.childNodes);
      element.replaceWith(same);
    }
  }
  if (!body.querySelector(blocks) && body.textContent.trim() !== '') {
    body.innerHTML = `<p>${body.innerHTML}</p>`;
  }
  return body.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|div|ul|ol|li|h[1-6]|blockquote|pre|hr|br|table|tbody|tr|td|th)(?: [^>]*)?>) ?/g,
      '$1',
    )
    .trim();
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
