import { flag, staffField } from '../../settings/define-settings.ts';

/** What an owner decides about the test provider. */
export const testPaymentSettings = {
  test: staffField(flag(false), 'The test provider is offered: cards that take no money'),
};
