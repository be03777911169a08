import { overlayMessages, popupPath, type CaptchaAction } from '@sitewright/contract';
import { tellOfContent } from '../../platform/content-added.ts';
import { pagePath } from '../../platform/page-path.ts';
import { openModal } from '../modal/modal.ts';
import { bindSignUp } from './bind-sign-up.ts';
import { keepMemory } from './popup-memory.ts';
import type { Popup } from './popup-rules.ts';
import { say } from '../../platform/say.ts';
import './popup.css';

/** Fetches what stands in the popup and opens it; nothing happens where it cannot be had. */
export async function openPopup(popup: Popup): Promise<void> {
  const page = await fetchContent();
  const headings = page?.querySelectorAll('h1, h2, h3');
  if (!page || page.body.childElementCount === 0) return;
  const heading = [...(headings ?? [])].find(({ textContent }) => textContent.trim() !== '');
  const name = popup.name || heading?.textContent.trim() || say(overlayMessages.popup);
  const sheet = takeStyles(page);
  await addSheets(page);
  let isSubmitted = false;
  const keep = (): void =>
    keepMemory({ version: popup.version, dateClosed: Date.now(), isSubmitted });
  const [down, across] = popup.position.split('-');
  const modal = openModal(
    {
      title: name,
      className: `sw-popup-dialog is-${popup.size} is-down-${down} is-across-${across}`,
      closesOnOutsideClick: true,
      onClose: () => {
        keep();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      },
    },
    ...page.body.childNodes,
  );
  modal.dialog.style.setProperty('--sw-backdrop', `rgb(0 0 0 / ${popup.shade}%)`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  modal.dialog.addEventListener('form-submitted', () => {
    isSubmitted = true;
    keep();
  });
  for (const place of modal.body.querySelectorAll<HTMLElement>('.captcha-container')) {
    place.dataset.action = 'PROMO_POPUP_SUBMISSION' satisfies CaptchaAction;
  }
  for (const form of modal.body.querySelectorAll<HTMLFormElement>('form.newsletter-form')) {
    // It is sent within the popup: no other script shall send it.
    form.classList.remove('sw-captcha-form');
    bindSignUp(form);
  }
  tellOfContent(modal.body);
}

/** Of the page that the popup is, without what stands around it. */
async function fetchContent(): Promise<Document | undefined> {
  try {
    const answer = await fetch(`${pagePath(popupPath)}?format=main-content`);
    if (!answer.ok) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** The policy of the page names no style that comes later; a sheet that a script makes needs none. */
function takeStyles(page: Document): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const styles = [...page.querySelectorAll('style')];
  sheet.replaceSync(styles.map(({ textContent }) => textContent).join('\n'));
  for (const style of styles) style.remove();
  return sheet;
}

/** Styles of widgets that this page has none of; the popup opens without those that do not come. */
async function addSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const isHere = (href: string): boolean =>
    document.querySelector(`style[data-sheets~="${href}"], link[href="${href}"]`) !== null;
  await Promise.all(
    links.map(async (found) => {
      found.remove();
      const href = found.getAttribute('href') ?? '';
      if (isHere(href)) return;
      const link = document.createElement('link');
      const settled = new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
      await settled;
    }),
  );
}
