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
      'payment_method_data[card_number]': elements.input.value.replace(/ /g, '') });
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
      const elements = { secret: clientSecret, input: document.createElement('input') };
      elements.create = () => ({
        on: (name, listener) => { if (name === 'ready') setTimeout(listener, 50); },
        mount: (place) => {
          const label = document.createElement('label');
          label.textContent = 'Card number ';
          label.append(elements.input);
          document.querySelector(place).append(label);
        },
      });
      return elements;
    },
    confirmPayment: confirm('payment_intent'),
    confirmSetup: confirm('setup_intent'),
  };
};`;
}
