import { settingsGroups } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { openValues } from './open-values.ts';

it('tells no secret of what is typed into settings', () => {
  const settings = Object.entries(settingsGroups).flatMap(([group, { fields }]) =>
    Object.entries(fields).map(([field, { visibility }]) => ({ group, field, visibility })),
  );
  const values = {
    'payments:manual': true,
    'payments:stripePublishableKey': 'pk_1',
    'payments:stripeSecretKey': 'sk_1',
    'payments:stripeWebhookSecret': 'whsec_1',
  };
  expect(openValues(values, settings)).toEqual({
    'payments:manual': true,
    'payments:stripePublishableKey': 'pk_1',
  });
});
