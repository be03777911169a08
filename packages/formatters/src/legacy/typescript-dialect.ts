import type { Formatter, Predicate } from '@sitewright/template';
import { cartSubtotal } from '../commerce/cart.ts';
import { summaryFormField } from '../commerce/summary-form-field.ts';
import { urlEncode } from '../core/encode.ts';
import { plural, singular } from '../core/counting.ts';
import { createDateFormatter } from '../date/date.ts';
import { english } from '../date/strftime.ts';
import type { PluginGroup } from '../plugin.ts';
import { calendarUrl, googleCalendarUrl } from '../social/google-calendar-url.ts';
import { percentEncode } from '../text/percent-encode.ts';
import { asNumber, asText, getKey } from '../values/read.ts';
import { datetimefield, unit } from './emptied.ts';
import { i18nMoneyFormat } from './i18n-money-format.ts';
import { moneyFormat, moneyFormatCamel, moneyString } from './money-format.ts';

function unchanged({ name }: { readonly name: string }): Formatter {
  return {
    name,
    run: (value) => value,
  };
}

const percentEncoded: Formatter = {
  name: urlEncode.name,
  run: (value) => percentEncode(asText(value)),
};

const fixedSubtotal: Formatter = {
  name: cartSubtotal.name,
  run: () => 'deprecated, do not use',
};

const escapedCalendarUrl: Formatter = {
  name: googleCalendarUrl.name,
  run: (event) => calendarUrl(event, legacyEscape(asText(getKey(event, 'title')))),
};

/** The encoding of the old global `escape`: UTF-16 units as `%XX` or `%uXXXX`. */
function legacyEscape(text: string): string {
  return text.replace(/[^\w@*+\-./]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return code.length > 2 ? `%u${code.padStart(4, '0')}` : `%${code.padStart(2, '0')}`;
  });
}

/** It cannot write a likert field that has no answers. */
const strictSummaryField: Formatter = {
  name: summaryFormField.name,
  run: (field, args, ctx, values) => {
    const isLikert = asText(getKey(field, 'type')) === 'likert';
    const answers = getKey(field, 'values');
    if (isLikert && (answers === undefined || answers === null)) {
      throw new TypeError('A likert field has no values');
    }
    return summaryFormField.run(field, args, ctx, values);
  },
};

/** `%s` counts seconds in 32 bits, so that it turns negative in 2038. */
const shortSecondsDate = createDateFormatter({
  ...english,
  s: ({ epoch }) => String((epoch / 1000) | 0),
});

const exactPlural: Predicate = { name: plural.name, test: (value) => asNumber(value) > 1 };

const exactSingular: Predicate = {
  name: singular.name,
  test: (value) => asNumber(value) === 1,
};

/**
 * What the TypeScript engine of the language answers where the Java engine, which renders pages,
 * is ahead of it. Only for comparing with that engine.
 */
export const typescriptDialect: PluginGroup = {
  name: 'typescript-dialect',
  formatters: [
    ...[moneyFormat, moneyFormatCamel, moneyString, i18nMoneyFormat, datetimefield, unit].map(
      unchanged,
    ),
    fixedSubtotal,
    percentEncoded,
    escapedCalendarUrl,
    strictSummaryField,
    shortSecondsDate,
  ],
  predicates: [exactPlural, exactSingular],
};
