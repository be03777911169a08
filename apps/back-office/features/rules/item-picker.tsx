import type { ItemChoiceName } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/filter-chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './item-picker.module.css';

const texts = defineTexts({
  add: { en: 'Add {name}', de: '{name} hinzufügen' },
  none: { en: 'Nothing of that name.', de: 'Nichts mit diesem Namen.' },
  noOther: { en: 'Nothing else of that name.', de: 'Sonst nichts mit diesem Namen.' },
  gone: { en: 'Gone', de: 'Gelöscht' },
});

/** Chooses products or categories by their names. */
export function ItemPicker({
  label,
  kind,
  ids,
  most = 1000,
  onChange,
}: {
  label: string;
  kind: 'products' | 'categories';
  ids: readonly string[];
  most?: number;
  onChange: (ids: string[]) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [search, setSearch] = useState('');
  const params = { identifier };
  const address = 'POST /api/sites/:identifier/item-choices';
  const found = useRead(
    address,
    { params, body: { search } },
    { isWanted: search !== '', keepsPrevious: true },
  );
  const named = useRead(
    address,
    { params, body: { ids: [...ids] } },
    { isWanted: ids.length > 0, keepsPrevious: true },
  );
  const names = new Map(named.state === 'success' ? named.answer[kind].map(toPair) : []);
  const all = search !== '' && found.state === 'success' ? found.answer[kind] : undefined;
  const matches = (all ?? []).filter(({ id }) => !ids.includes(id));
  return (
    <div className={classes['picker']}>
      {ids.length > 0 && (
        <div className={classes['chosen']}>
          {ids.map((id) => (
            <FilterChip
              key={id}
              name={names.get(id) ?? (named.state === 'success' ? write(texts.gone) : '…')}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
      {ids.length < most && <SearchField label={label} value={search} onSearch={setSearch} />}
      {matches.length > 0 && (
        <ul className={classes['found']}>
          {matches.map(({ id, name }) => (
            <li key={id}>
              <Button
                isSmall
                aria-label={write(texts.add, { name })}
                onPress={() => {
                  onChange([...ids, id]);
                  setSearch('');
                }}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {all && matches.length === 0 && (
        <p className={classes['none']}>{write(all.length === 0 ? texts.none : texts.noOther)}</p>
      )}
    </div>
  );
}

function toPair({ id, name }: ItemChoiceName): [string, string] {
  return [id, name];
}
