import type { StaffProduct } from '@sitewright/contract';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { SearchPreview } from '../../ui/search-preview.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ProductForm } from './product-fields.ts';
import { BodyOfBlocks, isOfBlocks } from './body-of-blocks.tsx';
import { productTexts as texts } from './product-texts.ts';
import { useProductPlace } from './store-page/use-product-place.ts';

interface EditorPart {
  readonly edit: EditForm<ProductForm>;
}

/** Name and texts. */
export function BasicFields({ edit: { form }, product }: EditorPart & { product: StaffProduct }) {
  const write = useTexts();
  const { may } = useSite();
  return (
    <>
      <FormField
        control={form.control}
        name="title"
        render={(field) => <TextField label={write(texts.title)} {...field} />}
      />
      <FormField
        control={form.control}
        name="excerpt"
        render={({ value, onChange, error }) => (
          <RichTextField
            label={write(texts.excerpt)}
            value={value}
            onChange={onChange}
            error={error}
          />
        )}
      />
      {!isOfBlocks(product) && (
        <FormField
          control={form.control}
          name="body"
          render={({ value, onChange, error }) => (
            <RichTextField
              label={write(texts.body)}
              value={value}
              onChange={onChange}
              error={error}
              isDisabled={!may('edit-products')}
            />
          )}
        />
      )}
      {may('view-content') && <BodyOfBlocks product={product} />}
    </>
  );
}

/** Address, and what search engines show. */
export function SeoFields({
  edit: { form },
  product,
  host,
}: EditorPart & { product: StaffProduct; host: string }) {
  const write = useTexts();
  const place = useProductPlace({ form }, product);
  return (
    <>
      <SeoPreview edit={{ form }} place={host + place} />
      <FormField
        control={form.control}
        name="urlId"
        render={(field) => <TextField label={write(texts.urlId)} {...field} />}
      />
      <FormField
        control={form.control}
        name="seoTitle"
        render={(field) => <TextField label={write(texts.seoTitle)} {...field} />}
      />
      <FormField
        control={form.control}
        name="seoDescription"
        render={(field) => (
          <TextField label={write(texts.seoDescription)} isLong rows={3} {...field} />
        )}
      />
    </>
  );
}

function SeoPreview({ edit, place }: { edit: Pick<EditForm<ProductForm>, 'form'>; place: string }) {
  const write = useTexts();
  const names = ['title', 'seoTitle', 'seoDescription', 'excerpt', 'urlId'] as const;
  const [title, seoTitle, description, excerpt, urlId] = useWatch({
    control: edit.form.control,
    name: names,
  });
  return (
    <SearchPreview
      label={write(texts.preview)}
      title={seoTitle || title}
      address={place + urlId}
      text={description || excerpt}
    />
  );
}
