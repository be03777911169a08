import {
  buildMessageMatcher,
  Decimal,
  DefaultMessageArgConverter,
  MessageEngine,
  parseMessagePattern,
  pluralRules,
} from '@phensley/cldr';
import type {
  CLDR,
  CurrencyType,
  GregorianDate,
  MessageCode,
  MessageFormatFuncMap,
} from '@phensley/cldr';
import type { PluginContext } from '@sitewright/template';
import { BoundedMap } from '../values/bounded-map.ts';
import { asNumber, asText, getKey } from '../values/read.ts';
import { readDateOptions, readIntervalOptions } from './date-options.ts';
import { ONE, parseDecimal, ZERO } from './decimal-value.ts';
import { localeOf } from './locale.ts';
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

/** The parser reads a message once per level, so that the levels are limited. */
const MAX_NESTING = 200;

/** The code numbers of message nodes that need no engine. */
const TEXT = 0;
const ARGUMENT = 1;
const BLOCK = 4;

type SimplePart = string | { readonly argument: string | number };

interface ParsedMessage {
  readonly code: MessageCode;
  /** The parts of a message that only fills in arguments. */
  readonly parts: readonly SimplePart[] | undefined;
}

/** The amount of a money value, undefined for all other values. */
function amountOf(value: unknown): unknown {
  const amount = getKey(value, 'decimalValue');
  return amount === undefined ? getKey(value, 'value') : amount;
}

/** Reads JSON values as the message engine needs them; missing and its own numbers it knows. */
class JsonConverter extends DefaultMessageArgConverter {
  override asString(value: unknown): string {
    if (value === undefined || value instanceof Decimal) return super.asString(value);
    const amount = amountOf(value);
    return asText(amount === undefined ? value : amount);
  }

  override asDecimal(value: unknown): Decimal {
    if (value === undefined || value instanceof Decimal) return super.asDecimal(value);
    const amount = amountOf(value);
    if (amount === undefined && typeof value === 'boolean') return value ? ONE : ZERO;
    return parseDecimal(asText(amount === undefined ? value : amount)) ?? ZERO;
  }
}

/** Messages of one locale. Parsed messages are kept for as long as the locale object. */
class LocaleMessages {
  readonly #cldr: CLDR;
  readonly #converter = new JsonConverter();
  readonly #formatters: MessageFormatFuncMap;
  readonly #matcher: ReturnType<typeof buildMessageMatcher>;
  readonly #plurals: ReturnType<typeof pluralRules.get>;
  readonly #parsed = new BoundedMap<ParsedMessage>(MAX_MESSAGES);
  #zoneOf: () => string = () => '';

  constructor(cldr: CLDR) {
    this.#cldr = cldr;
    this.#formatters = this.#makeFormatters();
    this.#matcher = buildMessageMatcher(Object.keys(this.#formatters));
    const bundle = cldr.General.bundle();
    this.#plurals = pluralRules.get(bundle.language(), bundle.region());
  }

  write(text: string, values: MessageArguments, zoneOf: () => string): string {
    const { code, parts } = this.#parsed.getOrMake(text, () => this.#parse(text));
    if (parts) return this.#fill(parts, values);
    this.#zoneOf = zoneOf;
    const engine = new MessageEngine(this.#plurals, this.#converter, this.#formatters, code);
    return engine.evaluate([...values.positional], toNamed(values));
  }

  #parse(text: string): ParsedMessage {
    if (isNestedTooDeeply(text)) throw new RangeError('The message is nested too deeply');
    const code = parseMessagePattern(text, this.#matcher);
    return { code, parts: toSimpleParts(code) };
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
    return this.#cldr.Calendars.formatDate(this.#toDate(date), readDateOptions(list));
  }

  #interval([start, end]: unknown[], list: string[]): string {
    if (start === undefined || end === undefined) return '';
    const [from, to] = [this.#toDate(asNumber(start)), this.#toDate(asNumber(end))];
    return this.#cldr.Calendars.formatDateInterval(from, to, readIntervalOptions(list));
  }

  #toDate(date: number): GregorianDate {
    return this.#cldr.Calendars.toGregorianDate({ date, zoneId: this.#zoneOf() });
  }
}

/** Whether more braces are open at one place than a message may have. */
function isNestedTooDeeply(text: string): boolean {
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '{' && ++open > MAX_NESTING) return true;
    if (character === '}' && open > 0) open -= 1;
  }
  return false;
}

function toSimpleParts(code: MessageCode): readonly SimplePart[] | undefined {
  const nodes: readonly MessageCode[] = code[0] === BLOCK ? (code[1] as MessageCode[]) : [code];
  const parts = nodes.map(toSimplePart);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function toSimplePart(code: MessageCode): SimplePart | undefined {
  if (code[0] === TEXT) return code[1] as string;
  return code[0] === ARGUMENT ? { argument: code[1] as string | number } : undefined;
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
 * '' without a locale. Throws a RangeError when it is nested beyond all use. template-language.md §8.
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
  return messages.write(text, values, () => zoneOf(ctx));
}
