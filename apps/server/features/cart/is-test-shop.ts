import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** True where no way to pay takes real money: its carts see the uses of test orders, and no others. */
export function isTestShop(site: Site): boolean {
  const settings = readSettings(site, 'payments');
  return !takesRealMoney(site) && (settings.test || settings.paypal || settings.stripe);
}

/** True where a way to pay takes real money. */
export function takesRealMoney(site: Site): boolean {
  const settings = readSettings(site, 'payments');
  const isStripeTest = settings.stripePublishableKey.startsWith('pk_test_');
  return (
    settings.manual ||
    settings.cash ||
    settings.invoice ||
    (settings.paypal && !settings.paypalSandbox) ||
    (settings.stripe && !isStripeTest)
  );
}
