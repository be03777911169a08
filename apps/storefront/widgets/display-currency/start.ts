import { totalMessages } from '@sitewright/contract';
import {
  chooseCurrency,
  displayCurrency,
  restoreCurrency,
  writeInChosen,
} from '../../platform/display-currency.ts';
import { pageCurrency } from '../../platform/page-context.ts';
import { say } from '../../platform/say.ts';

const PRICES = '[data-price-cents]';
const ABOUT = 'sw-about-price';

/** Lets the visitor see prices in another currency too, on this page and the next ones. */
export function start(form: HTMLElement): void {
  const select = form.querySelector('select');
  if (!select) return;
  restoreCurrency();
  select.value = displayCurrency.get();
  select.addEventListener('change', () => chooseCurrency(select.value));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  displayCurrency.subscribe(showAll);
  showAll();
  // Prices change with a choice of a variant, and come with more of a list.
  const observer = new MutationObserver(showAll);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-price-cents'],
  });
}

/** Changes only what is not yet right, so that it may be called at any change of the page. */
function showAll(): void {
  const code = displayCurrency.get();
  for (const price of document.querySelectorAll<HTMLElement>(PRICES)) show(price, code);
}

function show(price: HTMLElement, code: string): void {
  const shown = price.querySelector(`.${ABOUT}`);
  const text = aboutText(price, code);
  if (text === undefined) return shown?.remove();
  if (shown?.textContent === text) return;
  shown?.remove();
  const about = document.createElement('span');
  about.className = ABOUT;
  about.textContent = text;
  price.append(about);
}

function aboutText({ dataset }: HTMLElement, code: string): string | undefined {
  const money = { amountCents: Number(dataset['priceCents']), currencyCode: pageCurrency() };
  const price = Number.isSafeInteger(money.amountCents) && writeInChosen(money, code);
  return price ? say(totalMessages.about, { price }) : undefined;
}
