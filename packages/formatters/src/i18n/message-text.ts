import type { CLDR, CurrencyType, GregorianDate } from '@phensley/cldr';
// From its parts: a browser that writes messages does without the data of locales.
import { Decimal } from '@phensley/decimal';
import {
  buildMessageMatcher,
  DefaultMessageArgConverter,
  MessageEngine,
  type MessageFormatFuncMap,
} from '@phensley/messageformat';
import { pluralRules } from '@phensley/plurals';
import type { PluginContext } from '@sitewright/template';
import { BoundedMap } from '../values/bounded-map.ts';
import { asNumber, asText, getKey } from '../values/read.ts';
import type { Budget } from '../values/charge.ts';
import { readDateOptions, readIntervalOptions } from './date-options.ts';
import { ONE, parseDecimal, ZERO } from './decimal-value.ts';
import { LOCALE_STEPS } from './locale-cost.ts';
import { localeOf } from './locale.ts';
import { parseMessage } from './parsed-message.ts';
import type { ParsedMessage, SimplePart } from './parsed-message.ts';
import { readMoney } from './money-value.ts';
import { readCurrencyOptions, readDecimalOptions } from './number-options.ts';
import { timeZoneOf } from './time-zone.ts';

/** The arguments of a message by place. Null stands for missing. */
export interface MessageArguments {
  readonly positional: readonly unknown[];
  /** The name of each argument, undefined for one that has none. */
  readonly names: readonly (string | undefined)[];
}

const MAX_MESSAGES = 1000;

/** The amount of a money value, undefined for all other values. */
function amountOf(value: unknown): unknown {
  const amount = getKey(value, 'decimalValue');
  return amount === undefined ? getKey(value, 'value') : amount;
}

/** The run that a message is written for. */
interface Writing {
  readonly ctx: Budget;
  readonly zoneOf: () => string;
}

/** Reads JSON values as the message engine needs them; missing and its own numbers it knows. */
class JsonConverter extends DefaultMessageArgConverter {
  /** Who pays for what is read. */
  ctx: Budget | undefined;

  override asString(value: unknown): string {
    if (value === undefined || value instanceof Decimal) return super.asString(value);
    const amount = amountOf(value);
    const text = asText(amount === undefined ? value : amount);
    this.ctx?.chargeText(text.length);
    return text;
  }

  override asDecimal(value: unknown): Decimal {
    if (value === undefined || value instanceof Decimal) return super.asDecimal(value);
    const amount = amountOf(value);
    if (amount === undefined && typeof value === 'boolean') return value ? ONE : ZERO;
    const text = asText(amount === undefined ? value : amount);
    return (this.ctx && parseDecimal(text, this.ctx)) ?? ZERO;
  }
}

const READ_KEY = 'i18n/messages';

/** Messages of one locale. Parsed messages are kept for as long as the locale object. */
class LocaleMessages {
  readonly #cldr: CLDR;
  readonly #converter = new JsonConverter();
  readonly #formatters: MessageFormatFuncMap;
  readonly #matcher: ReturnType<typeof buildMessageMatcher>;
  readonly #plurals: ReturnType<typeof pluralRules.get>;
  readonly #parsed = new BoundedMap<ParsedMessage>(MAX_MESSAGES);
  #writing: Writing | undefined;

  constructor(cldr: CLDR) {
    this.#cldr = cldr;
    this.#formatters = this.#makeFormatters();
    this.#matcher = buildMessageMatcher(Object.keys(this.#formatters));
    const bundle = cldr.General.bundle();
    this.#plurals = pluralRules.get(bundle.language(), bundle.region());
  }

  write(ctx: PluginContext, text: string, values: MessageArguments, zoneOf: () => string): string {
    const { code, parts, writeSteps } = this.#read(text, ctx);
    ctx.charge(writeSteps);
    this.#writing = { ctx, zoneOf };
    this.#converter.ctx = ctx;
    if (parts) return this.#fill(parts, values);
    const engine = new MessageEngine(this.#plurals, this.#converter, this.#formatters, code);
    return engine.evaluate([...values.positional], toNamed(values));
  }

  /** A message is read, or paid for as if it were, once a run; long ones are kept no longer. */
  #read(text: string, ctx: PluginContext): ParsedMessage {
    let read = ctx.cache.get(READ_KEY) as Map<string, ParsedMessage> | undefined;
    if (!read) ctx.cache.set(READ_KEY, (read = new Map()));
    let message = read.get(text);
    if (message) return message;
    message = this.#parsed.get(text);
    if (message) ctx.charge(message.readSteps);
    else this.#parsed.set(text, (message = parseMessage(text, this.#matcher, ctx)));
    read.set(text, message);
    return message;
  }

  #fill(parts: readonly SimplePart[], values: MessageArguments): string {
    let text = '';
    for (const part of parts) {
      text +=
        typeof part === 'string' ? part : this.#converter.asString(find(part.argument, values));
    }
    return text;
  }

  #makeFormatters(): MessageFormatFuncMap {
    const money = (args: unknown[], list: string[]) => this.#money(args, list);
    const number = (args: unknown[], list: string[]) => this.#number(args, list);
    return {
      money,
      currency: money,
      number,
      decimal: number,
      datetime: (args: unknown[], list: string[]) => this.#datetime(args, list),
      'datetime-interval': (args: unknown[], list: string[]) => this.#interval(args, list),
    };
  }

  #money([value]: unknown[], list: string[]): string {
    const pair = readMoney(value);
    if (!pair) return '';
    const amount = this.#converter.asDecimal(pair.amount);
    const code = this.#converter.asString(pair.code);
    return this.#cldr.Numbers.formatCurrency(
      amount,
      code as CurrencyType,
      readCurrencyOptions(list),
    );
  }

  #number([value]: unknown[], list: string[]): string {
    if (value === undefined) return '';
    const number = this.#converter.asDecimal(value);
    return this.#cldr.Numbers.formatDecimal(number, readDecimalOptions(list));
  }

  #datetime([value]: unknown[], list: string[]): string {
    const date = asNumber(value);
    if (value === undefined || !Number.isFinite(date)) return '';
    this.#writing?.ctx.charge(LOCALE_STEPS.date);
    return this.#cldr.Calendars.formatDate(this.#toDate(date), readDateOptions(list));
  }

  #interval([start, end]: unknown[], list: string[]): string {
    if (start === undefined || end === undefined) return '';
    this.#writing?.ctx.charge(LOCALE_STEPS.dateInterval);
    const [from, to] = [this.#toDate(asNumber(start)), this.#toDate(asNumber(end))];
    return this.#cldr.Calendars.formatDateInterval(from, to, readIntervalOptions(list));
  }

  #toDate(date: number): GregorianDate {
    return this.#cldr.Calendars.toGregorianDate({ date, zoneId: this.#writing?.zoneOf() });
  }
}

/** An argument by its name, of which the last counts, else by its place. */
function find(argument: string | number, { names, positional }: MessageArguments): unknown {
  const place = names.lastIndexOf(String(argument));
  if (place !== -1) return positional[place];
  return typeof argument === 'number' ? positional[argument] : undefined;
}

function toNamed({ names, positional }: MessageArguments): Record<string, unknown> {
  const named = Object.create(null) as Record<string, unknown>;
  for (const [place, name] of names.entries()) {
    if (name !== undefined) named[name] = positional[place];
  }
  return named;
}

const known = new WeakMap<CLDR, LocaleMessages>();

/**
 * Fills in a message in the locale of the run: arguments, plurals, choices, dates and amounts.
 * '' without a locale. Throws a RangeError when it is nested beyond all use.
 */
export function writeMessage(
  ctx: PluginContext,
  text: string,
  values: MessageArguments,
  zoneOf: (ctx: PluginContext) => string = timeZoneOf,
): string {
  const cldr = localeOf(ctx);
  if (!cldr) return '';
  let messages = known.get(cldr);
  if (!messages) known.set(cldr, (messages = new LocaleMessages(cldr)));
  return messages.write(ctx, text, values, () => zoneOf(ctx));
}
