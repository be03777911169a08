import { orderChannels, orderFulfillmentStates, orderPaymentStates } from '@sitewright/contract';
import type { ReactNode } from 'react';
import type { ListState } from '../../data/use-list-state.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { filterNames, reportFilterNames, type FilterName } from './order-query.ts';
import { channelTexts, fulfillmentTexts, orderTexts, paymentTexts } from './order-texts.ts';

const texts = defineTexts({
  search: {
    en: 'Search by number, name, email or SKU',
    de: 'Suche nach Nummer, Name, E-Mail oder SKU',
  },
  money: { en: 'Payment: {value}', de: 'Zahlung: {value}' },
  handed: { en: 'Fulfilment: {value}', de: 'Versand: {value}' },
  channel: { en: 'From: {value}', de: 'Über: {value}' },
  tests: { en: 'Test orders only', de: 'Nur Testbestellungen' },
  noTests: { en: 'Without test orders', de: 'Ohne Testbestellungen' },
  today: { en: 'Today', de: 'Heute' },
  week: { en: 'Last 7 days', de: 'Letzte 7 Tage' },
  month: { en: 'Last 30 days', de: 'Letzte 30 Tage' },
  since: { en: 'Since {value}', de: 'Seit {value}' },
  until: { en: 'Until {value}', de: 'Bis {value}' },
  product: { en: 'One product', de: 'Ein Produkt' },
  customer: { en: 'One customer', de: 'Eine Person' },
  carts: {
    en: 'Paid, cart begun {from} to {to}',
    de: 'Bezahlt, Warenkorb vom {from} bis {to}',
  },
  report: { en: 'In the report of {from} to {to}', de: 'Im Bericht vom {from} bis {to}' },
});

interface FilterChoice {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
}

/** The day so many days ago, by the calendar of whoever looks. */
function dayBefore(days: number): string {
  const at = new Date();
  at.setDate(at.getDate() - days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

function listChoices(write: WriteText): FilterChoice[] {
  const of = (name: FilterName, value: string, text: ScreenText, label?: ScreenText) => ({
    name,
    value,
    label: label ? write(text, { value: write(label) }) : write(text),
  });
  return [
    ...orderPaymentStates.map((state) => of('payment', state, texts.money, paymentTexts[state])),
    ...orderFulfillmentStates.map((state) =>
      of('fulfillment', state, texts.handed, fulfillmentTexts[state]),
    ),
    ...orderChannels.map((one) => of('channel', one, texts.channel, channelTexts[one])),
    of('needsPerson', 'true', orderTexts.needsPerson),
    of('toSend', 'true', orderTexts.toSend),
    of('hasRest', 'true', orderTexts.restDue),
    of('isTest', 'false', texts.noTests),
    of('isTest', 'true', texts.tests),
    of('from', dayBefore(0), texts.today),
    of('from', dayBefore(6), texts.week),
    of('from', dayBefore(29), texts.month),
  ];
}

/** Search, filters to choose from, and those that are set. */
export function OrderFilters({
  list,
  children,
}: {
  readonly list: ListState;
  /** Behind them. */
  readonly children?: ReactNode;
}) {
  const write = useTexts();
  const choices = listChoices(write);
  const nameChip = (name: FilterName, value: string): string => {
    if (name === 'from') return write(texts.since, { value });
    if (name === 'to') return write(texts.until, { value });
    if (name === 'product') return write(texts.product);
    if (name === 'customer') return write(texts.customer);
    if (name === 'report') {
      const { reportFrom: from = '', reportTo: to = '' } = list.values;
      return write(texts.report, { from, to });
    }
    if (name === 'cartFrom') {
      return write(texts.carts, { from: value, to: list.values['cartTo'] ?? '' });
    }
    return choices.find((one) => one.name === name && one.value === value)?.label ?? value;
  };
  return (
    <FilterBar>
      <SearchField
        label={write(texts.search)}
        value={list.values['search'] ?? ''}
        onSearch={(search) => list.set({ search })}
      />
      <FilterMenu
        choices={choices.map(({ name, value, label }) => ({
          id: `${name}:${value}`,
          label,
          onAction: () => list.set({ [name]: value }),
        }))}
      />
      {filterNames.map((name) => {
        const value = list.values[name];
        return value === undefined ? null : (
          <FilterChip
            key={name}
            name={nameChip(name, value)}
            onRemove={() => list.set(without(name))}
          />
        );
      })}
      {children}
    </FilterBar>
  );
}

/** A number of a report is one filter with several names. */
function without(name: FilterName): Record<string, undefined> {
  const names =
    name === 'report'
      ? reportFilterNames
      : name === 'cartFrom'
        ? (['cartFrom', 'cartTo'] as const)
        : [name];
  return Object.fromEntries(names.map((one) => [one, undefined]));
}
