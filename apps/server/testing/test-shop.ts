/** A small shop for tests, and a visitor who keeps cookies and sends the crumb. */
import type { LightMyRequestResponse } from 'fastify';
import type { ProductType } from '@sitewright/commerce';
import { newId } from '../db/id.ts';
import { saveCollection } from '../features/collections/save-collection.ts';
import type { VariantDraft } from '../features/products/product-draft.ts';
import { saveForm } from '../features/forms-schema/save-form.ts';
import { saveProduct } from '../features/products/save-product.ts';
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
  productType?: ProductType;
  variants?: TestVariant[];
  optionOrdering?: string[];
  isVisible?: boolean;
  isFeatured?: boolean;
  plan?: SubscriptionPlanColumn;
  form?: FormFieldColumn[];
  categoryIds?: string[];
  taxClass?: string;
}

export interface MadeProduct {
  id: string;
  variantIds: string[];
  formId: string | null;
}

export interface TestShop {
  app: TestApp;
  siteId: string;
  collectionId: string;
  addProduct(product?: TestProduct): Promise<MadeProduct>;
  stockOf(variantId: string): Promise<number>;
}

/** A shop on a site of the app. */
export async function createTestShop(app: TestApp, siteId: string): Promise<TestShop> {
  const { id: collectionId } = await app.ctx.transact((trx) =>
    saveCollection(trx, siteId, {
      typeName: 'products',
      type: 13,
      urlId: 'shop',
      title: 'Shop',
      navigationTitle: 'Shop',
    }),
  );
  return {
    app,
    siteId,
    collectionId,
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
  return app.ctx.transact(async (trx) => {
    const { form: fields } = product;
    const formId = fields ? await saveForm(trx, siteId, { name: 'Details', fields }) : null;
    const { id, variantIds } = await saveProduct(trx, siteId, {
      collectionId,
      urlId: newId(),
      title: product.title ?? 'Bowl',
      productType: product.productType,
      isVisible: product.isVisible,
      isFeatured: product.isFeatured,
      optionNames: product.optionOrdering,
      subscriptionPlan: product.plan,
      formId,
      categoryIds: product.categoryIds,
      taxClass: product.taxClass,
      displayIndex: 0,
      variants: (product.variants ?? [{}]).map(toVariant),
    });
    return { id, variantIds: [...variantIds], formId };
  });
}

function toVariant({ stock, priceCents, ...variant }: TestVariant, index: number): VariantDraft {
  return {
    sku: `SKU-${index + 1}`,
    ...variant,
    priceCents: priceCents ?? 1000,
    stock: stock ?? 'unlimited',
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface SendOptions {
  headers?: Record<string, string>;
  /** An object is sent as JSON; a `URLSearchParams` as a form, with the `Origin` of the site. */
  body?: unknown;
  remoteAddress?: string;
}

/** A browser, as far as the server can tell. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  protected readonly app: TestApp;
  readonly #host: string;

  constructor(app: TestApp, host = 'localhost') {
    this.app = app;
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
    const response = await this.app.server.inject({
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
