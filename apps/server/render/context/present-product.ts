import {
  getLowestRegularPrice,
  getSalePrice,
  getShownPrice,
  isOnSale,
  listValuesInStock,
  listVariantOptions,
  priceInSales,
  productOfVariants,
  productTypes,
  toWireMoney,
  type CatalogueSale,
  type VariantOption,
} from '@sitewright/commerce';
import { addToCartMessages, giftForm, recordTypes } from '@sitewright/contract';
import { readSettingsForPages } from '../../features/settings/read-settings.ts';
import type { FormRow, ProductRow, VariantRow } from '../data/load-products.ts';
import { translateProduct } from '../data/translate-items.ts';
import type { CategoryRow } from '../data/rows.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { formOfSite } from '../../features/settings/form-of-site.ts';
import { giftFormOf } from '../../features/settings/gift-form-of.ts';
import type { Site } from '../../features/sites/site.ts';
import { presentInstalments } from './present-instalments.ts';
import { escapeHtml } from './escape-html.ts';
import { productPath } from './product-path.ts';
import { assetUrl, presentImage, presentImagePart, type ImageItem } from './present-image.ts';

/** What presenting a product needs beside its row. */
export interface ProductScope {
  readonly site: Site;
  readonly currency: string;
  readonly sales: readonly CatalogueSale[];
  readonly now: Date;
  /** Address of its store page, without slashes at its ends. */
  readonly collectionUrl: string;
  readonly categories: readonly CategoryRow[];
}

/** A variant as page data carries it (ENT-03). `optionNames` are in the order to show. */
export function presentVariant(row: VariantRow, optionNames: readonly string[], currency: string) {
  const money = (amountCents: number) => toWireMoney({ amountCents, currencyCode: currency });
  return {
    id: row.id,
    sku: row.sku,
    attributes: row.attributes,
    optionValues: optionNames.flatMap((optionName) => {
      const value = row.attributes[optionName];
      return value === undefined ? [] : [{ optionName, value }];
    }),
    price: row.price_cents,
    salePrice: row.sale_price_cents,
    priceMoney: money(row.price_cents),
    salePriceMoney: money(row.sale_price_cents),
    onSale: row.on_sale,
    qtyInStock: row.qty_in_stock,
    unlimited: row.unlimited,
    stock: { unlimited: row.unlimited, quantity: row.qty_in_stock },
    weight: row.weight_grams,
    len: row.length_mm,
    width: row.width_mm,
    height: row.height_mm,
    // Left out when there is none: templates print an undefined field of JSON as null.
    ...(row.image_asset_id === null ? {} : { mainImageId: row.image_asset_id }),
  };
}

export type PresentedVariant = ReturnType<typeof presentVariant>;

/** A store item (ENT-01, ENT-02); fields of `structuredContent` stand on the item as well. */
export function presentProduct(written: ProductRow, scope: ProductScope) {
  const row = translateProduct(written, scope.site);
  const variantOptions = listVariantOptions(row.variants, row.variant_option_ordering);
  const optionNames = variantOptions.map(({ name }) => name);
  const structuredContent = presentStructuredContent(row, optionNames, scope);
  const images = row.images.map((image) => presentImage(row.site_id, image));
  const categories = ownCategories(row, scope.categories);
  const instalments = presentInstalments(scope.site, {
    productType: row.product_type,
    isSubscribable: row.is_subscribable,
    priceCents: () =>
      getShownPrice(productOfVariants(row.product_type, structuredContent.variants), scope.currency)
        .amountCents,
  });
  return {
    ...structuredContent,
    structuredContent,
    ...(row.images[0] === undefined ? {} : presentImagePart(row.site_id, row.images[0])),
    ...(images[0] === undefined ? {} : { mainImage: images[0] }),
    id: row.id,
    collectionId: row.collection_id,
    websiteId: row.site_id,
    recordType: recordTypes.values['store-item'],
    recordTypeLabel: 'store-item',
    title: escapeHtml(row.title),
    urlId: row.url_id,
    fullUrl: productPath(scope.collectionUrl, row.url_id),
    body: sanitizeContent(row.body),
    excerpt: sanitizeContent(row.excerpt),
    tags: row.tags.map(escapeHtml),
    categories: categories.map((category) => escapeHtml(category.display_name)),
    categoryIds: categories.map((category) => category.id),
    items: images satisfies ImageItem[],
    variantOptions: presentOptions(variantOptions, structuredContent.variants, scope.site),
    ...(instalments && { instalments }),
    ...presentStockTexts(row),
    starred: row.is_featured,
    isFeatured: row.is_featured,
    passthrough: false,
    workflowState: 1,
    displayIndex: row.display_index,
    addedOn: row.created_at.getTime(),
    publishOn: row.created_at.getTime(),
    updatedOn: row.updated_at.getTime(),
    commentState: 2,
    commentCount: 0,
    publicCommentCount: 0,
    likeCount: 0,
    customContent: null,
    seoData: {
      seoTitle: escapeHtml(row.seo_title),
      seoDescription: escapeHtml(row.seo_description),
    },
  };
}

/**
 * The options with what is told of each value before anything is chosen: as scripts show it, so that
 * a page without them says the same. PDP-18, MERC-03
 */
function presentOptions(
  options: readonly VariantOption[],
  variants: readonly PresentedVariant[],
  site: Site,
) {
  const inStock = listValuesInStock(variants);
  const { soldOutVariantsDropdownDisabled } = readSettingsForPages(site, 'merchandising');
  return options.map((option) => ({
    ...option,
    choices: option.values.map((value) => {
      const isSoldOut = inStock.get(option.name)?.has(value) !== true;
      return {
        value,
        note: isSoldOut ? addToCartMessages.soldOut : '',
        isOff: isSoldOut && soldOutVariantsDropdownDisabled,
      };
    }),
  }));
}

export type PresentedProduct = ReturnType<typeof presentProduct>;

function presentStructuredContent(
  row: ProductRow,
  variantOptionOrdering: readonly string[],
  { currency, sales, now, site }: ProductScope,
) {
  const item = {
    itemId: row.id,
    productType: row.product_type,
    categoryIds: row.category_rows.map((category) => category.category_id),
  };
  const running = { sales, now: now.getTime() };
  const variants = row.variants.map((variant) => {
    const { price_cents: price, sale_price_cents: salePrice, on_sale: onSale } = variant;
    const priced = priceInSales({ price, salePrice, onSale }, item, running);
    return presentVariant({ ...variant, ...toColumns(priced) }, variantOptionOrdering, currency);
  });
  const product = productOfVariants(row.product_type, variants);
  return {
    productType: row.product_type,
    variants,
    variantOptionOrdering,
    priceMoney: toWireMoney(getLowestRegularPrice(product, currency)),
    salePriceMoney: toWireMoney(getSalePrice(product, currency)),
    onSale: isOnSale(product),
    isSubscribable: row.is_subscribable,
    subscriptionPlan: row.subscription_plan,
    useCustomAddButtonText: row.use_custom_add_button_text,
    customAddButtonText: row.custom_add_button_text,
    audioAssetUrl: audioUrl(row),
    ...presentForm(row, site),
  };
}

/** Empty where there is no sound. */
function audioUrl({ site_id: siteId, audio }: ProductRow): string {
  return audio?.content_type.startsWith('audio/') ? assetUrl(siteId, audio) : '';
}

function toColumns({ salePrice, onSale }: { salePrice: number; onSale: boolean }) {
  return { sale_price_cents: salePrice, on_sale: onSale };
}

/** What the owner says of its stock instead of what the shop says; left out where that is nothing. */
function presentStockTexts({ sold_out_text: soldOut, scarcity_text: scarcity }: ProductRow) {
  return {
    ...(soldOut && { customSoldOutText: soldOut }),
    ...(scarcity && { scarcityText: scarcity }),
  };
}

/** In the owner's order of the categories. */
function ownCategories(row: ProductRow, all: readonly CategoryRow[]): CategoryRow[] {
  const own = new Set(row.category_rows.map((entry) => entry.category_id));
  return all.filter((category) => own.has(category.id));
}

/** The form that the add button asks for: the product's own, else that of gift cards. */
function presentForm(row: ProductRow, site: Site) {
  if (row.additional_fields_form_id !== null) {
    return {
      additionalFieldsFormId: row.additional_fields_form_id,
      ...(row.form === null ? {} : { additionalFieldsForm: presentFormRow(row.form, site) }),
    };
  }
  if (row.product_type !== productTypes.giftCard) return {};
  return { additionalFieldsFormId: giftForm.id, additionalFieldsForm: giftFormOf(site) };
}

/** As visitors are asked it; who gets its answers is not theirs. */
function presentFormRow({ disclaimer, ...form }: FormRow, site: Site) {
  return { ...formOfSite(site, form), ...(disclaimer && { disclaimer }) };
}
