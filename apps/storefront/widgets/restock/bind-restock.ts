import { findVariant } from '@sitewright/commerce';
import { isEmail, restockMessages } from '@sitewright/contract';
import type { Client } from '@sitewright/contract';
import { tellAds } from '../../platform/ad-events.ts';
import { bindCaptcha } from '../../platform/captcha.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { storeSettings } from '../../platform/page-context.ts';
import { call as storefrontCall } from '../../platform/storefront.ts';
import { findOptionControls, readChosenOptions, spreadChoice } from '../variants/variant-choice.ts';
import { say } from '../../platform/say.ts';

export function start(root: HTMLElement): void {
  bindRestock(root, storefrontCall);
}

/** The form that asks to be told of new stock. RSTK-13..18 */
export function bindRestock(root: HTMLElement, call: Client): void {
  const form = root.querySelector('form');
  const email = form?.querySelector<HTMLInputElement>('input[name="email"]');
  const button = form?.querySelector<HTMLInputElement>('input[type="submit"]');
  if (!form || !email || !button) return;
  if (!email.labels?.length) email.setAttribute('aria-label', email.placeholder);
  showWithVariant(root);
  form.noValidate = true;
  const captcha = bindCaptcha(root, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });

  async function submit(): Promise<void> {
    showError(form!, email!, '');
    const problem = checkEmail(email!.value);
    if (problem) return showError(form!, email!, problem);
    button!.disabled = true;
    const read = await captcha.readToken();
    if (!read.ok) return refuse(read.message);
    const joins = root.querySelector<HTMLInputElement>('input[name="isJoinMailingList"]');
    const result = await call('POST /api/site-users/account/notifications/restock', {
      body: {
        productId: root.dataset.productId ?? '',
        variantId: root.dataset.variantId ?? '',
        siteVisitorEmail: email!.value,
        isJoinMailingList: joins?.checked ?? false,
        language: document.documentElement.lang,
        ...(read.token !== '' && { recaptchaEnterpriseV3Token: read.token }),
      },
    });
    if (!result.ok) return refuse(result.failure.message || say(restockMessages.failed));
    tellAds({ name: 'Lead', productIds: [root.dataset.productId ?? ''] });
    showDone(root);
  }

  function refuse(message: string): void {
    button!.disabled = false;
    captcha.reset();
    showError(form!, email!, message);
  }
}

function checkEmail(typed: string): string {
  const text = typed.trim();
  if (text === '') return say(restockMessages.emailBlank);
  return isEmail(text) ? '' : say(restockMessages.emailInvalid);
}

/** Replaces what was said before; empty takes it away. */
function showError(form: HTMLFormElement, email: HTMLInputElement, message: string): void {
  let error = form.querySelector<HTMLElement>('.product-restock-error');
  if (!error) {
    error = document.createElement('p');
    error.className = 'product-restock-error';
    error.setAttribute('role', 'alert');
    form.append(error);
  }
  error.textContent = message;
  error.hidden = message === '';
  if (message === '') return email.removeAttribute('aria-invalid');
  email.setAttribute('aria-invalid', 'true');
  email.focus();
}

/** Everything but the container of the call to action goes; it says that it is done. RSTK-16 */
function showDone(root: HTMLElement): void {
  const cta = root.querySelector<HTMLElement>('.product-restock-cta');
  root.replaceChildren(...(cta ? [cta] : []));
  if (!cta) return;
  cta.setAttribute('role', 'status');
  cta.tabIndex = -1;
  cta.textContent =
    storeSettings().merchandisingSettings?.restockSuccessText || say(restockMessages.signedUp);
  cta.focus();
}

/** Of a product with several variants, the form of the chosen one shows. */
function showWithVariant(root: HTMLElement): void {
  const { productId = '', variantId } = root.dataset;
  const selectors = document.querySelector<HTMLElement>(
    `.product-variants[data-item-id="${CSS.escape(productId)}"]`,
  );
  if (!root.hidden || !selectors) return;
  const variants = parseJson(selectors.dataset.variants);
  if (!Array.isArray(variants)) return;
  const controls = findOptionControls(selectors);
  const show = () => {
    root.hidden = findVariant(variants, readChosenOptions(controls))?.id !== variantId;
  };
  selectors.addEventListener('change', ({ target }) => {
    spreadChoice(controls, target);
    show();
  });
  // The touch that brings this script is often the choice itself.
  show();
}
