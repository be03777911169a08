import { expect, it } from 'vitest';
import { ApiError, invalidFields } from '../errors.ts';
import { cartMessages } from '../messages/cart.ts';
import { z } from 'zod';
import { describeIssue } from '../describe-issue.ts';
import { makeSay } from './say.ts';
import { errorBodyIn, errorSentenceIn } from './translate-error.ts';
import { storefrontWordsOf, visitorWordsOf, type VisitorText } from './words-of.ts';
import { planPhraseKeys } from '../settings/labels.ts';
import { germanPlanPhrase, writePlanPhrase } from './plan-phrase.ts';

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('MSG-01 I18N-05 each text says the same values in German, and says something', () => {
  const words = Object.entries(visitorWordsOf('de')!);
  expect(words.length).toBeGreaterThan(500);
  for (const [english, german] of words) {
    // A label that asks for a choice needs no name of what is chosen.
    if (english === 'Choose a {region}') continue;
    expect(placeholdersOf(german), english).toEqual(placeholdersOf(english));
    expect(german.trim(), english).not.toBe('');
  }
});

it('I18N-05 English is what stands in the code; German counts for all of its countries', () => {
  expect(visitorWordsOf('en-GB')).toBeUndefined();
  expect(storefrontWordsOf('fr')).toBeUndefined();
  const english = makeSay<VisitorText>(visitorWordsOf('en'));
  expect(english(cartMessages.minimumOrder, { subtotal: '$5.00' })).toBe(
    'Checkout requires an order subtotal of $5.00 or more.',
  );
  const austrian = makeSay<VisitorText>(visitorWordsOf('de-AT'));
  expect(austrian(cartMessages.minimumOrder, { subtotal: '5 €' })).toBe(
    'Der Mindestbestellwert beträgt 5 €.',
  );
  expect(austrian('')).toBe('');
});

it('ATC-09 MSG-01 an error is told in the language of its reader, with values and fields', () => {
  const minimum = new ApiError('minimum_order', { subtotal: '5 €' });
  expect(errorSentenceIn(minimum, 'de')).toBe('Der Mindestbestellwert beträgt 5 €.');
  expect(errorBodyIn(minimum, 'en')).toEqual(minimum.toBody());
  const sentence = 'Please select the Size option.';
  const errors = { 'variant.Size': sentence };
  const unselected = new ApiError('options_unselected', { sentence }, { errors });
  expect(errorBodyIn(unselected, 'de')).toMatchObject({
    message: 'Bitte wählen Sie die Option Size.',
    errors: { 'variant.Size': 'Bitte wählen Sie die Option Size.' },
  });
  const parsed = z
    .object({ name: z.string().min(3) })
    .safeParse({ name: 'a' }, { error: describeIssue });
  expect(errorBodyIn(invalidFields(parsed.error!), 'de').errors).toEqual({
    name: 'Bitte schreiben Sie mindestens 3 Zeichen.',
  });
});

it('ENT-12 SUBS-02 the price of a plan is a phrase of the language', () => {
  const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 } as const;
  expect(writePlanPhrase('$10.00', plan, { locale: 'en-US' })).toBe(
    '$10.00 every 2 weeks for 1 year',
  );
  expect(writePlanPhrase('10 €', plan, { locale: 'de' })).toBe('10 € alle 2 Wochen, 1 Jahr lang');
  const monthly = { billingPeriod: { value: 1, unit: 'MONTH' } } as const;
  const phrasing = { locale: 'de-AT', hasSeveralPrices: true };
  expect(writePlanPhrase('10 €', monthly, phrasing)).toBe('ab 10 € jeden Monat');
  const key = 'productPrice__singlePrice__nWeekly__limited__1Years';
  expect(planPhraseKeys).toContain(key);
  expect(germanPlanPhrase(key)).toBe(
    '{price} alle {billingPeriodValue} Wochen, {duration} Jahr lang',
  );
});
