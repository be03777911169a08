/** The wire, written out: a field that is lost, renamed or bounded otherwise must be seen. D-01. */
import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { addressSchema, shippingLocationSchema } from '../models/address.ts';
import {
  cartCouponSchema,
  cartEntrySchema,
  cartSchema,
  cartTaxRuleSchema,
  chosenVariantSchema,
  pictureSchema,
  shippingQuoteSchema,
} from '../models/cart.ts';
import { formSchema } from '../models/form.ts';
import { permissions } from '../staff/permissions.ts';
import { moneyNotationSchema } from '../models/money-notation.ts';
import { wireMoneySchema } from '../models/money.ts';
import { totalStepSchema } from '../models/total-step.ts';
import { cartPageSchema, relatedProductSchema } from '../pages/cart-page.ts';
import { checkoutPageSchema, typedAddressSchema } from '../pages/checkout-page.ts';
import { orderConfirmedPageSchema, orderSchema } from '../pages/order-confirmed-page.ts';
import { storeFactsSchema } from '../pages/store-facts.ts';
import { makeSchemaWriter } from '../testing/describe-schema.ts';
import { apiInventorySchema } from './api/inventory.ts';
import { apiOrderSchema, apiProfileSchema, apiTransactionSchema } from './api/orders.ts';
import { apiProductSchema } from './api/products.ts';
import { apiKeySchema } from './api-keys.ts';
import { orderMoneySchema } from './orders.ts';
import { calls } from './calls.ts';
import { webhookEndpointSchema } from './webhook-endpoints.ts';

const named = {
  ApiInventory: apiInventorySchema,
  ApiKey: apiKeySchema,
  ApiOrder: apiOrderSchema,
  ApiProduct: apiProductSchema,
  ApiProfile: apiProfileSchema,
  ApiTransaction: apiTransactionSchema,
  Address: addressSchema,
  Cart: cartSchema,
  CheckoutPage: checkoutPageSchema,
  Coupon: cartCouponSchema,
  Entry: cartEntrySchema,
  Form: formSchema,
  Money: wireMoneySchema,
  MoneyNotation: moneyNotationSchema,
  Order: orderSchema,
  OrderMoney: orderMoneySchema,
  Picture: pictureSchema,
  Place: shippingLocationSchema,
  Quote: shippingQuoteSchema,
  RelatedProduct: relatedProductSchema,
  StoreFacts: storeFactsSchema,
  TaxRule: cartTaxRuleSchema,
  TotalStep: totalStepSchema,
  TypedAddress: typedAddressSchema,
  Variant: chosenVariantSchema,
  WebhookEndpoint: webhookEndpointSchema,
};

const write = makeSchemaWriter(named);

const cart = '/api/commerce/shopping-cart';
const checkout = '/api/3/commerce/cart/:cartToken';
const restock = '/api/site-users/account/notifications/restock';
const settings = '/api/sites/:identifier/settings';
const quantity = 'int 1..9999 | text';
const answers = 'text | {*: any} | null';
const choice = 'itemId: text 1..64, sku?: text ..200 | null';

const papers =
  '{papers: [{id: text, kind: "invoice" | "credit-note", number: text, issuedOn: number, totalCents: int 0..}]}';
const paperFile = '{fileName: text, mediaType: "application/pdf", base64: text}';
const webhooks = '/api/sites/:identifier/webhook-endpoints';
const topics =
  '"order.placed" | "order.paid" | "order.canceled" | "order.refunded" | "order.fulfilled" | "order.updated" | "payment.paid" | "payment.failed" | "payment.refunded" | "payment.disputed" | "stock.changed" | "customer.created" | "customer.updated" | "customer.deleted" | "product.created" | "product.updated" | "product.deleted"';
const scopes =
  '"orders:read" | "orders:write" | "inventory:read" | "inventory:write" | "products:read" | "products:write" | "profiles:read" | "transactions:read" | "webhooks:read" | "webhooks:write"';

/** Address, how it is guarded, then its parts. */
const wire: readonly (readonly string[])[] = [
  [
    `GET ${cart}`,
    'none',
    'query {mock?: "true" | "false", timecode?: text, calculateSubtotal?: "true" | "false"}',
    'answer Cart',
  ],
  [
    `POST ${cart}/entries`,
    'crumb, at most addToCart',
    'headers {add-to-cart-id?: text 1..100}',
    `body {${choice}, quantity?: ${quantity}, additionalFields?: ${answers}}`,
    `form {${choice}, quantity?: ${quantity}, *: any}`,
    'answer {shoppingCart: Cart, newlyAdded: Entry, crumb: text}',
  ],
  [
    `PUT ${cart}/entries/:entryId`,
    'crumb',
    'params {entryId: text 1..64}',
    `body {quantity?: ${quantity}}`,
    'answer {shoppingCart: Cart}',
  ],
  [
    `POST ${cart}/entries/:entryId`,
    'origin',
    'params {entryId: text 1..64}',
    `form {quantity?: ${quantity}, remove?: text}`,
  ],
  [
    `DELETE ${cart}/entries/:entryId`,
    'crumb',
    'params {entryId: text 1..64}',
    'answer {shoppingCart: Cart}',
  ],
  [
    `PUT ${cart}/entries/:entryId/additionalFields`,
    'crumb',
    'params {entryId: text 1..64}',
    `body {${choice}, additionalFields?: ${answers}}`,
    'answer {shoppingCart: Cart, updatedEntry: Entry}',
  ],
  [
    'POST /api/3/commerce/cart/subscription',
    'crumb, at most addToCart',
    `body {${choice}, qty?: ${quantity}, additionalFields?: ${answers}}`,
    'answer {cartToken: text, redirectUrlPath: text}',
  ],
  [
    'GET /api/commerce/inventory/stock/',
    'none',
    'query {itemId: text 1..64}',
    'answer {results: [{id: text, sku: text, unlimited: boolean, qtyInStock: int 0..}]}',
  ],
  [
    'GET /api/template/GetTemplateSchema',
    'none',
    'query {blockType: "form", itemId?: text ..64, formId?: text ..64}',
    'answer {form: Form | null}',
  ],
  ['GET /api/commerce/checkout', 'none', 'query {cartToken: text 1..100}', 'answer CheckoutPage'],
  [
    `PUT ${checkout}/shipping/location`,
    'crumb',
    'params {cartToken: text 1..100}',
    'body Place',
    'answer {shippingOptionsStatus: "AVAILABLE" | "NONE_AVAILABLE" | "NOT_REQUIRED", fulfillmentOptions: [Quote], shoppingCart: Cart}',
  ],
  [
    `PUT ${checkout}/shipping/option`,
    'crumb',
    'params {cartToken: text 1..100}',
    'body {shippingOptionId: text 1..64}',
    'answer {shoppingCart: Cart}',
  ],
  [
    `POST ${checkout}/coupons`,
    'crumb, at most enterCode',
    'params {cartToken: text 1..100}',
    'body {promoCode: text 1..100}',
    'answer {shoppingCart: Cart}',
  ],
  [
    `DELETE ${checkout}/coupons/:couponId`,
    'crumb',
    'params {cartToken: text 1..100, couponId: text 1..64}',
    'answer {shoppingCart: Cart}',
  ],
  [
    `POST ${checkout}/gift-cards`,
    'crumb, at most enterGiftCard',
    'params {cartToken: text 1..100}',
    'body {code: text 1..100}',
    'answer {giftCards: [{id: text, kind: "gift-card" | "store-credit", hint: text, balanceCents: int 0..}]}',
  ],
  [
    `DELETE ${checkout}/gift-cards/:giftCardId`,
    'crumb',
    'params {cartToken: text 1..100, giftCardId: text 1..64}',
    'answer {giftCards: [{id: text, kind: "gift-card" | "store-credit", hint: text, balanceCents: int 0..}]}',
  ],
  [
    `POST ${checkout}/link`,
    'crumb, at most mailLink',
    'params {cartToken: text 1..100}',
    'body {email: text, fields?: {*: text ..2000}}',
    'answer {isSent: true}',
  ],
  [
    `POST ${checkout}/payments`,
    'crumb, at most pay',
    'params {cartToken: text 1..100}',
    'headers {payment-attempt-id: text 1..100}',
    'body {email: text, shippingAddress?: Address, billingAddress?: Address, pickupContact?: {firstName: text 1..100, lastName: text 1..100, phone?: text ..100}, shippingOptionId?: text ..64, payment: {provider: "test", cardNumber: text, expiry: text, cvc: text} | {provider: "manual"} | {provider: "cash-at-pickup"} | {provider: "on-invoice"} | {provider: "stripe"} | {provider: "paypal"} | {provider: "free"}, expectedTotalCents: int 0.., expectedDueCents?: int 0.., marketingOptIn?: boolean, note?: text ..1000, answers?: {*: text ..10000 | [text ..200]}}',
    'answer {status: "succeeded", orderId: text, redirectUrlPath: text} | {status: "requires_action", paymentId: text, redirectUrlPath: text}',
  ],
  [
    'POST /checkout/payment/:paymentId',
    'origin',
    'params {paymentId: text 1..64}',
    'form {*: any}',
  ],
  [
    'POST /api/payments/:provider/events',
    'signature',
    'params {provider: text}',
    'body text',
    'answer {received: true}',
  ],
  [
    'POST /api/site-users/account/session',
    'crumb',
    'body {email: text ..1024, password: text ..200, rememberMe?: boolean}',
    'answer {xsrfToken: text}',
  ],
  [
    'DELETE /api/site-users/account/session',
    'crumb',
    'query {cloneCart?: "true" | "false"}',
    'answer {xsrfToken: text}',
  ],
  [
    'GET /api/staff/session',
    'none',
    `answer {account: {id: text, email: text, displayName: text}, isOwner: boolean, sites: [{identifier: text, siteId: text, title: text, primaryHost: text | null, isDefault: boolean, currency: text, locale: text, timeZone: text, roles: [number], permissions: [${permissions.map((name) => `"${name}"`).join(' | ')}]}]}`,
  ],
  [
    'GET /api/sites/:identifier/facts',
    'none, staff who may view-settings',
    'params {identifier: text 1..63}',
    'answer {facts: {title: text, tagline: text, description: text, locale: text, timeZone: text, currency: text}, isCurrencyFree: boolean, domains: [{host: text, isPrimary: boolean}]}',
  ],
  [
    'PATCH /api/sites/:identifier/facts',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {changes: {title?: {from?: any, to: text ..200}, tagline?: {from?: any, to: text ..200}, description?: {from?: any, to: text ..2000}, locale?: {from?: any, to: text ..35}, timeZone?: {from?: any, to: text ..64}, currency?: {from?: any, to: "EUR" | "USD" | "AUD" | "NOK" | "CAD" | "NZD" | "DKK" | "GBP" | "HKD" | "CHF" | "MXN" | "SGD" | "SEK" | "CZK" | "ILS" | "PHP" | "RUB" | "PLN" | "THB" | "MYR" | "ARS" | "BRL" | "COP" | "IDR" | "INR" | "ZAR" | "JPY"}}}',
    'answer {facts: {title: text, tagline: text, description: text, locale: text, timeZone: text, currency: text}, isCurrencyFree: boolean, domains: [{host: text, isPrimary: boolean}]}',
  ],
  [
    'POST /api/sites/:identifier/domains',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {host: text ..253}',
    'answer {facts: {title: text, tagline: text, description: text, locale: text, timeZone: text, currency: text}, isCurrencyFree: boolean, domains: [{host: text, isPrimary: boolean}]}',
  ],
  [
    'POST /api/sites/:identifier/domains/:host/primary',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63, host: text ..253}',
    'answer {facts: {title: text, tagline: text, description: text, locale: text, timeZone: text, currency: text}, isCurrencyFree: boolean, domains: [{host: text, isPrimary: boolean}]}',
  ],
  [
    'DELETE /api/sites/:identifier/domains/:host',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63, host: text ..253}',
    'answer {isDeleted: boolean}',
  ],
  [
    'GET /api/sites/:identifier/gift-cards',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, kind?: "gift-card" | "store-credit", after?: text ..64, limit?: int 1..100}',
    'answer {giftCards: [{id: text, kind: "gift-card" | "store-credit", hint: text, currency: text, initialCents: int 0.., balanceCents: int 0.., heldCents: int 0.., recipientEmail: text, orderId: text, createdOn: number, deliverOn: number, deliveredOn: number | null, expiresOn: number | null, voidedOn: number | null}], after?: text}',
  ],
  [
    'GET /api/sites/:identifier/gift-cards/:giftCardId',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, giftCardId: text 1..64}',
    'answer {giftCard: {id: text, kind: "gift-card" | "store-credit", hint: text, currency: text, initialCents: int 0.., balanceCents: int 0.., heldCents: int 0.., recipientEmail: text, orderId: text, createdOn: number, deliverOn: number, deliveredOn: number | null, expiresOn: number | null, voidedOn: number | null}, entries: [{kind: text, amountCents: int, paymentId: text | null, createdOn: number}]}',
  ],
  [
    'POST /api/sites/:identifier/gift-cards',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63}',
    'body {kind?: "gift-card" | "store-credit", amountCents: int 1.., recipientEmail: text, message?: text ..500}',
    'answer {giftCard: {id: text, kind: "gift-card" | "store-credit", hint: text, currency: text, initialCents: int 0.., balanceCents: int 0.., heldCents: int 0.., recipientEmail: text, orderId: text, createdOn: number, deliverOn: number, deliveredOn: number | null, expiresOn: number | null, voidedOn: number | null}, code: text}',
  ],
  [
    'POST /api/sites/:identifier/gift-cards/:giftCardId/code',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, giftCardId: text 1..64}',
    'answer {giftCard: {id: text, kind: "gift-card" | "store-credit", hint: text, currency: text, initialCents: int 0.., balanceCents: int 0.., heldCents: int 0.., recipientEmail: text, orderId: text, createdOn: number, deliverOn: number, deliveredOn: number | null, expiresOn: number | null, voidedOn: number | null}, code: text}',
  ],
  [
    'POST /api/sites/:identifier/gift-cards/:giftCardId/void',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, giftCardId: text 1..64}',
    'answer {giftCard: {id: text, kind: "gift-card" | "store-credit", hint: text, currency: text, initialCents: int 0.., balanceCents: int 0.., heldCents: int 0.., recipientEmail: text, orderId: text, createdOn: number, deliverOn: number, deliveredOn: number | null, expiresOn: number | null, voidedOn: number | null}}',
  ],
  [
    'POST /api/content-service/product/1.1/websites/:websiteId/products',
    'crumb, staff who may create-products',
    'params {websiteId: text 1..64}',
    'query {site?: text 1..63}',
    'body {title: text ..200, navigationTitle?: text ..200, description?: text ..10000, urlId?: text ..200}',
    'answer {id: text, title: text, navigationTitle: text, description: text, urlId: text, enabled: true}',
  ],
  [
    'POST /api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
    'crumb, staff who may create-products',
    'params {websiteId: text 1..64, collectionId: text 1..64}',
    'query {site?: text 1..63}',
    'body {displayName: text 1..200, type?: "ROOT", pageRendering?: "LIST_VIEW", displayIndex?: int 0..1000000}',
    'answer {id: text, collectionId: text, displayName: text, urlPath: text, type: "ROOT", pageRendering: "LIST_VIEW", displayIndex: int}',
  ],
  [
    'GET /api/commondata/GetSiteLayout',
    'none, staff who may view-content',
    'query {site?: text 1..63}',
    'answer {templateId: text, layout: [{identifier: text, title: text, links: [any]}], collections: [{id: text, title: text, navigationTitle: text, urlId: text, typeName: text, isEnabled: boolean}]}',
  ],
  [
    'POST /api/widget/UpdateNavigation',
    'crumb, staff who may create-pages',
    'query {site?: text 1..63}',
    'body {fieldName: text 1..100, templateId: text 1..100, navigation: {items: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [any]}]}]}]}]}, from?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [{collectionId?: text 1..64, externalLink?: {title: text ..200, url: text ..2000, newWindow?: boolean}, memberAreaId?: text 1..64, title?: text ..200, items?: [any]}]}]}]}]}',
    'answer {identifier: text, title: text, links: [any], activityId: text | null}',
  ],
  [
    'GET /api/site-header-footer',
    'none, staff who may view-content',
    'query {site?: text 1..63}',
    'answer {header: {*: any}, footer: {*: any}}',
  ],
  [
    'PUT /api/site-header-footer',
    'crumb, staff who may edit-styles',
    'query {site?: text 1..63}',
    'body {header: {*: any}, footer: {*: any}, from?: {header: {*: any}, footer: {*: any}}}',
    'answer {header: {*: any}, footer: {*: any}, changes: [text]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/downloads',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {sent: true}',
  ],
  [
    `POST ${restock}`,
    'crumb, at most signUpForRestock',
    'body {productId: text 1..64, variantId: text 1..64, siteVisitorEmail?: text ..1024, isJoinMailingList?: boolean, recaptchaEnterpriseV3Token?: text ..8000, language?: text ..35}',
    'answer {message: text}',
  ],
  [
    `GET ${restock}`,
    'none, staff who may manage-restock',
    'query {productId: text 1..64, variantId: text 1..64, cursor?: text ..64, site?: text 1..63}',
    'answer {signUps: [{id: text, siteVisitorEmail: text, isJoinMailingList: boolean, language: text, createdOn: number}], hasNextPage: boolean, nextPageCursor: text | null}',
  ],
  [
    `GET ${restock}/groups`,
    'none, staff who may manage-restock',
    'query {cursor?: text ..64, site?: text 1..63}',
    'answer {signUpGroups: [{productId: text 1..64, variantId: text 1..64, title: text, variant: text, count: int, qtyInStock: int, unlimited: boolean, oldestOn: number}], hasNextPage: boolean, nextPageCursor: text | null}',
  ],
  [
    `POST ${restock}/send`,
    'crumb, staff who may manage-restock',
    'query {site?: text 1..63}',
    'body {productId: text 1..64, variantId: text 1..64}',
    'answer {sent: int}',
  ],
  [
    `POST ${restock}/send/all`,
    'crumb, staff who may manage-restock',
    'query {site?: text 1..63}',
    'body {sendRequests: [{productId: text 1..64, variantId: text 1..64}]}',
    'answer {sent: int}',
  ],
  [
    'POST /api/commerce/donations/:id',
    'crumb, at most addToCart',
    'params {id: text 1..64}',
    'body {amountCents: int, isMonthly?: boolean, name?: text ..100, message?: text ..1000, isAnonymous?: boolean}',
    'answer {cartToken: text, redirectUrlPath: text}',
  ],
  [
    'GET /api/sites/:identifier/donations',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'answer {donations: [{title: text 1..200, coverText: text ..2000, suggestedCents: [int 100..99999999], minCents: int 100..99999999, maxCents: int 100..99999999, isFreeAmount: boolean, isMonthlyOffered: boolean, asksName: boolean, asksMessage: boolean, isOpen: boolean, id: text 1..64}]}',
  ],
  [
    'POST /api/sites/:identifier/donations',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63}',
    'body {title: text 1..200, coverText?: text ..2000, suggestedCents?: [int 100..99999999], minCents?: int 100..99999999, maxCents?: int 100..99999999, isFreeAmount?: boolean, isMonthlyOffered?: boolean, asksName?: boolean, asksMessage?: boolean, isOpen?: boolean}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/donations/:id',
    'crumb, staff who may edit-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {title?: text 1..200, coverText?: text ..2000, suggestedCents?: [int 100..99999999], minCents?: int 100..99999999, maxCents?: int 100..99999999, isFreeAmount?: boolean, isMonthlyOffered?: boolean, asksName?: boolean, asksMessage?: boolean, isOpen?: boolean}',
    'answer {id: text}',
  ],
  [
    'POST /api/commerce/memberships/:id',
    'crumb, at most mailLink',
    'params {id: text 1..64}',
    'body {email?: text}',
    'answer {cartToken: text, redirectUrlPath: text} | {isMailed: true}',
  ],
  [
    'GET /api/sites/:identifier/membership-plans',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'answer {plans: [{title: text 1..200, coverText: text ..2000, priceCents: int 0..99999999, billingPeriod: {value: int 1..52, unit: "WEEK" | "MONTH" | "YEAR"} | null, collectionIds: [text 1..64], isOpen: boolean, id: text 1..64}]}',
  ],
  [
    'POST /api/sites/:identifier/membership-plans',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63}',
    'body {title: text 1..200, coverText?: text ..2000, priceCents?: int 0..99999999, billingPeriod?: {value: int 1..52, unit: "WEEK" | "MONTH" | "YEAR"} | null, collectionIds?: [text 1..64], isOpen?: boolean}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/membership-plans/:id',
    'crumb, staff who may edit-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {title?: text 1..200, coverText?: text ..2000, priceCents?: int 0..99999999, billingPeriod?: {value: int 1..52, unit: "WEEK" | "MONTH" | "YEAR"} | null, collectionIds?: [text 1..64], isOpen?: boolean}',
    'answer {id: text}',
  ],
  [
    'POST /api/sites/:identifier/protected-collections/:id/open',
    'crumb, staff who may publish',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {id: text}',
  ],
  [
    'GET /api/sites/:identifier/members',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {after?: text ..256}',
    'answer {members: [{id: text, planId: text, planTitle: text, email: text, isActive: boolean, startedOn: number, paidUntil: number | null, endedOn: number | null, endReason: text}], next: text | null}',
  ],
  [
    'POST /api/sites/:identifier/members',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63}',
    'body {planId: text 1..64, email: text}',
    'answer {id: text}',
  ],
  [
    'POST /api/sites/:identifier/members/:id/end',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isEnded: boolean}',
  ],
  [
    'GET /api/sites/:identifier/subscriptions',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, status?: "active" | "past-due" | "paused" | "completed" | "canceled", after?: text ..64, limit?: int 1..100}',
    'answer {subscriptions: [{id: text, orderId: text, email: text, title: text, status: "active" | "past-due" | "paused" | "completed" | "canceled", isTest: boolean, currency: text, priceCents: int 0.., periodCents: int 0.., billingPeriod: {value: int, unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0.., cyclesBilled: int 0.., failures: int 0.., startedOn: number, nextBillingOn: number | null, endedOn: number | null, endReason: text, methodLabel: text, actions: ["pause" | "resume" | "skip" | "cancel"]}], after?: text}',
  ],
  [
    'GET /api/sites/:identifier/subscriptions/:subscriptionId',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, subscriptionId: text 1..64}',
    'answer {subscription: {id: text, orderId: text, email: text, title: text, status: "active" | "past-due" | "paused" | "completed" | "canceled", isTest: boolean, currency: text, priceCents: int 0.., periodCents: int 0.., billingPeriod: {value: int, unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0.., cyclesBilled: int 0.., failures: int 0.., startedOn: number, nextBillingOn: number | null, endedOn: number | null, endReason: text, methodLabel: text, actions: ["pause" | "resume" | "skip" | "cancel"]}}',
  ],
  [
    'POST /api/sites/:identifier/subscriptions/:subscriptionId/actions',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, subscriptionId: text 1..64}',
    'body {action: "pause" | "resume" | "skip" | "cancel"}',
    'answer {subscription: {id: text, orderId: text, email: text, title: text, status: "active" | "past-due" | "paused" | "completed" | "canceled", isTest: boolean, currency: text, priceCents: int 0.., periodCents: int 0.., billingPeriod: {value: int, unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0.., cyclesBilled: int 0.., failures: int 0.., startedOn: number, nextBillingOn: number | null, endedOn: number | null, endReason: text, methodLabel: text, actions: ["pause" | "resume" | "skip" | "cancel"]}}',
  ],
  [
    'GET /api/sites/:identifier/subscriptions/:subscriptionId/offers',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, subscriptionId: text 1..64}',
    'answer {offers: [{key: text, label: text, priceCents: int 0.., periodCents: int 0.., isCurrent: boolean, mayBeginNow: boolean}]}',
  ],
  [
    'POST /api/sites/:identifier/subscriptions/:subscriptionId/plan',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, subscriptionId: text 1..64}',
    'body {when: "now" | "next" | "keep", offerKey?: text ..200}',
    'answer {subscription: {id: text, orderId: text, email: text, title: text, status: "active" | "past-due" | "paused" | "completed" | "canceled", isTest: boolean, currency: text, priceCents: int 0.., periodCents: int 0.., billingPeriod: {value: int, unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0.., cyclesBilled: int 0.., failures: int 0.., startedOn: number, nextBillingOn: number | null, endedOn: number | null, endReason: text, methodLabel: text, actions: ["pause" | "resume" | "skip" | "cancel"]}}',
  ],
  [
    `GET ${settings}`,
    'none, staff who may view-back-office',
    'params {identifier: text 1..63}',
    'answer {settings: [{group: text, field: text, visibility: "public" | "staff" | "secret", summary: text, value?: any, isSet: boolean}], changes: [{id: text, at: number, actorName: text, subject: text, before: {*: any}, after: {*: any}}]}',
  ],
  [
    `PATCH ${settings}`,
    'crumb, staff who may view-back-office',
    'params {identifier: text 1..63}',
    'body {*: {*: any}}',
    'answer {changes: [text]}',
  ],
  [
    `POST ${settings}/edits`,
    'crumb, staff who may view-back-office',
    'params {identifier: text 1..63}',
    'body {changes: {*: {from?: any, to?: any}}}',
    'answer {changes: [text]}',
  ],
  [
    'GET /api/sites/:identifier/activity',
    'none, staff who may view-back-office',
    'params {identifier: text 1..63}',
    'query {subject?: text ..200, person?: text ..64, action?: text ..64, after?: text ..64, limit?: int 1..100}',
    'answer {activity: [{id: text, at: number, actor: {kind: "person" | "key" | "operator", id: text | null, name: text}, action: text, subject: text, title: text, before: {*: any}, after: {*: any}, undoes: text | null, undoneBy: text | null, mayUndo: boolean}], after?: text}',
  ],
  [
    'POST /api/sites/:identifier/activity/:id/undo',
    'crumb, staff who may view-back-office',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {activityId: text}',
  ],
  [
    'GET /api/sites/:identifier/discounts',
    'none, staff who may edit-discounts',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, state?: "disabled" | "ended" | "used-up" | "scheduled" | "active", kind?: "code" | "automatic", after?: text ..64, limit?: int 1..100}',
    'answer {discounts: [{name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000, scope?: "goods" | "shipping" | "all"} | {kind: "fixed", amountCents: int 1..1000000000000, scope?: "goods" | "shipping" | "all"} | {kind: "free-shipping"} | {kind: "buy-x-get-y", buyQuantity: int 1..2147483647, getQuantity: int 1..2147483647, ratePpm?: int 1..1000000, gets?: {itemIds?: [text 1..64], categoryIds?: [text 1..64]}, maxTimes?: int 1..2147483647}, code: text | null, itemIds: [text 1..64], categoryIds: [text 1..64], minSubtotalCents: int 0..1000000000000, minQuantity: int 0..2147483647, startsAt: int 0..8640000000000000 | null, endsAt: int 0..8640000000000000 | null, maxUses: int 0..2147483647 | null, maxUsesPerCustomer: int 0..2147483647 | null, customerGroups: [text 1..200], isFirstOrderOnly: boolean, priority: int -2147483647..2147483647, isExclusive: boolean, isEnabled: boolean, id: text 1..64, usedCount: int 0..2147483647, testUsedCount: int 0..2147483647}], after?: text}',
  ],
  [
    'GET /api/sites/:identifier/discounts/:id',
    'none, staff who may edit-discounts',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {discount: {name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000, scope?: "goods" | "shipping" | "all"} | {kind: "fixed", amountCents: int 1..1000000000000, scope?: "goods" | "shipping" | "all"} | {kind: "free-shipping"} | {kind: "buy-x-get-y", buyQuantity: int 1..2147483647, getQuantity: int 1..2147483647, ratePpm?: int 1..1000000, gets?: {itemIds?: [text 1..64], categoryIds?: [text 1..64]}, maxTimes?: int 1..2147483647}, code: text | null, itemIds: [text 1..64], categoryIds: [text 1..64], minSubtotalCents: int 0..1000000000000, minQuantity: int 0..2147483647, startsAt: int 0..8640000000000000 | null, endsAt: int 0..8640000000000000 | null, maxUses: int 0..2147483647 | null, maxUsesPerCustomer: int 0..2147483647 | null, customerGroups: [text 1..200], isFirstOrderOnly: boolean, priority: int -2147483647..2147483647, isExclusive: boolean, isEnabled: boolean, id: text 1..64, usedCount: int 0..2147483647, testUsedCount: int 0..2147483647}}',
  ],
  [
    'POST /api/sites/:identifier/discounts/preview',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63}',
    'body {id?: text 1..64, draft: {name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000, scope?: "goods" | "shipping" | "all"} | {kind: "fixed", amountCents: int 1..1000000000000, scope?: "goods" | "shipping" | "all"} | {kind: "free-shipping"} | {kind: "buy-x-get-y", buyQuantity: int 1..2147483647, getQuantity: int 1..2147483647, ratePpm?: int 1..1000000, gets?: {itemIds?: [text 1..64], categoryIds?: [text 1..64]}, maxTimes?: int 1..2147483647}, code?: text 1..100 | null, itemIds?: [text 1..64], categoryIds?: [text 1..64], minSubtotalCents?: int 0..1000000000000, minQuantity?: int 0..2147483647, startsAt?: int 0..8640000000000000 | null, endsAt?: int 0..8640000000000000 | null, maxUses?: int 0..2147483647 | null, maxUsesPerCustomer?: int 0..2147483647 | null, customerGroups?: [text 1..200], isFirstOrderOnly?: boolean, priority?: int -2147483647..2147483647, isExclusive?: boolean, isEnabled?: boolean}, cart?: {entries?: [{itemId: text 1..64, quantity: int 1..999}], goods?: {quantity: int 1..999, unitPriceCents: int 0..1000000000000, unitGrams: int 0..10000000}, place?: {country: text, region?: text ..10, postalCode?: text ..20} | null, shippingOptionId?: text 1..64 | null}}',
    'answer {at: number, currency: text, lines: [{title: text, quantity: int}], place: {country: text, region: text ..10, postalCode: text ..20} | null, shippingOption: text 1..200 | "", subtotalCents: int 0.., discountCents: int 0.., shippingCostCents: int 0.., taxCents: int 0.., grandTotalCents: int, steps: [{kind: "price" | "sale" | "discount" | "shipping" | "handling" | "tax-relief" | "included-tax" | "tax" | "rounding" | "given-back", name: text, baseCents: int, ratePpm?: int, quantity?: int, amountCents: int, taxCents?: int, isOfRule: boolean}], problem: "disabled" | "not-started" | "expired" | "used-up" | "used-by-customer" | "other-customers" | "below-minimum" | "below-quantity" | "no-matching-items" | "not-combinable" | "not-served" | "not-carried" | "nothing-to-ship" | "without-effect" | null}',
  ],
  [
    'POST /api/sites/:identifier/discounts',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63}',
    'body {name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000, scope?: "goods" | "shipping" | "all"} | {kind: "fixed", amountCents: int 1..1000000000000, scope?: "goods" | "shipping" | "all"} | {kind: "free-shipping"} | {kind: "buy-x-get-y", buyQuantity: int 1..2147483647, getQuantity: int 1..2147483647, ratePpm?: int 1..1000000, gets?: {itemIds?: [text 1..64], categoryIds?: [text 1..64]}, maxTimes?: int 1..2147483647}, code?: text 1..100 | null, itemIds?: [text 1..64], categoryIds?: [text 1..64], minSubtotalCents?: int 0..1000000000000, minQuantity?: int 0..2147483647, startsAt?: int 0..8640000000000000 | null, endsAt?: int 0..8640000000000000 | null, maxUses?: int 0..2147483647 | null, maxUsesPerCustomer?: int 0..2147483647 | null, customerGroups?: [text 1..200], isFirstOrderOnly?: boolean, priority?: int -2147483647..2147483647, isExclusive?: boolean, isEnabled?: boolean}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/discounts/:id',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {name?: {from?: any, to: text 1..200}, benefit?: {from?: any, to: {kind: "percent", ratePpm: int 1..1000000, scope?: "goods" | "shipping" | "all"} | {kind: "fixed", amountCents: int 1..1000000000000, scope?: "goods" | "shipping" | "all"} | {kind: "free-shipping"} | {kind: "buy-x-get-y", buyQuantity: int 1..2147483647, getQuantity: int 1..2147483647, ratePpm?: int 1..1000000, gets?: {itemIds?: [text 1..64], categoryIds?: [text 1..64]}, maxTimes?: int 1..2147483647}}, code?: {from?: any, to: text 1..100 | null}, itemIds?: {from?: any, to: [text 1..64]}, categoryIds?: {from?: any, to: [text 1..64]}, minSubtotalCents?: {from?: any, to: int 0..1000000000000}, minQuantity?: {from?: any, to: int 0..2147483647}, startsAt?: {from?: any, to: int 0..8640000000000000 | null}, endsAt?: {from?: any, to: int 0..8640000000000000 | null}, maxUses?: {from?: any, to: int 0..2147483647 | null}, maxUsesPerCustomer?: {from?: any, to: int 0..2147483647 | null}, customerGroups?: {from?: any, to: [text 1..200]}, isFirstOrderOnly?: {from?: any, to: boolean}, priority?: {from?: any, to: int -2147483647..2147483647}, isExclusive?: {from?: any, to: boolean}, isEnabled?: {from?: any, to: boolean}}}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/discounts/:id',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'GET /api/sites/:identifier/sales',
    'none, staff who may edit-discounts',
    'params {identifier: text 1..63}',
    'answer {sales: [{name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000} | {kind: "fixed", amountCents: int 1..1000000000000} | {kind: "price", priceCents: int 0..1000000000000}, itemIds: [text 1..64], categoryIds: [text 1..64], startsAt: int 0..8640000000000000 | null, endsAt: int 0..8640000000000000 | null, isEnabled: boolean, id: text 1..64}]}',
  ],
  [
    'POST /api/sites/:identifier/sales/preview',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63}',
    'body {id?: text 1..64, draft: {name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000} | {kind: "fixed", amountCents: int 1..1000000000000} | {kind: "price", priceCents: int 0..1000000000000}, itemIds?: [text 1..64], categoryIds?: [text 1..64], startsAt?: int 0..8640000000000000 | null, endsAt?: int 0..8640000000000000 | null, isEnabled?: boolean}, cart?: {entries?: [{itemId: text 1..64, quantity: int 1..999}], goods?: {quantity: int 1..999, unitPriceCents: int 0..1000000000000, unitGrams: int 0..10000000}, place?: {country: text, region?: text ..10, postalCode?: text ..20} | null, shippingOptionId?: text 1..64 | null}}',
    'answer {at: number, currency: text, lines: [{title: text, quantity: int}], place: {country: text, region: text ..10, postalCode: text ..20} | null, shippingOption: text 1..200 | "", subtotalCents: int 0.., discountCents: int 0.., shippingCostCents: int 0.., taxCents: int 0.., grandTotalCents: int, steps: [{kind: "price" | "sale" | "discount" | "shipping" | "handling" | "tax-relief" | "included-tax" | "tax" | "rounding" | "given-back", name: text, baseCents: int, ratePpm?: int, quantity?: int, amountCents: int, taxCents?: int, isOfRule: boolean}], problem: "disabled" | "not-started" | "expired" | "used-up" | "used-by-customer" | "other-customers" | "below-minimum" | "below-quantity" | "no-matching-items" | "not-combinable" | "not-served" | "not-carried" | "nothing-to-ship" | "without-effect" | null}',
  ],
  [
    'POST /api/sites/:identifier/sales',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63}',
    'body {name: text 1..200, benefit: {kind: "percent", ratePpm: int 1..1000000} | {kind: "fixed", amountCents: int 1..1000000000000} | {kind: "price", priceCents: int 0..1000000000000}, itemIds?: [text 1..64], categoryIds?: [text 1..64], startsAt?: int 0..8640000000000000 | null, endsAt?: int 0..8640000000000000 | null, isEnabled?: boolean}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/sales/:id',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {name?: {from?: any, to: text 1..200}, benefit?: {from?: any, to: {kind: "percent", ratePpm: int 1..1000000} | {kind: "fixed", amountCents: int 1..1000000000000} | {kind: "price", priceCents: int 0..1000000000000}}, itemIds?: {from?: any, to: [text 1..64]}, categoryIds?: {from?: any, to: [text 1..64]}, startsAt?: {from?: any, to: int 0..8640000000000000 | null}, endsAt?: {from?: any, to: int 0..8640000000000000 | null}, isEnabled?: {from?: any, to: boolean}}}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/sales/:id',
    'crumb, staff who may edit-discounts',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'POST /api/sites/:identifier/item-choices',
    'crumb, staff who may view-products',
    'params {identifier: text 1..63}',
    'body {search?: text ..200, ids?: [text ..64]}',
    'answer {products: [{id: text, name: text}], categories: [{id: text, name: text}]}',
  ],
  [
    'GET /api/sites/:identifier/shipping-options',
    'none, staff who may view-settings',
    'params {identifier: text 1..63}',
    'answer {shippingOptions: [{name: text 1..200, pricing: {kind: "flat", priceCents: int 0..1000000000000} | {kind: "weight", steps: [{upToGrams: int 0..2147483647, priceCents: int 0..1000000000000}]} | {kind: "price", steps: [{fromCents: int 0..1000000000000, priceCents: int 0..1000000000000}]} | {kind: "item", baseCents?: int 0..1000000000000, priceCents: int 0..1000000000000} | {kind: "pickup", place?: {country: text, region?: text ..10, postalCode?: text ..20}} | {kind: "local-delivery", priceCents: int 0..1000000000000}, description: text ..1000, freeFromCents: int 0..1000000000000 | null, handlingCents: int 0..1000000000000, zones: [{country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}], displayIndex: int 0..2147483647, isEnabled: boolean, id: text 1..64}]}',
  ],
  [
    'POST /api/sites/:identifier/shipping-options/preview',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {id?: text 1..64, draft: {name: text 1..200, pricing: {kind: "flat", priceCents: int 0..1000000000000} | {kind: "weight", steps: [{upToGrams: int 0..2147483647, priceCents: int 0..1000000000000}]} | {kind: "price", steps: [{fromCents: int 0..1000000000000, priceCents: int 0..1000000000000}]} | {kind: "item", baseCents?: int 0..1000000000000, priceCents: int 0..1000000000000} | {kind: "pickup", place?: {country: text, region?: text ..10, postalCode?: text ..20}} | {kind: "local-delivery", priceCents: int 0..1000000000000}, description?: text ..1000, freeFromCents?: int 0..1000000000000 | null, handlingCents?: int 0..1000000000000, zones?: [{country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}], displayIndex?: int 0..2147483647, isEnabled?: boolean}, cart?: {entries?: [{itemId: text 1..64, quantity: int 1..999}], goods?: {quantity: int 1..999, unitPriceCents: int 0..1000000000000, unitGrams: int 0..10000000}, place?: {country: text, region?: text ..10, postalCode?: text ..20} | null, shippingOptionId?: text 1..64 | null}}',
    'answer {at: number, currency: text, lines: [{title: text, quantity: int}], place: {country: text, region: text ..10, postalCode: text ..20} | null, shippingOption: text 1..200 | "", subtotalCents: int 0.., discountCents: int 0.., shippingCostCents: int 0.., taxCents: int 0.., grandTotalCents: int, steps: [{kind: "price" | "sale" | "discount" | "shipping" | "handling" | "tax-relief" | "included-tax" | "tax" | "rounding" | "given-back", name: text, baseCents: int, ratePpm?: int, quantity?: int, amountCents: int, taxCents?: int, isOfRule: boolean}], problem: "disabled" | "not-started" | "expired" | "used-up" | "used-by-customer" | "other-customers" | "below-minimum" | "below-quantity" | "no-matching-items" | "not-combinable" | "not-served" | "not-carried" | "nothing-to-ship" | "without-effect" | null}',
  ],
  [
    'POST /api/sites/:identifier/shipping-options',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {name: text 1..200, pricing: {kind: "flat", priceCents: int 0..1000000000000} | {kind: "weight", steps: [{upToGrams: int 0..2147483647, priceCents: int 0..1000000000000}]} | {kind: "price", steps: [{fromCents: int 0..1000000000000, priceCents: int 0..1000000000000}]} | {kind: "item", baseCents?: int 0..1000000000000, priceCents: int 0..1000000000000} | {kind: "pickup", place?: {country: text, region?: text ..10, postalCode?: text ..20}} | {kind: "local-delivery", priceCents: int 0..1000000000000}, description?: text ..1000, freeFromCents?: int 0..1000000000000 | null, handlingCents?: int 0..1000000000000, zones?: [{country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}], displayIndex?: int 0..2147483647, isEnabled?: boolean}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/shipping-options/:id',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {name?: {from?: any, to: text 1..200}, pricing?: {from?: any, to: {kind: "flat", priceCents: int 0..1000000000000} | {kind: "weight", steps: [{upToGrams: int 0..2147483647, priceCents: int 0..1000000000000}]} | {kind: "price", steps: [{fromCents: int 0..1000000000000, priceCents: int 0..1000000000000}]} | {kind: "item", baseCents?: int 0..1000000000000, priceCents: int 0..1000000000000} | {kind: "pickup", place?: {country: text, region?: text ..10, postalCode?: text ..20}} | {kind: "local-delivery", priceCents: int 0..1000000000000}}, description?: {from?: any, to: text ..1000}, freeFromCents?: {from?: any, to: int 0..1000000000000 | null}, handlingCents?: {from?: any, to: int 0..1000000000000}, zones?: {from?: any, to: [{country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}]}, displayIndex?: {from?: any, to: int 0..2147483647}, isEnabled?: {from?: any, to: boolean}}}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/shipping-options/:id',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'GET /api/sites/:identifier/tax-rules',
    'none, staff who may view-settings',
    'params {identifier: text 1..63}',
    'answer {taxRules: [{name: text 1..200, zone: {country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}, ratePpm: int 0..1000000, isOnShipping: boolean, isIncludedInPrice: boolean, productTypes: [1 | 2 | 3 | 4 | 5] | null, taxClasses: [text] | null, validFrom: int 0..8640000000000000 | null, validUntil: int 0..8640000000000000 | null, id: text 1..64, preset: text | null}]}',
  ],
  [
    'POST /api/sites/:identifier/tax-rules/preview',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {id?: text 1..64, draft: {name: text 1..200, zone: {country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}, ratePpm: int 0..1000000, isOnShipping?: boolean, isIncludedInPrice?: boolean, productTypes?: [1 | 2 | 3 | 4 | 5] | null, taxClasses?: [text] | null, validFrom?: int 0..8640000000000000 | null, validUntil?: int 0..8640000000000000 | null}, cart?: {entries?: [{itemId: text 1..64, quantity: int 1..999}], goods?: {quantity: int 1..999, unitPriceCents: int 0..1000000000000, unitGrams: int 0..10000000}, place?: {country: text, region?: text ..10, postalCode?: text ..20} | null, shippingOptionId?: text 1..64 | null}}',
    'answer {at: number, currency: text, lines: [{title: text, quantity: int}], place: {country: text, region: text ..10, postalCode: text ..20} | null, shippingOption: text 1..200 | "", subtotalCents: int 0.., discountCents: int 0.., shippingCostCents: int 0.., taxCents: int 0.., grandTotalCents: int, steps: [{kind: "price" | "sale" | "discount" | "shipping" | "handling" | "tax-relief" | "included-tax" | "tax" | "rounding" | "given-back", name: text, baseCents: int, ratePpm?: int, quantity?: int, amountCents: int, taxCents?: int, isOfRule: boolean}], problem: "disabled" | "not-started" | "expired" | "used-up" | "used-by-customer" | "other-customers" | "below-minimum" | "below-quantity" | "no-matching-items" | "not-combinable" | "not-served" | "not-carried" | "nothing-to-ship" | "without-effect" | null}',
  ],
  [
    'POST /api/sites/:identifier/tax-rules',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {name: text 1..200, zone: {country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}, ratePpm: int 0..1000000, isOnShipping?: boolean, isIncludedInPrice?: boolean, productTypes?: [1 | 2 | 3 | 4 | 5] | null, taxClasses?: [text] | null, validFrom?: int 0..8640000000000000 | null, validUntil?: int 0..8640000000000000 | null}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/tax-rules/:id',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {name?: {from?: any, to: text 1..200}, zone?: {from?: any, to: {country: text, regions?: [text 1..10], postcodes?: [text ..40], exceptPostcodes?: [text ..40]}}, ratePpm?: {from?: any, to: int 0..1000000}, isOnShipping?: {from?: any, to: boolean}, isIncludedInPrice?: {from?: any, to: boolean}, productTypes?: {from?: any, to: [1 | 2 | 3 | 4 | 5] | null}, taxClasses?: {from?: any, to: [text] | null}, validFrom?: {from?: any, to: int 0..8640000000000000 | null}, validUntil?: {from?: any, to: int 0..8640000000000000 | null}}}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/tax-rules/:id',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'POST /api/sites/:identifier/tax-rates',
    'crumb, staff who may edit-settings',
    'params {identifier: text 1..63}',
    'body {area: "EU", homeCountry: text, isOneStopShop: boolean, isIncludedInPrice?: boolean} | {area: "US", states: [text]}',
    'answer {loaded: int 0.., removed: int 0..}',
  ],
  [
    'GET /api/sites/:identifier/customer-terms',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {after?: text ..256}',
    'answer {customers: [{groups: [text 1..200], isTaxExempt: boolean, taxNote: text ..500, email: text, orderCount: int 0..2147483647}], next: text | null}',
  ],
  [
    'POST /api/sites/:identifier/customer-terms',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63}',
    'body {groups?: [text 1..200], isTaxExempt?: boolean, taxNote?: text ..500, email: text}',
    'answer {email: text}',
  ],
  [
    'GET /api/sites/:identifier/marketing-opt-ins',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {after?: text ..256}',
    'answer {optIns: [{email: text, text: text, source: text, optedInOn: number}], next: text | null}',
  ],
  [
    'GET /api/sites/:identifier/customers',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, optedIn?: "true" | "false", hasAccount?: "true" | "false", spentFrom?: int 0..1000000000000000, group?: text ..200, country?: text, since?: int 0..8640000000000000, sort?: "last" | "spent" | "name" | "created", direction?: "asc" | "desc", after?: text ..64, limit?: int 1..100}',
    'answer {customers: [{id: text, email: text, name: text, phone: text, country: text, groups: [text], orders: int, spentCents: int 0.., refundedCents: int 0.., lastOrderOn: number | null, firstOrderOn: number | null, optedInOn: number | null, createdOn: number, hasAccount: boolean}], after?: text}',
  ],
  [
    'GET /api/sites/:identifier/customers/count',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, optedIn?: "true" | "false", hasAccount?: "true" | "false", spentFrom?: int 0..1000000000000000, group?: text ..200, country?: text, since?: int 0..8640000000000000}',
    'answer {count: int, isMore: boolean}',
  ],
  [
    'GET /api/sites/:identifier/customers/groups',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'answer {groups: [text], countries: [text]}',
  ],
  [
    'GET /api/sites/:identifier/customers/export',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, optedIn?: "true" | "false", hasAccount?: "true" | "false", spentFrom?: int 0..1000000000000000, group?: text ..200, country?: text, since?: int 0..8640000000000000}',
    'file text/csv',
  ],
  [
    'GET /api/sites/:identifier/customers/:id',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {id: text, email: text, name: text ..200, phone: text ..60, country: text, groups: [text 1..200], orders: int, spentCents: int 0.., refundedCents: int 0.., lastOrderOn: number | null, firstOrderOn: number | null, optedInOn: number | null, createdOn: number, hasAccount: boolean, note: text ..5000, isTaxExempt: boolean, taxNote: text ..500, currency: text, emails: [text], testOrders: int, latestOrders: [{number: int, createdOn: number, email: text, paymentState: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", fulfillmentStatus: text, currency: text, grandTotalCents: int 0.., testMode: boolean}], subscriptions: [{id: text, title: text, status: text, priceCents: int, currency: text, nextOn: number | null}], giftCards: [{id: text, hint: text, leftCents: int 0.., currency: text, isOurs: boolean}], memberships: [{id: text, title: text, isActive: boolean}], addresses: [{*: text}], accounts: [{id: text, email: text, createdOn: number, sessions: int}], topics: [{email: text, text: text, source: text, at: number}], suppressions: [{email: text, reason: text, at: number}], timeline: [{at: number, kind: "order-placed" | "order-canceled" | "order-refunded" | "account-made" | "opted-in" | "subscribed" | "changed" | "merged", actorName: text, subject: text, cents: int 0.. | null}]}',
  ],
  [
    'PATCH /api/sites/:identifier/customers/:id',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {name?: {from?: any, to: text ..200}, phone?: {from?: any, to: text ..60}, note?: {from?: any, to: text ..5000}, groups?: {from?: any, to: [text 1..200]}, isTaxExempt?: {from?: any, to: boolean}, taxNote?: {from?: any, to: text ..500}}}',
    'answer {activityId?: text}',
  ],
  [
    'POST /api/sites/:identifier/customers/:id/merge/preview',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {otherId: text 1..64}',
    'answer {name: text ..200, phone: text ..60, note: text ..5000, groups: [text 1..200], isTaxExempt: boolean, taxNote: text ..500, emails: [text], orders: int, spentCents: int 0.., refundedCents: int 0.., currency: text, moves: {orders: int, subscriptions: int, giftCards: int, memberships: int, accounts: int, addresses: int}}',
  ],
  [
    'POST /api/sites/:identifier/customers/:id/merge',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {otherId: text 1..64}',
    'answer {activityId?: text}',
  ],
  [
    'POST /api/sites/:identifier/customers/:id/accounts/:accountId/sign-out',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64, accountId: text 1..64}',
    'answer {ended: int}',
  ],
  [
    'POST /api/sites/:identifier/customers/:id/accounts/:accountId/password-mail',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64, accountId: text 1..64}',
    'answer {email: text}',
  ],
  [
    'POST /api/sites/:identifier/customers/:id/accounts/:accountId/close',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64, accountId: text 1..64}',
    'answer {isClosed: boolean}',
  ],
  [
    'GET /api/sites/:identifier/customers/:id/data.json',
    'none, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'file application/json',
  ],
  [
    'GET /api/sites/:identifier/customers/:id/data.html',
    'none, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'file text/html',
  ],
  [
    'GET /api/sites/:identifier/customers/:id/erasure',
    'none, staff who may refund-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {blockers: [{kind: "open-orders" | "open-refunds" | "open-returns" | "open-disputes" | "open-drafts" | "running-plans" | "running-memberships" | "unsent-gift-cards", count: int}], orders: int, papers: int, accounts: int}',
  ],
  [
    'POST /api/sites/:identifier/customers/:id/erasure',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {email: text ..320}',
    'answer {orders: int, papers: int}',
  ],
  [
    'GET /api/sites/:identifier/orders',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, payment?: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", fulfillment?: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", channel?: "online" | "draft" | "subscription", kind?: "goods" | "donation" | "membership", isTest?: "true" | "false", hasRest?: "true" | "false", needsPerson?: "true" | "false", from?: int 0..8640000000000000, to?: int 0..8640000000000000, product?: text ..64, customer?: text ..64, sort?: "created" | "total", direction?: "asc" | "desc", after?: text ..200, limit?: int 1..100}',
    'answer {orders: [{number: int, createdOn: number, email: text, name: text, status: text, paymentState: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", fulfillmentStatus: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", channel: "online" | "draft" | "subscription", kind: "goods" | "donation" | "membership", testMode: boolean, currency: text, grandTotalCents: int 0.., refundedCents: int 0.., dueCents: int 0.., units: int}], after?: text}',
  ],
  [
    'GET /api/sites/:identifier/orders/count',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, payment?: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", fulfillment?: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", channel?: "online" | "draft" | "subscription", kind?: "goods" | "donation" | "membership", isTest?: "true" | "false", hasRest?: "true" | "false", needsPerson?: "true" | "false", from?: int 0..8640000000000000, to?: int 0..8640000000000000, product?: text ..64, customer?: text ..64}',
    'answer {count: int, isMore: boolean}',
  ],
  [
    'GET /api/sites/:identifier/orders/sums',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, payment?: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", fulfillment?: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", channel?: "online" | "draft" | "subscription", kind?: "goods" | "donation" | "membership", isTest?: "true" | "false", hasRest?: "true" | "false", needsPerson?: "true" | "false", from?: int 0..8640000000000000, to?: int 0..8640000000000000, product?: text ..64, customer?: text ..64}',
    'answer {sums: [{currency: text, testMode: boolean, orders: int, totalCents: int, refundedCents: int, dueCents: int}]}',
  ],
  [
    'GET /api/sites/:identifier/orders/export',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, payment?: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", fulfillment?: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", channel?: "online" | "draft" | "subscription", kind?: "goods" | "donation" | "membership", isTest?: "true" | "false", hasRest?: "true" | "false", needsPerson?: "true" | "false", from?: int 0..8640000000000000, to?: int 0..8640000000000000, product?: text ..64, customer?: text ..64}',
    'file text/csv',
  ],
  [
    'GET /api/sites/:identifier/orders/alerts',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'answer {needsPerson: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], rests: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], disputes: [{disputeRef: text, number: int | null, paymentId: text, reason: text, openedOn: number, answerBy: number | null, amountCents: int 0.., currency: text}], failedRefunds: [{refundId: text, paymentId: text, number: int | null, reason: text, failedSince: number, amountCents: int 0.., currency: text}], findings: [{provider: text, providerRef: text, kind: "unknown-here" | "unknown-there" | "unpaid-there" | "other-amount", foundOn: number, amountCents: int 0.., currency: text}], deadEvents: [{provider: text, eventId: text, type: text, paymentId: text, receivedOn: number, reason: text}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/alerts/events/retry',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63}',
    'body {provider: text ..64, eventId: text ..256}',
    'answer {needsPerson: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], rests: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], disputes: [{disputeRef: text, number: int | null, paymentId: text, reason: text, openedOn: number, answerBy: number | null, amountCents: int 0.., currency: text}], failedRefunds: [{refundId: text, paymentId: text, number: int | null, reason: text, failedSince: number, amountCents: int 0.., currency: text}], findings: [{provider: text, providerRef: text, kind: "unknown-here" | "unknown-there" | "unpaid-there" | "other-amount", foundOn: number, amountCents: int 0.., currency: text}], deadEvents: [{provider: text, eventId: text, type: text, paymentId: text, receivedOn: number, reason: text}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/alerts/refunds/retry',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63}',
    'body {paymentId: text ..64, refundId: text ..128}',
    'answer {needsPerson: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], rests: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], disputes: [{disputeRef: text, number: int | null, paymentId: text, reason: text, openedOn: number, answerBy: number | null, amountCents: int 0.., currency: text}], failedRefunds: [{refundId: text, paymentId: text, number: int | null, reason: text, failedSince: number, amountCents: int 0.., currency: text}], findings: [{provider: text, providerRef: text, kind: "unknown-here" | "unknown-there" | "unpaid-there" | "other-amount", foundOn: number, amountCents: int 0.., currency: text}], deadEvents: [{provider: text, eventId: text, type: text, paymentId: text, receivedOn: number, reason: text}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/alerts/findings/close',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63}',
    'body {provider: text ..64, providerRef: text ..256, kind: "unknown-here" | "unknown-there" | "unpaid-there" | "other-amount"}',
    'answer {needsPerson: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], rests: [{number: int, email: text, testMode: boolean, createdOn: number, amountCents: int 0.., currency: text}], disputes: [{disputeRef: text, number: int | null, paymentId: text, reason: text, openedOn: number, answerBy: number | null, amountCents: int 0.., currency: text}], failedRefunds: [{refundId: text, paymentId: text, number: int | null, reason: text, failedSince: number, amountCents: int 0.., currency: text}], findings: [{provider: text, providerRef: text, kind: "unknown-here" | "unknown-there" | "unpaid-there" | "other-amount", foundOn: number, amountCents: int 0.., currency: text}], deadEvents: [{provider: text, eventId: text, type: text, paymentId: text, receivedOn: number, reason: text}]}',
  ],
  [
    'GET /api/sites/:identifier/orders/:number',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer OrderMoney',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/detail',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {money: OrderMoney, createdOn: number, email: text, paymentState: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", channel: "online" | "draft" | "subscription", kind: "goods" | "donation" | "membership", note: text, answers: [{title: text, text: text}], shippingOptionName: text, shippingAddress: {*: text} | null, billingAddress: {*: text} | null, pickupContact: {*: text} | null, subtotalCents: int, discountCents: int, shippingCents: int, taxes: [{name: text, amountCents: int, isIncluded: boolean}], takenOffCents: int 0.., steps: [TotalStep], items: [{id: text, productId: text, variantId: text, name: text, variant: text, sku: text, answers: [{title: text, text: text}], unitPriceCents: int, quantity: int, kept: int, isHandedOver: boolean, handed: int, open: int, returnable: int}], payments: [{id: text, provider: text, reference: text, status: text, amountCents: int 0.., refundedCents: int 0.., tenders: [{kind: text, provider: text, amountCents: int 0.., refundedCents: int 0..}]}], fulfillments: [{id: text, kind: "shipment" | "pickup", state: "shipped" | "delivered" | "ready" | "picked-up" | "canceled", next: ["delivered" | "picked-up" | "canceled"], items: [{id: text ..64, quantity: int 1..}], carrier: text, trackingNumber: text, trackingUrl: text, createdOn: number}], returns: [{id: text, state: "requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed", openedBy: "buyer" | "staff", reason: "changed-mind" | "does-not-fit" | "damaged" | "wrong-item" | "not-as-described" | "other", note: text, items: [{id: text ..64, quantity: int 1..}], restocked: [{id: text ..64, quantity: int 1..}], next: ["requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed"], createdOn: number}], edits: [{id: text, number: int, state: "due" | "settled" | "called-off", content: {units: [{id: text 1..64, quantity: int 0..9999}], lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], shippingCents: int 0..1000000000 | null, discountCents: int 0..1000000000, shippingAddress: Address | null, isRestocked: boolean, reason: text ..500}, addedCents: int 0.., takenCents: int 0.., dueCents: int 0.., totalCents: int 0.., steps: [TotalStep], madeBy: text, createdOn: number, settledOn: number | null}], papers: [{id: text, kind: "invoice" | "credit-note", number: text, issuedOn: number, totalCents: int 0..}], mails: [{id: text, to: text, subject: text, status: text, createdOn: number}], unsentRefunds: [text], customerId: text | null, otherOrders: [{number: int, createdOn: number, paymentState: "unpaid" | "paid" | "partly-refunded" | "refunded" | "canceled", currency: text, grandTotalCents: int 0..}], can: {note: boolean, fulfil: boolean, edit: boolean, refund: boolean, cancel: boolean, resolve: boolean, settle: boolean, openReturn: boolean, settleRest: boolean}}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/refunds/preview',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {requestId: text 1..64, units?: [{id: text ..64, quantity: int 1..}], amounts?: [{id: text ..64, amountCents: int 1..}], amountCents?: int 1.., restock?: [{id: text ..64, quantity: int 1..}], reason?: text ..500}',
    'answer {amountCents: int 0.., taxCents: int, parts: [{id: text, quantity: int, amountCents: int}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/refunds',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {requestId: text 1..64, units?: [{id: text ..64, quantity: int 1..}], amounts?: [{id: text ..64, amountCents: int 1..}], amountCents?: int 1.., restock?: [{id: text ..64, quantity: int 1..}], reason?: text ..500}',
    'answer OrderMoney',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/cancel',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {isRestocked?: boolean, reason?: text ..500}',
    'answer OrderMoney',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/settlement',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {settlement: "received" | "given-up"}',
    'answer OrderMoney',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/resolve',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer OrderMoney',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/notes',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {text: text ..2000}',
    'answer OrderMoney',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/ledger',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {transactions: [{id: text, at: number, kind: text, currency: text, testMode: boolean, entries: [{account: text, party: text, amountCents: int}]}]}',
  ],
  [
    'GET /api/sites/:identifier/ledger',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {from?: int 0..8640000000000000, to?: int 0..8640000000000000, testMode?: "true" | "false"}',
    'answer {sums: [{account: text, label: text, party: text, currency: text, amountCents: int}]}',
  ],
  [
    'GET /api/sites/:identifier/draft-orders',
    'none, staff who may view-orders',
    'params {identifier: text 1..63}',
    'query {after?: text ..256}',
    'answer {drafts: [{id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null}], next: text | null}',
  ],
  [
    'GET /api/sites/:identifier/draft-orders/:id',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null, content: {email: "" | text, shippingAddress: Address | null, billingAddress: Address | null, lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], discount: {kind: "percent", ratePpm: int 1..1000000, reason: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason: text ..200} | null, shipping: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note: text ..1000}, madeBy: text, cart: Cart | null}',
  ],
  [
    'POST /api/sites/:identifier/draft-orders',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63}',
    'body {content: {email?: "" | text, shippingAddress?: Address | null, billingAddress?: Address | null, lines?: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents?: int 0..1000000000 | null, reason?: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent?: boolean, taxClass?: text ..40}], discount?: {kind: "percent", ratePpm: int 1..1000000, reason?: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason?: text ..200} | null, shipping?: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note?: text ..1000}, days?: int 1..365}',
    'answer {id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null, content: {email: "" | text, shippingAddress: Address | null, billingAddress: Address | null, lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], discount: {kind: "percent", ratePpm: int 1..1000000, reason: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason: text ..200} | null, shipping: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note: text ..1000}, madeBy: text, cart: Cart | null}',
  ],
  [
    'PUT /api/sites/:identifier/draft-orders/:id',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {content: {email?: "" | text, shippingAddress?: Address | null, billingAddress?: Address | null, lines?: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents?: int 0..1000000000 | null, reason?: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent?: boolean, taxClass?: text ..40}], discount?: {kind: "percent", ratePpm: int 1..1000000, reason?: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason?: text ..200} | null, shipping?: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note?: text ..1000}, days?: int 1..365}',
    'answer {id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null, content: {email: "" | text, shippingAddress: Address | null, billingAddress: Address | null, lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], discount: {kind: "percent", ratePpm: int 1..1000000, reason: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason: text ..200} | null, shipping: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note: text ..1000}, madeBy: text, cart: Cart | null}',
  ],
  [
    'POST /api/sites/:identifier/draft-orders/:id/cancel',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null, content: {email: "" | text, shippingAddress: Address | null, billingAddress: Address | null, lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], discount: {kind: "percent", ratePpm: int 1..1000000, reason: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason: text ..200} | null, shipping: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note: text ..1000}, madeBy: text, cart: Cart | null}',
  ],
  [
    'POST /api/sites/:identifier/draft-orders/:id/links',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {url: text}',
  ],
  [
    'POST /api/sites/:identifier/draft-orders/:id/mails',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {message?: text ..2000}',
    'answer {id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null, content: {email: "" | text, shippingAddress: Address | null, billingAddress: Address | null, lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], discount: {kind: "percent", ratePpm: int 1..1000000, reason: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason: text ..200} | null, shipping: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note: text ..1000}, madeBy: text, cart: Cart | null}',
  ],
  [
    'POST /api/sites/:identifier/draft-orders/:id/settlement',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {settlement: "paid" | "invoice", expectedTotalCents: int 0..}',
    'answer {id: text, state: "open" | "sent" | "paid" | "canceled" | "expired", email: text, createdOn: number, expiresOn: number, orderNumber: int | null, content: {email: "" | text, shippingAddress: Address | null, billingAddress: Address | null, lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], discount: {kind: "percent", ratePpm: int 1..1000000, reason: text ..200} | {kind: "fixed", amountCents: int 1..1000000000, reason: text ..200} | null, shipping: {kind: "option", id: text 1..64} | {kind: "own", name: text ..100, priceCents: int 0..1000000000} | null, note: text ..1000}, madeBy: text, cart: Cart | null}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/edits/preview',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {content: {units?: [{id: text 1..64, quantity: int 0..9999}], lines?: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents?: int 0..1000000000 | null, reason?: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent?: boolean, taxClass?: text ..40}], shippingCents?: int 0..1000000000 | null, discountCents?: int 0..1000000000, shippingAddress?: Address | null, isRestocked?: boolean, reason?: text ..500}}',
    'answer {version: int, addedCents: int 0.., takenCents: int 0.., differenceCents: int, dueCents: int 0.., backCents: int 0.., totalBeforeCents: int 0.., totalAfterCents: int 0.., steps: [TotalStep]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/edits',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {requestId: text 1..64, version: int 0.., expectedDifferenceCents: int, content: {units?: [{id: text 1..64, quantity: int 0..9999}], lines?: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents?: int 0..1000000000 | null, reason?: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent?: boolean, taxClass?: text ..40}], shippingCents?: int 0..1000000000 | null, discountCents?: int 0..1000000000, shippingAddress?: Address | null, isRestocked?: boolean, reason?: text ..500}, refund?: "now" | "later", isMailed?: boolean}',
    'answer OrderMoney',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/edits',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {edits: [{id: text, number: int, state: "due" | "settled" | "called-off", content: {units: [{id: text 1..64, quantity: int 0..9999}], lines: [{kind: "variant", productId: text 1..64, variantId: text 1..64, quantity: int 1..9999, priceCents: int 0..1000000000 | null, reason: text ..200} | {kind: "text", title: text ..200, quantity: int 1..9999, priceCents: int 0..1000000000, isSent: boolean, taxClass: text ..40}], shippingCents: int 0..1000000000 | null, discountCents: int 0..1000000000, shippingAddress: Address | null, isRestocked: boolean, reason: text ..500}, addedCents: int 0.., takenCents: int 0.., dueCents: int 0.., totalCents: int 0.., steps: [TotalStep], madeBy: text, createdOn: number, settledOn: number | null}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/rest',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {action: "paid" | "call-off" | "ship" | "mail"}',
    'answer OrderMoney',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/rest/links',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {url: text}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/refunds/:refundId/send',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000, refundId: text 1..64}',
    'answer OrderMoney',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/fulfillments',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {fulfillments: [{id: text, kind: "shipment" | "pickup", state: "shipped" | "delivered" | "ready" | "picked-up" | "canceled", next: ["delivered" | "picked-up" | "canceled"], items: [{id: text ..64, quantity: int 1..}], carrier: text, trackingNumber: text, trackingUrl: text, createdOn: number}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/fulfillments',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {requestId: text 1..64, kind: "shipment" | "pickup", items: [{id: text ..64, quantity: int 1..}], carrier?: text ..100, trackingNumber?: text ..100, trackingUrl?: "" | text ..1000}',
    'answer {fulfillments: [{id: text, kind: "shipment" | "pickup", state: "shipped" | "delivered" | "ready" | "picked-up" | "canceled", next: ["delivered" | "picked-up" | "canceled"], items: [{id: text ..64, quantity: int 1..}], carrier: text, trackingNumber: text, trackingUrl: text, createdOn: number}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/fulfillments/:fulfillmentId/state',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000, fulfillmentId: text 1..64}',
    'body {event: "delivered" | "picked-up" | "canceled"}',
    'answer {fulfillments: [{id: text, kind: "shipment" | "pickup", state: "shipped" | "delivered" | "ready" | "picked-up" | "canceled", next: ["delivered" | "picked-up" | "canceled"], items: [{id: text ..64, quantity: int 1..}], carrier: text, trackingNumber: text, trackingUrl: text, createdOn: number}]}',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/returns',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'answer {returns: [{id: text, state: "requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed", openedBy: "buyer" | "staff", reason: "changed-mind" | "does-not-fit" | "damaged" | "wrong-item" | "not-as-described" | "other", note: text, items: [{id: text ..64, quantity: int 1..}], restocked: [{id: text ..64, quantity: int 1..}], next: ["requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed"], createdOn: number}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/returns',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'body {requestId: text 1..64, items: [{id: text ..64, quantity: int 1..}], reason: "changed-mind" | "does-not-fit" | "damaged" | "wrong-item" | "not-as-described" | "other", note?: text ..1000}',
    'answer {returns: [{id: text, state: "requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed", openedBy: "buyer" | "staff", reason: "changed-mind" | "does-not-fit" | "damaged" | "wrong-item" | "not-as-described" | "other", note: text, items: [{id: text ..64, quantity: int 1..}], restocked: [{id: text ..64, quantity: int 1..}], next: ["requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed"], createdOn: number}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/returns/:returnId/state',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000, returnId: text 1..64}',
    'body {event: "approved" | "declined" | "canceled" | "received" | "inspected" | "closed", restock?: [{id: text ..64, quantity: int 1..}]}',
    'answer {returns: [{id: text, state: "requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed", openedBy: "buyer" | "staff", reason: "changed-mind" | "does-not-fit" | "damaged" | "wrong-item" | "not-as-described" | "other", note: text, items: [{id: text ..64, quantity: int 1..}], restocked: [{id: text ..64, quantity: int 1..}], next: ["requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed"], createdOn: number}]}',
  ],
  [
    'POST /api/sites/:identifier/orders/:number/returns/:returnId/refund',
    'crumb, staff who may refund-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000, returnId: text 1..64}',
    'body {isShippingRefunded?: boolean}',
    'answer {returns: [{id: text, state: "requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed", openedBy: "buyer" | "staff", reason: "changed-mind" | "does-not-fit" | "damaged" | "wrong-item" | "not-as-described" | "other", note: text, items: [{id: text ..64, quantity: int 1..}], restocked: [{id: text ..64, quantity: int 1..}], next: ["requested" | "approved" | "declined" | "canceled" | "received" | "inspected" | "refunded" | "closed"], createdOn: number}]}',
  ],
  [
    'GET /api/sites/:identifier/api-keys',
    'none, staff who may manage-integrations',
    'params {identifier: text 1..63}',
    'answer {keys: [ApiKey]}',
  ],
  [
    'POST /api/sites/:identifier/api-keys',
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63}',
    `body {name: text ..100, scopes: [${scopes}], expiresOn?: int 0..8640000000000000 | null}`,
    'answer {key: ApiKey, secret: text}',
  ],
  [
    'POST /api/sites/:identifier/api-keys/:id/renewals',
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {key: ApiKey, secret: text}',
  ],
  [
    'DELETE /api/sites/:identifier/api-keys/:id',
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    `GET ${webhooks}`,
    'none, staff who may manage-integrations',
    'params {identifier: text 1..63}',
    'answer {endpoints: [WebhookEndpoint]}',
  ],
  [
    `POST ${webhooks}`,
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63}',
    `body {url: text ..1000, topics: [${topics}]}`,
    'answer {endpoint: WebhookEndpoint, secret: text}',
  ],
  [
    `PATCH ${webhooks}/:id`,
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    `body {url?: text ..1000, topics?: [${topics}], state?: "active" | "off"}`,
    'answer WebhookEndpoint',
  ],
  [
    `DELETE ${webhooks}/:id`,
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    `POST ${webhooks}/:id/secret`,
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {endpoint: WebhookEndpoint, secret: text}',
  ],
  [
    `POST ${webhooks}/:id/test`,
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {messageId: text}',
  ],
  [
    `GET ${webhooks}/:id/deliveries`,
    'none, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'query {after?: text ..256}',
    'answer {deliveries: [{messageId: text, topic: text, createdOn: number, state: "pending" | "delivered" | "failed", nextTryOn: number | null, attempts: [{at: number, status: int | null, milliseconds: int, answer: text}]}], next: text | null}',
  ],
  [
    `POST ${webhooks}/:id/replays`,
    'crumb, staff who may manage-integrations',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {messageId: text 1..64} | {from: int 0..8640000000000000, until: int 0..8640000000000000}',
    'answer {replayed: int 0..}',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/papers',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    `answer ${papers}`,
  ],
  [
    'POST /api/sites/:identifier/orders/:number/papers',
    'crumb, staff who may edit-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    `answer ${papers}`,
  ],
  [
    'GET /api/sites/:identifier/orders/:number/papers/:id',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000, id: text 1..64}',
    `answer ${paperFile}`,
  ],
  [
    'GET /api/sites/:identifier/orders/:number/packing-slip',
    'none, staff who may view-orders',
    'params {identifier: text 1..63, number: int 1..1000000000000}',
    'query {fulfillmentId?: text ..64}',
    `answer ${paperFile}`,
  ],
  [
    'GET /api/1.0/commerce/orders',
    'key, keys with orders:read',
    'query {cursor?: text ..500, modifiedAfter?: int 0..8640000000000000 | text, modifiedBefore?: int 0..8640000000000000 | text, fulfillmentStatus?: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", customerId?: text ..500}',
    'answer {result: [ApiOrder], pagination: {nextPageCursor: text | null}}',
  ],
  [
    'GET /api/1.0/commerce/orders/:orderId',
    'key, keys with orders:read',
    'params {orderId: text 1..64}',
    'answer ApiOrder',
  ],
  [
    'POST /api/1.0/commerce/orders/:orderId/fulfillments',
    'key, keys with orders:write',
    'params {orderId: text 1..64}',
    'headers {idempotency-key: text 1..100}',
    'body {items?: [{id: text ..64, quantity: int 1..}], carrierName?: text ..100, trackingNumber?: text ..100, trackingUrl?: "" | text ..1000}',
    'answer ApiOrder',
  ],
  [
    'GET /api/1.0/commerce/transactions',
    'key, keys with transactions:read',
    'query {cursor?: text ..500, modifiedAfter?: int 0..8640000000000000 | text, modifiedBefore?: int 0..8640000000000000 | text}',
    'answer {documents: [ApiTransaction], pagination: {nextPageCursor: text | null}}',
  ],
  [
    'GET /api/1.0/commerce/inventory',
    'key, keys with inventory:read',
    'query {cursor?: text ..500}',
    'answer {inventory: [ApiInventory], pagination: {nextPageCursor: text | null}}',
  ],
  [
    'GET /api/1.0/commerce/inventory/:variantIds',
    'key, keys with inventory:read',
    'params {variantIds: text ..3250}',
    'answer {inventory: [ApiInventory]}',
  ],
  [
    'POST /api/1.0/commerce/inventory/adjustments',
    'key, keys with inventory:write',
    'headers {idempotency-key: text 1..100}',
    'body {incrementOperations?: [{variantId: text 1..64, quantity: int 1..2147483647}], decrementOperations?: [{variantId: text 1..64, quantity: int 1..2147483647}], setFiniteOperations?: [{variantId: text 1..64, quantity: int 0..2147483647}], setUnlimitedOperations?: [text 1..64]}',
    'answer {inventory: [ApiInventory]}',
  ],
  [
    'GET /api/1.0/commerce/products',
    'key, keys with products:read',
    'query {cursor?: text ..500, modifiedAfter?: int 0..8640000000000000 | text, modifiedBefore?: int 0..8640000000000000 | text}',
    'answer {products: [ApiProduct], pagination: {nextPageCursor: text | null}}',
  ],
  [
    'GET /api/1.0/commerce/products/:productId',
    'key, keys with products:read',
    'params {productId: text ..3250}',
    'answer {products: [ApiProduct]}',
  ],
  [
    'POST /api/1.0/commerce/products',
    'key, keys with products:write',
    'body {name: text 1..200, description?: text ..100000, urlSlug: text 1..200, tags?: [text 1..500], categoryIds?: [text 1..60], isVisible?: boolean, variantAttributes?: [text ..500], storePageId: text 1..60, productType?: 1 | 2 | 3 | 4 | 5, variants: [{sku?: text ..500, gtin?: text ..14, attributes?: {*: text ..2000}, priceCents: int 0.., salePriceCents?: int 0.., onSale?: boolean, stock?: "unlimited" | int 0..2147483647, weightGrams?: int 0..2147483647, lengthMm?: int 0..2147483647, widthMm?: int 0..2147483647, heightMm?: int 0..2147483647}]}',
    'answer ApiProduct',
  ],
  [
    'POST /api/1.0/commerce/products/:productId',
    'key, keys with products:write',
    'params {productId: text 1..64}',
    'body {name?: text 1..200, description?: text ..100000, urlSlug?: text 1..200, tags?: [text 1..500], categoryIds?: [text 1..60], isVisible?: boolean, variantAttributes?: [text ..500]}',
    'answer ApiProduct',
  ],
  [
    'DELETE /api/1.0/commerce/products/:productId',
    'key, keys with products:write',
    'params {productId: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'POST /api/1.0/commerce/products/:productId/variants',
    'key, keys with products:write',
    'params {productId: text 1..64}',
    'body {sku?: text ..500, gtin?: text ..14, attributes?: {*: text ..2000}, priceCents: int 0.., salePriceCents?: int 0.., onSale?: boolean, stock?: "unlimited" | int 0..2147483647, weightGrams?: int 0..2147483647, lengthMm?: int 0..2147483647, widthMm?: int 0..2147483647, heightMm?: int 0..2147483647}',
    'answer ApiProduct',
  ],
  [
    'POST /api/1.0/commerce/products/:productId/variants/:variantId',
    'key, keys with products:write',
    'params {productId: text 1..64, variantId: text 1..64}',
    'body {sku?: text ..500, gtin?: text ..14, attributes?: {*: text ..2000}, priceCents?: int 0.., salePriceCents?: int 0.., onSale?: boolean, stock?: "unlimited" | int 0..2147483647, weightGrams?: int 0..2147483647, lengthMm?: int 0..2147483647, widthMm?: int 0..2147483647, heightMm?: int 0..2147483647}',
    'answer ApiProduct',
  ],
  [
    'DELETE /api/1.0/commerce/products/:productId/variants/:variantId',
    'key, keys with products:write',
    'params {productId: text 1..64, variantId: text 1..64}',
    'answer ApiProduct',
  ],
  [
    'GET /api/1.0/profiles',
    'key, keys with profiles:read',
    'query {cursor?: text ..500}',
    'answer {profiles: [ApiProfile], pagination: {nextPageCursor: text | null}}',
  ],
  [
    'GET /api/1.0/webhook_subscriptions',
    'key, keys with webhooks:read',
    'answer {webhookSubscriptions: [WebhookEndpoint]}',
  ],
  [
    'POST /api/1.0/webhook_subscriptions',
    'key, keys with webhooks:write',
    `body {url: text ..1000, topics: [${topics}]}`,
    'answer {subscription: WebhookEndpoint, secret: text}',
  ],
  [
    'DELETE /api/1.0/webhook_subscriptions/:subscriptionId',
    'key, keys with webhooks:write',
    'params {subscriptionId: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'POST /api/1.0/webhook_subscriptions/:subscriptionId/actions/rotateSecret',
    'key, keys with webhooks:write',
    'params {subscriptionId: text 1..64}',
    'answer {subscription: WebhookEndpoint, secret: text}',
  ],
  [
    'POST /api/1.0/webhook_subscriptions/:subscriptionId/actions/sendTestNotification',
    'key, keys with webhooks:write',
    'params {subscriptionId: text 1..64}',
    'answer {messageId: text}',
  ],
  [
    'GET /api/sites/:identifier/feeds',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'answer {items: int 0.., leftOut: int 0.., problems: [{problem: "no-picture" | "no-price" | "no-description" | "no-gtin" | "wrong-gtin", count: int 1.., examples: [{productId: text, variantId: text, title: text}]}], feeds: [{name: text, url: text}]}',
  ],
  [
    'GET /api/sites/:identifier/orders/:number/mails/:kind',
    'none, staff who may view-mails',
    'params {identifier: text 1..63, number: int 1..1000000000000, kind: "confirmed" | "paid" | "unpaid" | "shipped" | "ready-for-pickup" | "canceled" | "refunded" | "edited" | "review-request" | "cart-reminder" | "alert"}',
    'answer {pageType: int, to: text, subject: text, html: text, text: text}',
  ],
  [
    'GET /api/sites/:identifier/mail-suppressions',
    'none, staff who may view-mails',
    'params {identifier: text 1..63}',
    'query {after?: text ..256}',
    'answer {suppressions: [{email: text, reason: "hard-bounce" | "complaint" | "unsubscribed" | "by-hand", note: text, suppressedOn: number}], next: text | null}',
  ],
  [
    'POST /api/sites/:identifier/mail-suppressions',
    'crumb, staff who may send-mails',
    'params {identifier: text 1..63}',
    'body {email: text, note?: text ..500}',
    'answer {email: text}',
  ],
  [
    'DELETE /api/sites/:identifier/mail-suppressions/:email/:reason',
    'crumb, staff who may send-mails',
    'params {identifier: text 1..63, email: text 1..320, reason: "hard-bounce" | "complaint" | "unsubscribed" | "by-hand"}',
    'answer {isDeleted: boolean}',
  ],
  ['POST /api/mail/events', 'signature', 'body text', 'answer {received: true}'],
  [
    'GET /api/sites/:identifier/products',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, direction?: "asc" | "desc", after?: text ..1000, limit?: int 1..100, productType?: number, visible?: "true" | "false", archived?: "true" | "false", categoryId?: text 1..64, tag?: text 1..500, stock?: "in" | "low" | "out", onSale?: "true" | "false", sort?: "created" | "updated" | "title" | "price" | "stock"}',
    'answer {products: [{id: text, title: text, path: text, productType: 1 | 2 | 3 | 4 | 5, isVisible: boolean, isArchived: boolean, isOnSale: boolean, variantCount: int, stock: int | null, lowestCents: int, highestCents: int, image: Picture | null, updatedOn: number}], after?: text}',
  ],
  [
    'GET /api/sites/:identifier/products/count',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, productType?: number, visible?: "true" | "false", archived?: "true" | "false", categoryId?: text 1..64, tag?: text 1..500, stock?: "in" | "low" | "out", onSale?: "true" | "false"}',
    'answer {count: int, isMore: boolean}',
  ],
  [
    'GET /api/sites/:identifier/store-pages',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'answer {storePages: [{id: text, title: text, urlId: text}]}',
  ],
  [
    'GET /api/sites/:identifier/products/:id',
    'none, staff who may view-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {productType: 1 | 2 | 3 | 4 | 5, collectionId: text 1..64, urlId: text ..200, title: text 1..200, body: text ..1000000, excerpt: text ..100000, tags: [text 1..50], isVisible: boolean, isFeatured: boolean, optionNames: [text 1..500], subscriptionPlan: {billingPeriod: {value: int 1.., unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0..} | null, addButtonText: text ..200 | null, formId: text 1..64 | null, taxClass: text, seoTitle: text ..10000, seoDescription: text ..10000, categoryIds: [text 1..64], imageIds: [text 1..64], id: text, path: text, isArchived: boolean, pictures: [Picture], files: [{filename: text, byteSize: int}], variants: [{id: text, stock: {unlimited: boolean, quantity: int, held: int}, sku: text ..500, attributes: {*: text ..2000}, priceCents: int 0..1000000000000, salePriceCents: int 0..1000000000000, onSale: boolean, weightGrams: int 0..2147483647, lengthMm: int 0..2147483647, widthMm: int 0..2147483647, heightMm: int 0..2147483647, gtin: text ..14, imageId: text 1..64 | null}], createdOn: number, updatedOn: number}',
  ],
  [
    'POST /api/sites/:identifier/products',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63}',
    'body {productType?: 1 | 2 | 3 | 4 | 5, collectionId?: text 1..64, urlId?: text ..200, title: text 1..200, body?: text ..1000000, excerpt?: text ..100000, tags?: [text 1..50], isVisible?: boolean, isFeatured?: boolean, optionNames?: [text 1..500], subscriptionPlan?: {billingPeriod: {value: int 1.., unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0..} | null, addButtonText?: text ..200 | null, formId?: text 1..64 | null, taxClass?: text, seoTitle?: text ..10000, seoDescription?: text ..10000, categoryIds?: [text 1..64], imageIds?: [text 1..64], variants: [{sku?: text ..500, attributes?: {*: text ..2000}, priceCents: int 0..1000000000000, salePriceCents?: int 0..1000000000000, onSale?: boolean, weightGrams?: int 0..2147483647, lengthMm?: int 0..2147483647, widthMm?: int 0..2147483647, heightMm?: int 0..2147483647, gtin?: text ..14, imageId?: text 1..64 | null, stock?: "unlimited" | int 0..2147483647}]}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/products/:id',
    'crumb, staff who may edit-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes?: {productType?: {from?: any, to: 1 | 2 | 3 | 4 | 5}, collectionId?: {from?: any, to: text 1..64}, urlId?: {from?: any, to: text ..200}, title?: {from?: any, to: text 1..200}, body?: {from?: any, to: text ..1000000}, excerpt?: {from?: any, to: text ..100000}, tags?: {from?: any, to: [text 1..50]}, isVisible?: {from?: any, to: boolean}, isFeatured?: {from?: any, to: boolean}, optionNames?: {from?: any, to: [text 1..500]}, subscriptionPlan?: {from?: any, to: {billingPeriod: {value: int 1.., unit: "WEEK" | "MONTH" | "YEAR"}, numBillingCycles: int 0..} | null}, addButtonText?: {from?: any, to: text ..200 | null}, formId?: {from?: any, to: text 1..64 | null}, taxClass?: {from?: any, to: text}, seoTitle?: {from?: any, to: text ..10000}, seoDescription?: {from?: any, to: text ..10000}, categoryIds?: {from?: any, to: [text 1..64]}, imageIds?: {from?: any, to: [text 1..64]}}, addedVariants?: [{sku?: text ..500, attributes?: {*: text ..2000}, priceCents: int 0..1000000000000, salePriceCents?: int 0..1000000000000, onSale?: boolean, weightGrams?: int 0..2147483647, lengthMm?: int 0..2147483647, widthMm?: int 0..2147483647, heightMm?: int 0..2147483647, gtin?: text ..14, imageId?: text 1..64 | null, stock?: "unlimited" | int 0..2147483647}], changedVariants?: [{id: text 1..64, changes: {sku?: {from?: any, to: text ..500}, attributes?: {from?: any, to: {*: text ..2000}}, priceCents?: {from?: any, to: int 0..1000000000000}, salePriceCents?: {from?: any, to: int 0..1000000000000}, onSale?: {from?: any, to: boolean}, weightGrams?: {from?: any, to: int 0..2147483647}, lengthMm?: {from?: any, to: int 0..2147483647}, widthMm?: {from?: any, to: int 0..2147483647}, heightMm?: {from?: any, to: int 0..2147483647}, gtin?: {from?: any, to: text ..14}, imageId?: {from?: any, to: text 1..64 | null}}}], removedVariantIds?: [text 1..64]}',
    'answer {id: text, variantIds: [text]}',
  ],
  [
    'POST /api/sites/:identifier/products/:id/duplicate',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {}',
    'answer {id: text}',
  ],
  [
    'POST /api/sites/:identifier/products/archive',
    'crumb, staff who may edit-products',
    'params {identifier: text 1..63}',
    'body {ids: [text 1..64], isArchived: boolean}',
    'answer {ids: [text]}',
  ],
  [
    'DELETE /api/sites/:identifier/products/:id',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'GET /api/sites/:identifier/inventory',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'query {search?: text ..200, direction?: "asc" | "desc", after?: text ..1000, limit?: int 1..100, sort?: "name" | "stock" | "price", stock?: "low" | "out", productId?: text 1..64}',
    'answer {variants: [{id: text, productId: text, title: text, variant: text, sku: text, priceCents: int, stock: {unlimited: boolean, quantity: int, held: int}}], after?: text}',
  ],
  [
    'POST /api/sites/:identifier/inventory/adjustments',
    'crumb, staff who may edit-inventory',
    'params {identifier: text 1..63}',
    'body {adjustments: [{variantId: text 1..64, by?: int -2147483647..2147483647, unlimited?: boolean}], reason: "correction" | "counted" | "received" | "returned" | "damaged" | "lost" | "given-away", note?: text ..500}',
    'answer {levels: [{variantId: text, stock: {unlimited: boolean, quantity: int, held: int}}]}',
  ],
  [
    'GET /api/sites/:identifier/inventory/:id/changes',
    'none, staff who may view-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'query {after?: text ..1000}',
    'answer {changes: [{id: text, happenedOn: number, actorName: text, reason: text, note: text, by: int, quantity: int | null}], after?: text}',
  ],
  [
    'POST /api/staff/session',
    'crumb',
    'body {email: text ..1024, password: text ..1000}',
    'answer {next: "done"} | {next: "code", token: text}',
  ],
  [
    'POST /api/staff/session/codes',
    'crumb',
    'body {token: text 1..200, code: text ..50}',
    'answer {}',
  ],
  ['POST /api/staff/session/passkey-wishes', 'crumb', 'answer {token: text, options: {*: any}}'],
  [
    'POST /api/staff/session/passkeys',
    'crumb',
    'body {token: text 1..200, passkey: {id: text 1..1400, rawId: text 1..1400, type: "public-key", authenticatorAttachment?: "platform" | "cross-platform", clientExtensionResults?: {*: any}, response: {clientDataJSON: text ..20000, authenticatorData: text ..20000, signature: text ..20000, userHandle?: text ..200}}}',
    'answer {}',
  ],
  ['DELETE /api/staff/session', 'crumb', 'answer {}'],
  [
    'POST /api/staff/links',
    'crumb',
    'body {email: text, kind: "sign-in" | "password"}',
    'answer {}',
  ],
  [
    'POST /api/staff/links/looks',
    'crumb',
    'body {token: text 1..200}',
    'answer {kind: "password" | "email", email: text}',
  ],
  [
    'POST /api/staff/links/passwords',
    'crumb',
    'body {token: text 1..200, password: text ..1000}',
    'answer {}',
  ],
  ['POST /api/staff/links/emails', 'crumb', 'body {token: text 1..200}', 'answer {}'],
  [
    'POST /api/staff/session/links',
    'crumb',
    'body {token: text 1..200}',
    'answer {next: "done"} | {next: "code", token: text}',
  ],
  [
    'GET /api/staff/account',
    'none',
    'answer {id: text, email: text, displayName: text, language: "en" | "de" | null, theme: "light" | "dark" | null, isOwner: boolean, isSetUp: boolean, hasPassword: boolean, provedUntil: number | null, passkeys: [{id: text, name: text, createdOn: number, lastUsedOn: number | null}], codes: {isOn: boolean, recoveryCodesLeft: number}, sessions: [{id: text, device: text, address: text, createdOn: number, lastUsedOn: number, isThis: boolean}], ownershipOffer: {from: text} | null}',
  ],
  [
    'PATCH /api/staff/account',
    'crumb',
    'body {changes: {displayName?: {from?: any, to: text ..100}, language?: {from?: any, to: "en" | "de" | null}, theme?: {from?: any, to: "light" | "dark" | null}}}',
    'answer {}',
  ],
  [
    'POST /api/staff/set-up',
    'crumb',
    'body {displayName: text ..100, email: text, password?: text ..1000}',
    'answer {}',
  ],
  [
    'POST /api/staff/proofs',
    'crumb',
    'body {by: "password", password: text ..1000} | {by: "code", code: text ..50} | {by: "passkey", token: text 1..200, passkey: {id: text 1..1400, rawId: text 1..1400, type: "public-key", authenticatorAttachment?: "platform" | "cross-platform", clientExtensionResults?: {*: any}, response: {clientDataJSON: text ..20000, authenticatorData: text ..20000, signature: text ..20000, userHandle?: text ..200}}}',
    'answer {provedUntil: number}',
  ],
  ['POST /api/staff/account/emails', 'crumb', 'body {email: text}', 'answer {}'],
  ['PUT /api/staff/account/password', 'crumb', 'body {password: text ..1000}', 'answer {}'],
  ['POST /api/staff/account/passkey-wishes', 'crumb', 'answer {token: text, options: {*: any}}'],
  [
    'POST /api/staff/account/passkeys',
    'crumb',
    'body {token: text 1..200, name: text ..100, passkey: {id: text 1..1400, rawId: text 1..1400, type: "public-key", authenticatorAttachment?: "platform" | "cross-platform", clientExtensionResults?: {*: any}, response: {clientDataJSON: text ..20000, attestationObject: text ..20000, transports?: [text ..20]}}}',
    'answer {}',
  ],
  [
    'DELETE /api/staff/account/passkeys/:id',
    'crumb',
    'params {id: text 1..1400}',
    'answer {isDeleted: boolean}',
  ],
  ['POST /api/staff/account/code-secrets', 'crumb', 'answer {secret: text, url: text}'],
  [
    'POST /api/staff/account/codes',
    'crumb',
    'body {code: text ..50}',
    'answer {recoveryCodes: [text]}',
  ],
  ['DELETE /api/staff/account/codes', 'crumb', 'answer {isDeleted: boolean}'],
  ['POST /api/staff/account/recovery-codes', 'crumb', 'answer {recoveryCodes: [text]}'],
  [
    'DELETE /api/staff/account/sessions/:id',
    'crumb',
    'params {id: text 1..1400}',
    'answer {isDeleted: boolean}',
  ],
  ['POST /api/staff/account/ownership', 'crumb', 'body {isAccepted: boolean}', 'answer {}'],
  [
    'GET /api/sites/:identifier/people',
    'none, staff who may manage-people',
    'params {identifier: text 1..63}',
    'answer {people: [{id: text, email: text, displayName: text, roles: [int], isOwner: boolean, isYou: boolean, isChangeable: boolean, lastSeenOn: number | null}], invitations: [{id: text, email: text, roles: [int], invitedBy: text, createdOn: number, expiresOn: number, isOver: boolean}], givableRoles: [int], ownershipOfferedTo: text | null}',
  ],
  [
    'POST /api/sites/:identifier/people/invitations',
    'crumb, staff who may manage-people',
    'params {identifier: text 1..63}',
    'body {email: text, roles: [int]}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/people/invitations/:id',
    'crumb, staff who may manage-people',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'PATCH /api/sites/:identifier/people/:id',
    'crumb, staff who may manage-people',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {roles?: {from?: any, to: [int]}}}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/people/:id',
    'crumb, staff who may manage-people',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'POST /api/sites/:identifier/people/ownership',
    'crumb, staff who may transfer-ownership',
    'params {identifier: text 1..63}',
    'body {personId: text ..64}',
    'answer {}',
  ],
  [
    'DELETE /api/sites/:identifier/people/ownership',
    'crumb, staff who may transfer-ownership',
    'params {identifier: text 1..63}',
    'answer {isDeleted: boolean}',
  ],
  [
    'POST /api/staff/invitations/looks',
    'crumb',
    'body {site: text 1..63, token: text 1..200}',
    'answer {email: text, siteTitle: text, invitedBy: text, roles: [int], hasAccount: boolean, isYou: boolean}',
  ],
  [
    'POST /api/staff/invitations',
    'crumb',
    'body {site: text 1..63, token: text 1..200, newAccount?: {displayName: text ..100, password: text ..1000}}',
    'answer {}',
  ],
  [
    'GET /api/sites/:identifier/categories',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'answer {categories: [{id: text, collectionId: text, parentId: text | null, displayName: text, urlPath: text, depth: int, displayIndex: int, productCount: int}]}',
  ],
  [
    'POST /api/sites/:identifier/categories',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63}',
    'body {collectionId?: text 1..64, parentId?: text 1..64 | null, displayName: text 1..25}',
    'answer {id: text}',
  ],
  [
    'PATCH /api/sites/:identifier/categories/:id',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {changes: {displayName?: {from?: any, to: text 1..25}, parentId?: {from?: any, to: text 1..64 | null}, displayIndex?: {from?: any, to: int 0..2147483647}}}',
    'answer {id: text}',
  ],
  [
    'POST /api/sites/:identifier/categories/:id/merge',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'body {intoId: text 1..64}',
    'answer {id: text}',
  ],
  [
    'DELETE /api/sites/:identifier/categories/:id',
    'crumb, staff who may create-products',
    'params {identifier: text 1..63, id: text 1..64}',
    'answer {isDeleted: boolean}',
  ],
  [
    'GET /api/sites/:identifier/product-tags',
    'none, staff who may view-products',
    'params {identifier: text 1..63}',
    'query {search?: text ..200}',
    'answer {tags: [{tag: text, productCount: int}], isMore: boolean}',
  ],
  [
    'POST /api/sites/:identifier/product-tags/rename',
    'crumb, staff who may edit-products',
    'params {identifier: text 1..63}',
    'body {tag: text 1..500, to: text 1..50, isMerge?: boolean}',
    'answer {productCount: int}',
  ],
  [
    'POST /api/sites/:identifier/product-tags/remove',
    'crumb, staff who may edit-products',
    'params {identifier: text 1..63}',
    'body {tag: text 1..500}',
    'answer {productCount: int}',
  ],
];

const shapes: Readonly<Record<keyof typeof named, string>> = {
  ApiKey: `{id: text, name: text, hint: text, scopes: [${scopes}], createdOn: number, createdBy: text, isMakerGone: boolean, lastUsedOn: number | null, expiresOn: number | null}`,
  Address:
    '{line1: text 1..200, line2: text ..200, city: text 1..200, region: text ..200, postalCode: text ..20, country: text, firstName: text 1..100, lastName: text 1..100, company: text ..100, phone: text ..100}',
  Cart: '{id: text, websiteId: text, cartToken: text, orderId?: text, created: number, expiresAt?: number, isPurchased: boolean, entries: [Entry], shippingOptions: [Quote], selectedShippingOption?: Quote, shippingLocation?: Place, applicableTaxRules: [TaxRule], coupons: [Coupon], validCoupons: [Coupon], invalidCoupons: [Coupon], subtotalCents: int 0.., taxCents: int 0.., addedTaxCents: int 0.., shippingCostCents: int 0.., discountCents: int 0.., grandTotalCents: int 0.., steps: [TotalStep], totalQuantity: int 0.., hasDigital: boolean, purelyDigital: boolean, requiresShipping: boolean, currency: text, isSubscription: boolean, renewal?: text}',
  CheckoutPage:
    '{store: StoreFacts, cart: Cart, actionUrl: text, cartUrl: text, account: {email: text} | null, paymentAttemptId: text, amountDueCents: int 0.., giftCards: [{id: text, kind: "gift-card" | "store-credit", hint: text, balanceCents: int 0..}], takesGiftCards: boolean, countries: [{code: text, name: text, regions: [{code: text, name: text}], regionLabel: text, postalCodeLabel: text, cityLabel: text, placeOrder: ["city" | "region" | "postalCode"]}], values: {email: text, shippingAddress: TypedAddress, isBillingSameAsShipping: boolean, billingAddress: TypedAddress, shippingOptionId: text, deliveryMethod: "ship" | "pickup", marketingOptIn: boolean, note: text, answers: {*: text | [text]}}, errors: {*: text}, formError: text, hasShippingLocation: boolean, delivery: {canShip: boolean, canPickUp: boolean}, company: {isShown: boolean}, note: {isShown: boolean}, fields: [{required?: boolean, id: text, type: "text" | "textarea" | "email" | "number" | "website" | "select" | "radio" | "checkbox" | "section", title: text 1..200, description?: text ..1000, options?: [text 1..200], maxLength?: int 0..10000}], heldUntil: number | null, now: number, phone: {isShown: boolean, isRequired: boolean}, marketing: {isShown: boolean, label: text}, paymentMethods: [{provider: text, label: text, description: text, shippingOptionIds?: [text]}], mayProveEmail: boolean}',
  Coupon: '{id: text, code: text, name: text, discountCents: int 0.., problem?: text}',
  Entry:
    '{id: text, itemId: text, chosenVariant: Variant, quantity: int, title: text, subTotal: int 0.., purchasePriceCents: int 0.., additionalFields: {*: any} | null, item: {id: text, productType: int, fullUrl: text, price: Money, collectionId: text, collectionName: text, additionalFieldsFormId: text | null}, image: Picture | null, isQuantityEditable: boolean, subscriptionPhrase?: text, problem?: text}',
  Form: '{id: text, name: text, fields: [{id: text, type: "text" | "textarea" | "email" | "currency" | "number" | "website" | "password" | "twitter" | "date" | "time" | "name" | "address" | "phone" | "section" | "radio" | "checkbox" | "select" | "likert" | "hidden", title: text, description?: text, placeholder?: text, required?: boolean, options?: [text], maxLength?: int 0.., showCountryCode?: boolean, underline?: boolean, key?: text, value?: text}]}',
  Money: '{value: text, currency: text}',
  MoneyNotation:
    '{currencyCode: text, fractionDigits: int 0.., decimalMark: text, groupMark: text, lastGroupSize: int, groupSize: int, groupedFrom: int, digits: [text], positive: {prefix: text, suffix: text}, negative: {prefix: text, suffix: text}}',
  Order:
    '{id: text, orderNumber: int, purchasedCartId: text, websiteId: text, testMode: boolean, email: text, createdOn: number, status: text, fulfillmentStatus: text, currency: text, items: [{id: text, productId: text, productType: int, sku: text, productName: text, attributes: {*: text}, optionValues: [{optionName: text, value: text}], answers: [{title: text, text: text}], quantity: int, unitPriceCents: int 0.., subTotalCents: int 0.., image: Picture | null, fullUrl: text}], subtotalCents: int 0.., discountCents: int 0.., shippingCostCents: int 0.., taxCents: int 0.., addedTaxCents: int 0.., grandTotalCents: int 0.., steps: [TotalStep], taxLines: [{name: text, amountCents: int 0..}], shippingOptionName: text, shippingAddress: Address | null, billingAddress: Address | null, pickupContact: {firstName: text 1..100, lastName: text 1..100, phone: text ..100} | null, note: text, answers: [{title: text, text: text}]}',
  OrderMoney:
    '{orderNumber: int, status: text, fulfillmentStatus: text, testMode: boolean, currency: text, grandTotalCents: int 0.., refundedCents: int 0.., keptCents: int 0.., dueCents: int 0.., version: int, parts: [{id: text, quantity: int, amountCents: int, keptQuantity: int, keptCents: int}], refunds: [{id: text, createdOn: number, doneOn: number | null, source: "staff" | "provider" | "edit" | "unpaid" | "credit", status: "due" | "done" | "failed", amountCents: int 0.., taxCents: int, reason: text}], timeline: [{id: text, at: number, kind: text, actorName: text | null, details: {*: any}}]}',
  Picture: '{id: text, assetUrl: text, altText: text, width: int, height: int}',
  Place:
    '{line1: text ..200, line2: text ..200, city: text ..200, region: text ..200, postalCode: text ..20, country: text}',
  Quote:
    '{id: text, name: text, description: text, isPickup: boolean, priceCents: int 0.., price: Money}',
  RelatedProduct:
    '{id: text, title: text, fullUrl: text, image: Picture | null, fromPrice: Money, hasVariedPrices: boolean, onSale: boolean}',
  StoreFacts:
    '{websiteId: text, title: text, locale: text, currency: text, moneyNotation?: MoneyNotation, logoUrl: text, contactEmail: text, continueShoppingUrl: text, policies: [{label: text, url: text}], isTestMode: boolean}',
  TaxRule: '{id: text, name: text, ratePpm: int, taxCents: int 0.., isIncludedInPrice: boolean}',
  TotalStep:
    '{kind: "price" | "sale" | "discount" | "shipping" | "handling" | "tax-relief" | "included-tax" | "tax" | "rounding" | "given-back", name: text, baseCents: int, ratePpm?: int, quantity?: int, amountCents: int, taxCents?: int}',
  TypedAddress:
    '{firstName: text, lastName: text, company: text, line1: text, line2: text, city: text, region: text, postalCode: text, country: text, phone: text}',
  Variant:
    '{id: text, sku: text, attributes: {*: text}, optionValues: [{optionName: text, value: text}], price: int 0.., salePrice: int 0.., onSale: boolean, priceMoney: Money, salePriceMoney: Money, qtyInStock: int 0.., unlimited: boolean}',
  WebhookEndpoint: `{id: text, url: text, topics: [${topics}], state: "active" | "off", failingSince: number | null, createdOn: number}`,
  ApiInventory:
    '{variantId: text, productId: text, sku: text, isUnlimited: boolean, quantity: int 0.., heldQuantity: int 0..}',
  ApiOrder:
    '{id: text, orderNumber: int, testMode: boolean, status: text, fulfillmentStatus: "pending" | "partially_fulfilled" | "ready_for_pickup" | "fulfilled", email: text, createdOn: number, modifiedOn: number, currency: text, items: [{id: text, productId: text, variantId: text, productType: int, sku: text, productName: text, attributes: {*: text}, additionalFields: any, answers: [{title: text, text: text}], quantity: int, unitPriceCents: int 0..}], subtotalCents: int 0.., discountCents: int 0.., shippingCostCents: int 0.., taxCents: int 0.., grandTotalCents: int 0.., refundedCents: int 0.., dueCents: int 0.., steps: [TotalStep], shippingOptionName: text, shippingAddress: Address | null, billingAddress: Address | null, fulfillments: [{id: text, kind: "shipment" | "pickup", state: "shipped" | "delivered" | "ready" | "picked-up" | "canceled", items: [{id: text ..64, quantity: int 1..}], carrierName: text, trackingNumber: text, trackingUrl: text, createdOn: number}]}',
  ApiProduct:
    '{id: text, storePageId: text, productType: int, name: text, description: text, urlSlug: text, tags: [text], categoryIds: [text], isVisible: boolean, variantAttributes: [text], variants: [{id: text, sku: text, gtin: text, attributes: {*: text}, priceCents: int 0.., salePriceCents: int 0.., onSale: boolean, isUnlimited: boolean, quantity: int 0.., weightGrams: int, lengthMm: int, widthMm: int, heightMm: int}], imageIds: [text], currency: text, createdOn: number, modifiedOn: number}',
  ApiProfile:
    '{id: text, email: text, firstName: text, lastName: text, orderCount: int, groups: [text], isTaxExempt: boolean}',
  ApiTransaction:
    '{id: text, orderId: text, orderNumber: int, testMode: boolean, createdOn: number, modifiedOn: number, status: text, currency: text, amountCents: int 0.., taxCents: int 0.., refundedCents: int 0.., payments: [{id: text, kind: text, provider: text, amountCents: int 0.., refundedCents: int 0..}], refunds: [{id: text, status: "due" | "done" | "failed", amountCents: int, taxCents: int, createdOn: number, doneOn: number | null}]}',
};

function describeCall(call: Call): string[] {
  const { address, protection, access, limit } = call;
  const who =
    access === 'visitor'
      ? ''
      : 'scope' in access
        ? `, keys with ${access.scope}`
        : `, staff who may ${access.permission}`;
  const guards = `${protection}${who}${limit ? `, at most ${limit}` : ''}`;
  const parts = (['params', 'query', 'headers', 'body', 'form', 'answer'] as const).flatMap(
    (part) => {
      const schema = call[part];
      const io = part === 'answer' ? 'output' : 'input';
      return schema ? [`${part} ${write(schema, io)}`] : [];
    },
  );
  return [address, guards, ...parts, ...(call.file ? [`file ${call.file}`] : [])];
}

test('every call is written out here', () => {
  expect(wire.map(([address]) => address)).toEqual(calls.map(({ address }) => address));
});

test.each(wire.map((parts) => [parts[0], parts] as const))(
  'PROD-11 %s takes and answers what is written here',
  (address, parts) => {
    expect(describeCall(calls.find((call) => call.address === address)!)).toEqual(parts);
  },
);

test.each(Object.entries(shapes))('CART-05 ENT-13 the shape %s is written here', (name, shape) => {
  const schema = named[name as keyof typeof named];
  expect(write(schema, 'output', { isSpelt: true })).toBe(shape);
});

test('pages are drawn from the shapes of the calls', () => {
  expect(write(cartPageSchema, 'output')).toBe(
    '{store: StoreFacts, cart: Cart, checkoutUrl: text, minimumSubtotalCents: int 0.., error: text, notices: [text], instalments: {afterPayAvailable: boolean, afterPayMin: int 0.., afterPayMax: int 0.., shopperLanguage: text, stripeAccountCountry: text, brand: text, infoUrl: text} | null, relatedProducts: [RelatedProduct]}',
  );
  expect(write(orderConfirmedPageSchema, 'output')).toBe(
    '{store: StoreFacts, isOwn: boolean, order: Order, accountUrl: text, reorder: {action: text, requestId: text} | null, links: [{label: text, url: text}]}',
  );
});
