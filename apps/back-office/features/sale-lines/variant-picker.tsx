import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import desk from '../desk/desk.module.css';
import { saleTexts as texts } from './sale-texts.ts';
import { nameSellable, useFoundVariants, type Sellable } from './use-sellable.ts';

/** Finds variants by a part of a name or SKU, and hands over the one that is chosen. */
export function VariantPicker({ onAdd }: { onAdd: (variant: Sellable) => void }) {
  const write = useTexts();
  const { currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  const [search, setSearch] = useState('');
  const found = useFoundVariants(search);
  return (
    <div className={desk['form']}>
      <SearchField label={write(texts.find)} value={search} onSearch={setSearch} />
      {found?.length === 0 && <output className={desk['muted']}>{write(texts.nothing)}</output>}
      {found !== undefined && found.length > 0 && (
        <ul className={desk['lines']}>
          {found.map((variant) => (
            <li key={variant.variantId} className={desk['line']}>
              <span className={desk['grow']}>
                {nameSellable(variant)}{' '}
                <span className={desk['muted']}>
                  {[variant.sku, writeMoney(variant.priceCents)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                isSmall
                aria-label={write(texts.add, { name: nameSellable(variant) })}
                onPress={() => {
                  onAdd(variant);
                  setSearch('');
                }}
              >
                <Plus size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
