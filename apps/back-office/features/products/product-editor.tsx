import type { CallAddress, CallFailure, StaffProduct } from '@sitewright/contract';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Columns, Page } from '../../ui/page.tsx';
import { Banner, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PictureList } from './picture-list.tsx';
import { ProductMenu } from './product-menu.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import { formTexts } from '../forms/form-texts.ts';
import { OrganizationFields, SellingFields, VisibilityFields } from './product-aside.tsx';
import { GiftAmounts } from './gift-amounts-card.tsx';
import { giftTexts } from './gift-texts.ts';
import { usePrintProductValue } from './conflict-value.tsx';
import { HiddenBanner } from './hidden-banner.tsx';
import { PaywallBanner } from './paywall-banner.tsx';
import { toEdit, toForm, withRowsOf, type ProductForm } from './product-fields.ts';
import { BasicFields, SeoFields } from './product-main.tsx';
import { productTexts as texts, variantTexts } from './product-texts.ts';
import { productTypeTexts, typeNameOf } from './product-types.ts';
import { RelatedFields } from './related-fields.tsx';
import { VariantConflicts } from './variant-conflicts.tsx';
import { VariantTable } from './variant-table.tsx';

const ProductFiles = lazy(async () => ({
  default: (await import('./product-files.tsx')).ProductFiles,
}));

const reads: readonly CallAddress[] = [
  'GET /api/sites/:identifier/products/:id',
  'GET /api/sites/:identifier/products',
  'GET /api/sites/:identifier/products/count',
  'GET /api/sites/:identifier/inventory',
];

/** Edits a product of any type, field by field. */
export function ProductEditor({ product }: { product: StaffProduct }) {
  const write = useTexts();
  const { identifier, href, may, primaryHost } = useSite();
  const saved = useMemo(() => toForm(product), [product]);
  const failed = useRef<{ failure?: CallFailure }>({});
  const change = useWrite('PATCH /api/sites/:identifier/products/:id', {
    refreshes: reads,
    onFailed: (failure) => {
      failed.current = { failure };
    },
  });
  const edit = useEditForm<ProductForm>({
    name: `${identifier}/products/${product.id}`,
    saved,
    onSave: async (changes) => {
      const params = { identifier, id: product.id };
      failed.current = {};
      await change.runAndWait({ params, body: toEdit(changes) });
      const { failure } = failed.current;
      const isSeen = changes['isVisible']?.to ?? saved.isVisible;
      const day = changes['publishOn'] ? changes['publishOn'].to : saved.publishOn;
      if (!failure && !isSeen && day === null && !product.isArchived) {
        showToast({ message: write(texts.stillHidden) });
      }
      return failure?.conflicts
        ? { ...failure, conflicts: withRowsOf(failure.conflicts, saved.variants) }
        : failure;
    },
  });
  const { variants: _rows, ...conflicts } = edit.conflicts;
  const labels = useLabels();
  const printValue = usePrintProductValue();
  const type = typeNameOf(product.productType);
  const host = primaryHost ?? `${identifier}.localhost`;
  return (
    <Page
      title={product.title}
      back={{ href: href('products'), label: write(texts.products) }}
      badges={
        <>
          <Badge>{write(productTypeTexts[type])}</Badge>
          {!product.isArchived && (
            <Badge tone={product.isVisible ? 'success' : 'warning'}>
              {write(product.isVisible ? texts.shown : texts.hidden)}
            </Badge>
          )}
        </>
      }
      actions={
        <>
          {product.isVisible && (
            <ButtonLink href={`//${host}${product.path}`} target="_blank">
              <ExternalLink size={16} aria-hidden="true" />
              {write(texts.view)}
            </ButtonLink>
          )}
          {may('edit-products') && <ProductMenu product={product} reads={reads} />}
        </>
      }
    >
      {product.isArchived && <Banner tone="warning">{write(texts.isArchived)}</Banner>}
      <PaywallBanner product={product} />
      <HiddenBanner edit={edit} product={product} />
      <Columns
        aside={
          <>
            <Card title={write(texts.visibility)}>
              <VisibilityFields edit={edit} isArchived={product.isArchived} />
            </Card>
            <Card title={write(texts.organization)}>
              <OrganizationFields edit={edit} product={product} />
            </Card>
            <Card title={write(texts.selling)}>
              <SellingFields edit={edit} type={type} />
            </Card>
          </>
        }
        end={<ActivityHistory subject={`product:${product.id}`} />}
      >
        <Card title={write(texts.basics)}>
          <BasicFields edit={edit} product={product} />
        </Card>
        <Card title={write(texts.pictures)}>
          <PictureList edit={edit} pictures={product.pictures} />
        </Card>
        <Card title={write(type === 'giftCard' ? giftTexts.title : texts.variants)}>
          <VariantConflicts edit={edit} />
          {type === 'giftCard' ? (
            <GiftAmounts edit={edit} />
          ) : (
            <VariantTable edit={edit} product={product} />
          )}
        </Card>
        {type === 'digital' && (
          <Card title={write(texts.files)}>
            <Suspense fallback={<PendingState lines={2} />}>
              <ProductFiles edit={edit} />
            </Suspense>
          </Card>
        )}
        <Card title={write(texts.related)}>
          <RelatedFields edit={edit} productId={product.id} />
        </Card>
        <Card title={write(texts.seo)}>
          <SeoFields edit={edit} product={product} host={host} />
        </Card>
      </Columns>
      {may('edit-products') && (
        <SaveBar edit={{ ...edit, conflicts }} labels={labels} printValue={printValue} />
      )}
    </Page>
  );
}

/** What fields are called, for conflicts. */
function useLabels(): Readonly<Record<string, string>> {
  const write = useTexts();
  const { title, body, excerpt, tags, isVisible, isFeatured, addButtonText, taxClass } = texts;
  const { publishOn, soldOutText, scarcityText, audio, relatedRule, related, files } = texts;
  const { storePage, seoTitle, seoDescription, urlId, categories, pictures, subscription } = texts;
  const named = {
    collectionId: storePage,
    title,
    body,
    excerpt,
    tags,
    isVisible,
    isFeatured,
    publishOn,
    soldOutText,
    scarcityText,
    audioAssetId: audio,
    relatedRule,
    relatedIds: related,
    formId: formTexts.formOfBuyers,
    files,
    addButtonText,
    taxClass,
    seoTitle,
    seoDescription,
    urlId,
    categoryIds: categories,
    imageIds: pictures,
    subscriptionPlan: subscription,
    optionNames: variantTexts.options,
  };
  return Object.fromEntries(Object.entries(named).map(([name, text]) => [name, write(text)]));
}
