/** A small shop for tests, and a visitor who keeps cookies and sends the crumb. */
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../db/id.ts';
import type { FormFieldColumn } from '../features/forms-schema/tables.ts';
import type { SubscriptionPlanColumn } from '../features/products/tables.ts';
import type { TestApp } from './test-app.ts';

export interface TestVariant {
  sku?: string;
  attributes?: Record<string, string>;
  priceCents?: number;
  salePriceCents?: number;
  onSale?: boolean;
  /** Unset: unlimited. */
  stock?: number;
  weightGrams?: number;
}

export interface TestProduct {
  title?: string;
  /** ENT-04 number; physical unless told. */
  productType?: number;
  variants?: TestVariant[];
  optionOrdering?: string[];
  isVisible?: boolean;
  isFeatured?: boolean;
  plan?: SubscriptionPlanColumn;
  form?: FormFieldColumn[];
}

export interface MadeProduct {
  id: string;
  variantIds: string[];
  formId: string | null;
}

export interface TestShop {
  app: TestApp;
  siteId: string;
  addProduct(product?: TestProduct): Promise<MadeProduct>;
  stockOf(variantId: string): Promise<number>;
}

/** A shop on a site of the app. */
export async function createTestShop(app: TestApp, siteId: string): Promise<TestShop> {
  const collectionId = newId();
  await app.ctx.transact((trx) =>
    trx
      .insertInto('collections')
      .values({
        site_id: siteId,
        id: collectionId,
        type_name: 'products',
        type: 13,
        url_id: 'shop',
        title: 'Shop',
        navigation_title: 'Shop',
        description: '',
        is_homepage: false,
        is_enabled: true,
        page_size: 20,
        ordering: 'user-orderable',
        region_name: 'default',
        main_image_id: null,
        main_content: '',
        settings: '{}',
        display_index: 0,
      })
      .execute(),
  );
  return {
    app,
    siteId,
    addProduct: (product = {}) => insertProduct(app, { siteId, collectionId, product }),
    async stockOf(variantId) {
      const row = await app.ctx.db
        .selectFrom('variants')
        .select('qty_in_stock')
        .where('site_id', '=', siteId)
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow();
      return row.qty_in_stock;
    },
  };
}

interface NewProduct {
  siteId: string;
  collectionId: string;
  product: TestProduct;
}

async function insertProduct(
  app: TestApp,
  { siteId, collectionId, product }: NewProduct,
): Promise<MadeProduct> {
  const id = newId();
  const formId = product.form ? newId() : null;
  const variants = (product.variants ?? [{}]).map((variant) => ({ ...variant, id: newId() }));
  await app.ctx.transact(async (trx) => {
    if (formId) {
      const form = { id: formId, name: 'Details', fields: JSON.stringify(product.form) };
      await trx
        .insertInto('forms')
        .values({ site_id: siteId, ...form, settings: '{}' })
        .execute();
    }
    await trx
      .insertInto('products')
      .values(productRow(product, { siteId, collectionId, id, formId }))
      .execute();
    await trx
      .insertInto('variants')
      .values(variants.map((variant, index) => variantRow(variant, { siteId, id, index })))
      .execute();
  });
  return { id, variantIds: variants.map((variant) => variant.id), formId };
}

interface ProductKeys {
  siteId: string;
  collectionId: string;
  id: string;
  formId: string | null;
}

function productRow(product: TestProduct, { siteId, collectionId, id, formId }: ProductKeys) {
  return {
    site_id: siteId,
    id,
    collection_id: collectionId,
    product_type: product.productType ?? 1,
    url_id: id,
    title: product.title ?? 'Bowl',
    body: '',
    excerpt: '',
    tags: [],
    is_visible: product.isVisible ?? true,
    is_featured: product.isFeatured ?? false,
    display_index: 0,
    variant_option_ordering: product.optionOrdering ?? [],
    is_subscribable: product.plan !== undefined,
    subscription_plan: product.plan ? JSON.stringify(product.plan) : null,
    use_custom_add_button_text: false,
    custom_add_button_text: '',
    additional_fields_form_id: formId,
    external_id: null,
    seo_title: '',
    seo_description: '',
  };
}

function variantRow(
  variant: TestVariant & { id: string },
  { siteId, id, index }: { siteId: string; id: string; index: number },
) {
  return {
    site_id: siteId,
    id: variant.id,
    product_id: id,
    sku: variant.sku ?? `SKU-${index + 1}`,
    display_index: index,
    attributes: JSON.stringify(variant.attributes ?? {}),
    price_cents: variant.priceCents ?? 1000,
    sale_price_cents: variant.salePriceCents ?? 0,
    on_sale: variant.onSale ?? false,
    qty_in_stock: variant.stock ?? 0,
    unlimited: variant.stock === undefined,
    weight_grams: variant.weightGrams ?? 0,
    length_mm: 0,
    width_mm: 0,
    height_mm: 0,
    image_asset_id: null,
    external_id: null,
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface SendOptions {
  headers?: Record<string, string>;
  /** An object is sent as JSON; a `URLSearchParams` as a form, with the `Origin` of the site. */
  body?: unknown;
  remoteAddress?: string;
}

/** A browser, as far as the server can tell. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  readonly #app: TestApp;
  readonly #host: string;

  constructor(app: TestApp, host = 'localhost') {
    this.#app = app;
    this.#host = host;
  }

  /** Sends a request with the cookies, and with the crumb unless it is a form. */
  async send(
    method: Method,
    url: string,
    options: SendOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { body, remoteAddress } = options;
    const isForm = body instanceof URLSearchParams;
    if (!this.cookies.has('crumb') && method !== 'GET' && !isForm) {
      await this.send('GET', '/api/commerce/shopping-cart');
    }
    const response = await this.#app.server.inject({
      method,
      url,
      headers: {
        ...this.#headers(isForm),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: isForm ? body.toString() : JSON.stringify(body) }),
      ...(remoteAddress ? { remoteAddress } : {}),
    });
    this.#keepCookies(response);
    return response;
  }

  #headers(isForm: boolean): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const crumb = this.cookies.get('crumb');
    return {
      host: this.#host,
      ...(cookie ? { cookie } : {}),
      ...(isForm
        ? {
            'content-type': 'application/x-www-form-urlencoded',
            origin: `http://${this.#host}`,
          }
        : crumb
          ? { 'x-csrf-token': crumb }
          : {}),
    };
  }

  #keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isGone || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
