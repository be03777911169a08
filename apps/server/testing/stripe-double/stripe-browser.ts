/** What a browser gets of the double: a small script in place of Elements, and the page of a bank. */
import type { StripeWorld } from './stripe-world.ts';

interface BankAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** `/bank/<intent>?return_url=…&outcome=…`: approves or fails what waits for the bank. */
export function bankPage(world: StripeWorld, url: URL): BankAnswer | undefined {
  const [, place, id = ''] = url.pathname.split('/');
  const intent = place === 'bank' ? world.intents.get(id) : undefined;
  if (!intent) return undefined;
  const outcome = url.searchParams.get('outcome');
  const back = new URL(url.searchParams.get('return_url') ?? '');
  if (!outcome) {
    const link = (word: string) =>
      `<p><a href="${url.pathname}?outcome=${word}&return_url=${encodeURIComponent(back.href)}">${word}</a></p>`;
    const page = `<!doctype html><title>Bank</title><h1>Your bank</h1>${link('approve')}${link('fail')}`;
    return { status: 200, headers: { 'Content-Type': 'text/html' }, body: page };
  }
  if (outcome === 'approve') world.move(intent, 'succeeded');
  else world.decline(intent, 'payment_intent_authentication_failure');
  back.searchParams.set(intent.object, intent.id);
  back.searchParams.set('redirect_status', outcome === 'approve' ? 'succeeded' : 'failed');
  return { status: 302, headers: { Location: back.href }, body: '' };
}

/** The parts of the script that a page of ours calls; its field is a plain one instead of a frame. */
export function elementsScript(origin: string): string {
  return `window.Stripe = (key) => {
  const confirm = (kind) => async ({ elements, confirmParams }) => {
    const secret = elements.secret;
    const id = secret.split('_secret_')[0];
    const body = new URLSearchParams({ client_secret: secret,
      'payment_method_data[card_number]': elements.card.replace(/ /g, '') });
    const answer = await fetch('${origin}/v1/' + kind + 's/' + id + '/confirm', {
      method: 'POST', body, headers: { Authorization: 'Bearer ' + key } });
    const told = await answer.json();
    if (told.error) return { error: told.error };
    const back = new URL(confirmParams.return_url);
    if (told.status === 'requires_action') {
      location.assign('${origin}/bank/' + id + '?return_url=' + encodeURIComponent(back.href));
    } else {
      back.searchParams.set(kind, id);
      back.searchParams.set('redirect_status', told.status);
      location.assign(back.href);
    }
    return new Promise(() => {});
  };
  return {
    elements: ({ clientSecret }) => {
      const input = document.createElement('input');
      const elements = { secret: clientSecret, get card() { return this.wallet || input.value; } };
      const label = document.createElement('label');
      label.append('Card number ', input);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Pay with wallet';
      elements.create = (kind) => {
        const isExpress = kind === 'expressCheckout';
        const paymentFailed = () => { elements.wallet = undefined; };
        return {
          on: (name, listener) => {
            const event = isExpress ? { availablePaymentMethods: { applePay: true } } : undefined;
            if (name === 'ready') setTimeout(() => listener(event), 50);
            if (name === 'confirm') button.addEventListener('click', () => {
              elements.wallet = input.value || '4242424242424242';
              listener({ expressPaymentType: 'apple_pay', paymentFailed });
            });
          },
          mount: (place) => document.querySelector(place).append(isExpress ? button : label),
        };
      };
      return elements;
    },
    confirmPayment: confirm('payment_intent'),
    confirmSetup: confirm('setup_intent'),
  };
};`;
}
