import { staffLimits } from '@sitewright/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';

const shownResults = 8;

/** Finds products by what is typed; each that is found has a button. */
export function ProductFinder({
  without,
  onChoose,
}: {
  without: readonly string[];
  onChoose: (id: string) => void;
}) {
  const write = useTexts();
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label={write(texts.findRelated)} value={search} onSearch={setSearch} />
      {search !== '' && (
        <Results key={search} search={search} without={without} onChoose={onChoose} />
      )}
    </>
  );
}

function Results({
  search,
  without,
  onChoose,
}: {
  search: string;
  without: readonly string[];
  onChoose: (id: string) => void;
}) {
  const { identifier } = useSite();
  // Those that are left out may be the first ones.
  const limit = Math.min(shownResults + without.length, staffLimits.maxPageSize);
  const read = useRead(
    'GET /api/sites/:identifier/products',
    { params: { identifier }, query: { search, limit } },
    { keepsPrevious: true },
  );
  if (read.state !== 'success') return null;
  const { products } = read.answer;
  const found = products
    .map(({ id, title }) => ({ id, name: title }))
    .filter(({ id }) => !without.includes(id));
  return (
    <FoundProducts
      found={found.slice(0, shownResults)}
      hasOthers={products.length > found.length}
      onChoose={onChoose}
    />
  );
}

/** What was found: each has a button. `hasOthers`: what is chosen already was found, too. */
export function FoundProducts({
  found,
  hasOthers,
  onChoose,
}: {
  found: readonly { readonly id: string; readonly name: string }[];
  hasOthers: boolean;
  onChoose: (id: string) => void;
}) {
  const write = useTexts();
  if (found.length === 0) {
    const none = hasOthers ? texts.nothingElse : texts.nothingFound;
    return <output className={classes['muted']}>{write(none)}</output>;
  }
  return (
    <ul className={classes['orderedList']}>
      {found.map(({ id, name }) => (
        <li key={id}>
          <Button
            kind="quiet"
            isAtEdge
            aria-label={write(texts.addNamed, { name })}
            onPress={() => onChoose(id)}
          >
            <Plus size={16} aria-hidden="true" />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
