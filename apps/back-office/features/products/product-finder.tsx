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
      {search !== '' && <Results search={search} without={without} onChoose={onChoose} />}
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
  const read = useRead('GET /api/sites/:identifier/products', {
    params: { identifier },
    query: { search, limit: shownResults },
  });
  if (read.state !== 'success') return null;
  const found = read.answer.products.filter(({ id }) => !without.includes(id));
  return (
    <FoundProducts
      found={found.map(({ id, title }) => ({ id, name: title }))}
      onChoose={onChoose}
    />
  );
}

/** What was found: each has a button. */
export function FoundProducts({
  found,
  onChoose,
}: {
  found: readonly { readonly id: string; readonly name: string }[];
  onChoose: (id: string) => void;
}) {
  const write = useTexts();
  if (found.length === 0) {
    return <output className={classes['muted']}>{write(texts.nothingFound)}</output>;
  }
  return (
    <ul className={classes['orderedList']}>
      {found.map(({ id, name }) => (
        <li key={id}>
          <Button
            kind="quiet"
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
