import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import type { ListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { filterNames, type FilterName } from './customer-query.ts';

const texts = defineTexts({
  search: { en: 'Search by name, email or phone', de: 'Suche nach Name, E-Mail oder Telefon' },
  optedIn: { en: 'Wants news', de: 'Möchte Newsletter' },
  notOptedIn: { en: 'Wants no news', de: 'Möchte keinen Newsletter' },
  account: { en: 'Has an account', de: 'Hat ein Konto' },
  noAccount: { en: 'Has no account', de: 'Hat kein Konto' },
  spent: { en: 'Spent {value} or more', de: '{value} Umsatz oder mehr' },
  group: { en: 'Group: {value}', de: 'Gruppe: {value}' },
  country: { en: 'Country: {value}', de: 'Land: {value}' },
  month: { en: 'New in the last 30 days', de: 'Neu in den letzten 30 Tagen' },
  year: { en: 'New in the last 365 days', de: 'Neu in den letzten 365 Tagen' },
  since: { en: 'Since {value}', de: 'Seit {value}' },
});

interface Choice {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Minor units. */
const spentSteps = [5_000, 10_000, 50_000, 100_000];

function dayBefore(days: number): string {
  const at = new Date(Date.now() - days * dayMs);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** Search, filters to choose from, and those that are set. */
export function CustomerFilters({
  list,
  children,
}: {
  readonly list: ListState;
  /** Behind them. */
  readonly children?: ReactNode;
}) {
  const write = useTexts();
  const choices = useChoices();
  const nameChip = useChipNames(choices);
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
            onRemove={() => list.set({ [name]: undefined })}
          />
        );
      })}
      {children}
    </FilterBar>
  );
}

function useChoices(): Choice[] {
  const write = useTexts();
  const intl = useIntl();
  const { identifier, currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  const known = useRead('GET /api/sites/:identifier/customers/groups', { params: { identifier } });
  const { groups, countries } =
    known.state === 'success' ? known.answer : { groups: [], countries: [] };
  return [
    { name: 'optedIn', value: 'true', label: write(texts.optedIn) },
    { name: 'optedIn', value: 'false', label: write(texts.notOptedIn) },
    { name: 'hasAccount', value: 'true', label: write(texts.account) },
    { name: 'hasAccount', value: 'false', label: write(texts.noAccount) },
    ...spentSteps.map((cents) => ({
      name: 'spentFrom' as const,
      value: String(cents),
      label: write(texts.spent, { value: writeMoney(cents) }),
    })),
    { name: 'since', value: dayBefore(29), label: write(texts.month) },
    { name: 'since', value: dayBefore(364), label: write(texts.year) },
    ...groups.map((value) => ({
      name: 'group' as const,
      value,
      label: write(texts.group, { value }),
    })),
    ...countries.map((value) => ({
      name: 'country' as const,
      value,
      label: write(texts.country, {
        value: intl.formatDisplayName(value, { type: 'region' }) ?? value,
      }),
    })),
  ];
}

/** A filter that came with the address may be none of the choices. */
function useChipNames(choices: readonly Choice[]): (name: FilterName, value: string) => string {
  const write = useTexts();
  const { currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  return (name, value) => {
    if (name === 'since') return write(texts.since, { value });
    if (name === 'group') return write(texts.group, { value });
    const known = choices.find((one) => one.name === name && one.value === value)?.label;
    if (known !== undefined) return known;
    if (name === 'country') return write(texts.country, { value });
    if (name === 'spentFrom') return write(texts.spent, { value: writeMoney(Number(value) || 0) });
    return value;
  };
}
