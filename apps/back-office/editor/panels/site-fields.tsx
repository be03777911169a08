/** Fields that name something of the site: a product, a page of items, a category, a form and such. */
import type { PanelField } from '@sitewright/blocks';
import { isOfBlocks, type CallInput } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FoundProducts } from '../../features/products/product-finder.tsx';
import { productTexts } from '../../features/products/product-texts.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from '../editor.module.css';
import { NewFormButton } from '../insert/new-form-button.tsx';

const texts = defineTexts({
  none: { en: 'None chosen', de: 'Nichts gewählt' },
  all: { en: 'All', de: 'Alle' },
  gone: { en: 'No longer there', de: 'Nicht mehr vorhanden' },
});

/** A field of one of these kinds. */
export type SitePanelField = Extract<
  PanelField,
  { kind: 'product' | 'collection' | 'category' | 'menu' | 'form' | 'donation' | 'plan' }
>;

interface SiteFieldProps<Field extends PanelField> {
  readonly field: Field;
  /** An id; empty: none. */
  readonly value: string;
  /** All fields of the block. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** The field by its kind. */
export function SiteField({ field, ...rest }: SiteFieldProps<SitePanelField>) {
  switch (field.kind) {
    case 'product':
      return <ProductChoice field={field} {...rest} />;
    case 'collection':
      return <CollectionChoice field={field} {...rest} />;
    case 'category':
      return <CategoryChoice field={field} {...rest} />;
    case 'menu':
      return <MenuChoice field={field} {...rest} />;
    case 'form':
    case 'donation':
    case 'plan':
      return <ThingOfSite field={field} {...rest} />;
  }
}

type FieldOf<Kind extends SitePanelField['kind']> = Extract<SitePanelField, { kind: Kind }>;
type ThingField = Extract<SitePanelField, { kind: 'form' | 'donation' | 'plan' }>;

function ProductChoice({ field, value, isDisabled, onChange }: SiteFieldProps<FieldOf<'product'>>) {
  const write = useTexts();
  const [search, setSearch] = useState('');
  const chosen = useChoices({ kind: 'product', id: value }, value !== '');
  const found = useChoices({ kind: 'product', search }, search !== '');
  const gone = chosen && write(productTexts.goneProduct);
  const name = chosen?.[0]?.name ?? gone ?? '';
  return (
    <fieldset className={classes['link']} disabled={isDisabled}>
      <legend>{write(field.label)}</legend>
      <output>{value === '' ? write(texts.none) : name}</output>
      <SearchField label={write(productTexts.findRelated)} value={search} onSearch={setSearch} />
      {search !== '' && found && (
        <FoundProducts
          found={found.filter(({ id }) => id !== value)}
          hasOthers={found.some(({ id }) => id === value)}
          onChoose={onChange}
        />
      )}
    </fieldset>
  );
}

type ChoiceQuery = CallInput<'GET /api/sites/:identifier/block-choices'>['query'];

/** By name; undefined until they are there. */
function useChoices(query: ChoiceQuery, isWanted = true) {
  const { identifier } = useSite();
  const read = useRead(
    'GET /api/sites/:identifier/block-choices',
    { params: { identifier }, query },
    { isWanted },
  );
  return read.state === 'success' ? read.answer.choices : undefined;
}

const holds = {
  products: (typeName: string) => typeName === 'products',
  posts: (typeName: string) => typeName !== 'products' && !isOfBlocks(typeName),
  events: (typeName: string) => typeName === 'events',
  any: (typeName: string) => !isOfBlocks(typeName),
} as const;

function useCollections() {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  return read.state === 'success' ? read.answer.pages : undefined;
}

function CollectionChoice({ field, ...rest }: SiteFieldProps<FieldOf<'collection'>>) {
  const choices = useCollections()
    ?.filter(({ typeName }) => holds[field.holds](typeName))
    .map(({ id, title, urlId }) => ({ value: id, label: title || `/${urlId}` }));
  return <ChoiceByName field={field} choices={choices} {...rest} />;
}

function MenuChoice({ field, ...rest }: SiteFieldProps<FieldOf<'menu'>>) {
  const { identifier } = useSite();
  const read = useRead('GET /api/commondata/GetSiteLayout', { query: { site: identifier } });
  const menus = read.state === 'success' ? read.answer.layout : undefined;
  const choices = menus?.map(({ identifier: value, title }) => ({ value, label: title || value }));
  return <ChoiceByName field={field} choices={choices} {...rest} />;
}

function ThingOfSite({ field, ...rest }: SiteFieldProps<ThingField>) {
  const choices = useChoices({ kind: field.kind })?.map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <>
      <ChoiceByName field={field} choices={choices} {...rest} />
      {field.kind === 'form' && !rest.isDisabled && (
        <div>
          <NewFormButton onMade={rest.onChange} />
        </div>
      )}
    </>
  );
}

/** One of the things that there are, or none yet. */
function ChoiceByName({
  field,
  choices,
  value,
  isDisabled,
  onChange,
}: Omit<SiteFieldProps<SitePanelField>, 'data'> & {
  /** Undefined until they are there: a press would open nothing. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | undefined;
}) {
  const write = useTexts();
  return (
    <SelectField
      label={write(field.label)}
      {...(field.help && { help: write(field.help) })}
      placeholder={write(texts.none)}
      choices={choices ?? []}
      value={choices?.some((choice) => choice.value === value) ? value : null}
      isDisabled={isDisabled || choices === undefined}
      onChange={onChange}
    />
  );
}

/** Categories of stores are chosen; what posts are filed under is written. */
function CategoryChoice({
  field,
  value,
  data,
  isDisabled,
  onChange,
}: SiteFieldProps<FieldOf<'category'>>) {
  const write = useTexts();
  const collectionId = data[field.of];
  const page = useCollections()?.find(({ id }) => id === collectionId);
  const isStore = page?.typeName === 'products';
  const categories = useChoices({ kind: 'category' }, isStore);
  if (page && !isStore) {
    return (
      <TextField
        label={write(field.label)}
        value={value}
        maxLength={60}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    );
  }
  const own = (categories ?? [])
    .filter((category) => category.collectionId === collectionId)
    .map(({ id, name, depth = 0 }) => ({ value: id, label: `${'– '.repeat(depth)}${name}` }));
  const known = [{ value: '', label: write(texts.all) }, ...own];
  const isGone = categories !== undefined && !known.some((choice) => choice.value === value);
  return (
    <SelectField
      label={write(field.label)}
      choices={isGone ? [...known, { value, label: write(texts.gone) }] : known}
      value={value}
      isDisabled={isDisabled || !page}
      onChange={onChange}
    />
  );
}
