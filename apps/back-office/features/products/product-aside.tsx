import { STANDARD_CLASS, UNTAXED_CLASS } from '@sitewright/commerce';
import type { StaffProduct } from '@sitewright/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { FormChoice } from '../forms/form-choice.tsx';
import { FileField } from '../media/file-field.tsx';
import { InstantField } from '../rules/instant-field.tsx';
import { CategoryField } from './category-field.tsx';
import { PlanField } from './plan-field.tsx';
import type { ProductForm } from './product-fields.ts';
import { productTexts as texts } from './product-texts.ts';
import { StorePageOfProduct } from './store-page/store-page-of-product.tsx';
import { hasStock, type ProductTypeName } from './product-types.ts';

interface EditorPart {
  readonly edit: EditForm<ProductForm>;
}

/** Who sees it. */
export function VisibilityFields({
  edit: { form },
  isArchived,
}: EditorPart & { isArchived: boolean }) {
  const write = useTexts();
  const { timeZone } = useSite();
  return (
    <>
      <FormField
        control={form.control}
        name="isVisible"
        render={({ value, onChange }) => (
          <SwitchField
            isSelected={value}
            onChange={(isVisible) => {
              onChange(isVisible);
              if (isVisible) form.setValue('publishOn', null, { shouldDirty: true });
            }}
            isDisabled={isArchived}
          >
            {write(texts.isVisible)}
          </SwitchField>
        )}
      />
      {!isArchived && (
        <FormField
          control={form.control}
          name="publishOn"
          render={({ value, onChange, error }) => (
            <InstantField
              label={write(texts.publishOn)}
              help={write(texts.publishOnHelp, { zone: zoneName(timeZone) })}
              error={error}
              value={value}
              onChange={(publishOn) => {
                onChange(publishOn);
                if (publishOn !== null) form.setValue('isVisible', false, { shouldDirty: true });
              }}
            />
          )}
        />
      )}
      <FormField
        control={form.control}
        name="isFeatured"
        render={({ value, onChange }) => (
          <SwitchField isSelected={value} onChange={onChange}>
            {write(texts.isFeatured)}
          </SwitchField>
        )}
      />
    </>
  );
}

/** Where it belongs. */
export function OrganizationFields({ edit, product }: EditorPart & { product: StaffProduct }) {
  const write = useTexts();
  const { form } = edit;
  const collectionId = useWatch({ control: form.control, name: 'collectionId' });
  return (
    <>
      <StorePageOfProduct edit={edit} product={product} />
      <FormField
        control={form.control}
        name="tags"
        render={({ value, onChange, error }) => (
          <TagsField
            key={value.join(',')}
            tags={value}
            onChange={onChange}
            label={write(texts.tags)}
            help={write(texts.tagsHelp)}
            error={error}
          />
        )}
      />
      <FormField
        control={form.control}
        name="categoryIds"
        render={({ value, onChange }) => (
          <CategoryField collectionId={collectionId} ids={value} onChange={onChange} />
        )}
      />
    </>
  );
}

function TagsField({
  tags,
  onChange,
  ...rest
}: {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  label: string;
  help: string;
  error: string | undefined;
}) {
  const [typed, setTyped] = useState(tags.join(', '));
  const commit = () => {
    const parts = typed.split(',').map((one) => one.trim());
    onChange([...new Set(parts.filter(Boolean))]);
  };
  return <TextField {...rest} value={typed} onChange={setTyped} onBlur={commit} />;
}

/** How it is bought, and what is owed on it. */
export function SellingFields({ edit: { form }, type }: EditorPart & { type: ProductTypeName }) {
  const write = useTexts();
  const variants = useWatch({ control: form.control, name: 'variants' });
  return (
    <>
      {type !== 'giftCard' && (
        <FormField
          control={form.control}
          name="subscriptionPlan"
          render={({ value, onChange }) => (
            <PlanField plan={value} priceCents={lowestPrice(variants)} onChange={onChange} />
          )}
        />
      )}
      <FormField
        control={form.control}
        name="taxClass"
        render={({ value, onChange }) => (
          <SelectField
            label={write(texts.taxClass)}
            value={value}
            onChange={onChange}
            choices={[
              { value: STANDARD_CLASS, label: write(texts.taxStandard) },
              { value: 'reduced', label: write(texts.taxReduced) },
              { value: UNTAXED_CLASS, label: write(texts.untaxed) },
              ...([STANDARD_CLASS, 'reduced', UNTAXED_CLASS].includes(value)
                ? []
                : [{ value, label: value }]),
            ]}
          />
        )}
      />
      <FormField
        control={form.control}
        name="addButtonText"
        render={({ value, onChange, ...field }) => (
          <TextField
            label={write(texts.addButtonText)}
            help={write(texts.addButtonHelp)}
            value={value ?? ''}
            onChange={(text) => onChange(text === '' ? null : text)}
            {...field}
          />
        )}
      />
      <FormField
        control={form.control}
        name="formId"
        render={({ value, onChange }) => (
          <FormChoice formId={value} onChange={onChange} isGift={type === 'giftCard'} />
        )}
      />
      <FormField
        control={form.control}
        name="audioAssetId"
        render={({ value, onChange }) => (
          <FileField
            kind="audio"
            label={write(texts.audio)}
            help={write(texts.audioHelp)}
            value={value ?? ''}
            isDisabled={false}
            onChange={(id) => onChange(id === '' ? null : id)}
          />
        )}
      />
      {hasStock(type) && <StockWords edit={{ form }} />}
    </>
  );
}

/** What it says of its stock instead of what the shop says. PDP-15 */
function StockWords({ edit: { form } }: { edit: Pick<EditForm<ProductForm>, 'form'> }) {
  const write = useTexts();
  const words = [
    { name: 'soldOutText', label: texts.soldOutText, help: texts.asShop },
    { name: 'scarcityText', label: texts.scarcityText, help: texts.scarcityHelp },
  ] as const;
  return words.map(({ name, label, help }) => (
    <FormField
      key={name}
      control={form.control}
      name={name}
      render={({ value, onChange, ...field }) => (
        <TextField
          label={write(label)}
          help={write(help)}
          value={value ?? ''}
          onChange={(text) => onChange(text === '' ? null : text)}
          {...field}
        />
      )}
    />
  ));
}

/** What a period costs at least. */
function lowestPrice(variants: ProductForm['variants']): number {
  const prices = variants.map(({ onSale, salePriceCents, priceCents }) =>
    onSale ? salePriceCents : priceCents,
  );
  return prices.length === 0 ? 0 : Math.min(...prices);
}
