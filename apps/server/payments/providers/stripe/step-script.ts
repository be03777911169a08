/**
 * What runs on the page of a payment: it mounts Stripe's fields and confirms with them. Everything
 * else is Stripe's script, which may only come from Stripe. Its hash is in the policy of the page.
 */
export const stepScript = `(() => {
  const form = document.getElementById('pay');
  const status = document.getElementById('pay-status');
  const button = form.querySelector('button');
  const label = button.textContent;
  const { key, secret, returnUrl, kind, locale } = form.dataset;
  const unlock = (message) => {
    status.textContent = message;
    button.disabled = false;
    button.textContent = label;
    button.removeAttribute('aria-busy');
  };
  const held = document.getElementById('held');
  const until = Date.parse(held.dataset.until);
  const countDown = () => {
    const seconds = Math.max(0, Math.round((until - Date.now()) / 1000));
    const text = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
    document.getElementById('held-time').textContent = text;
    if (seconds === 0) location.assign(returnUrl);
  };
  if (until > Date.now() && until - Date.now() < 3600000) {
    held.hidden = false;
    countDown();
    setInterval(countDown, 1000);
  }
  if (!window.Stripe) {
    document.getElementById('payment-element').textContent = '';
    status.textContent = 'We could not reach the payment provider. You have not been charged.';
    return;
  }
  const stripe = window.Stripe(key, { locale });
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const elements = stripe.elements({
    clientSecret: secret,
    appearance: { theme: isDark ? 'night' : 'stripe', variables: { borderRadius: '8px' } },
  });
  // Wallets have buttons of their own, where this browser and the account have some.
  const wallets = { applePay: 'never', googlePay: 'never' };
  const fields = elements.create('payment', { layout: 'accordion', wallets });
  document.getElementById('payment-element').textContent = '';
  fields.on('ready', () => unlock(''));
  fields.on('loaderror', () => {
    status.textContent = 'We could not reach the payment provider. You have not been charged.';
  });
  fields.mount('#payment-element');
  const express = elements.create('expressCheckout', { buttonHeight: 48 });
  express.on('ready', (event) => {
    document.getElementById('express-or').hidden = !(event && event.availablePaymentMethods);
  });
  express.mount('#express-element');
  const confirm = async () => {
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
    button.textContent = 'Processing…';
    status.textContent = '';
    const confirmParams = { return_url: returnUrl };
    const confirmIntent = kind === 'setup' ? stripe.confirmSetup : stripe.confirmPayment;
    try {
      const { error } = await confirmIntent.call(stripe, { elements, confirmParams });
      const intent = error && (error.payment_intent || error.setup_intent);
      const isDone = intent && (intent.status === 'succeeded' || intent.status === 'processing');
      if (isDone) location.assign(returnUrl);
      else if (error) unlock(error.message || 'Please check what you typed.');
      return !error || isDone;
    } catch {
      unlock('The connection failed. Please try again.');
      return false;
    }
  };
  express.on('confirm', async (event) => {
    if (!(await confirm())) event.paymentFailed({ reason: 'fail' });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.disabled) confirm();
  });
})();`;

export const stepStyle = `
#payment-element{min-height:120px;min-width:0}
#express-element{min-width:0}
#express-or{margin:16px 0;text-align:center}
#pay-status{margin:0;color:#b42318;font-weight:600}
#pay-status:empty{display:none}
@media (prefers-color-scheme:dark){#pay-status{color:#fda29b}}
#pay button:disabled{opacity:.6;cursor:default}
#held{font-variant-numeric:tabular-nums}
.back{margin-top:20px;text-align:center}`;
