import { addCartEntry } from './add-cart-entry.ts';
import { createApiKey, deleteApiKey, listApiKeys, renewApiKey } from './api-keys.ts';
import { adjustApiInventory, getApiInventory, listApiInventory } from './api/inventory.ts';
import {
  fulfillApiOrder,
  getApiOrder,
  listApiOrders,
  listApiProfiles,
  listApiTransactions,
} from './api/orders.ts';
import {
  changeApiProduct,
  changeApiVariant,
  createApiProduct,
  createApiVariant,
  deleteApiProduct,
  deleteApiVariant,
  getApiProducts,
  listApiProducts,
} from './api/products.ts';
import {
  createWebhookSubscription,
  deleteWebhookSubscription,
  listWebhookSubscriptions,
  rotateSubscriptionSecret,
  testWebhookSubscription,
} from './api/webhook-subscriptions.ts';
import { applyCoupon, removeCoupon } from './apply-coupon.ts';
import { applyGiftCard, removeGiftCard } from './apply-gift-card.ts';
import { completePaymentStep } from './complete-payment-step.ts';
import { createPayment } from './create-payment.ts';
import {
  addMember,
  addMembershipPlan,
  changeMembershipPlan,
  endMembership,
  joinMembership,
  listMembers,
  listMembershipPlans,
  openProtectedCollection,
} from './memberships.ts';
import { mailCheckoutLink } from './mail-checkout-link.ts';
import { listCustomerTerms, listMarketingOptIns, saveCustomerTerms } from './customers.ts';
import {
  addDiscount,
  addSale,
  changeDiscount,
  changeSale,
  deleteDiscount,
  deleteSale,
  listDiscounts,
  listSales,
} from './discounts.ts';
import { addDonation, changeDonation, listDonations, startDonation } from './donations.ts';
import { addFulfillment, changeFulfillment, listFulfillments } from './fulfillments.ts';
import { getCart } from './get-cart.ts';
import { getCheckout } from './get-checkout.ts';
import {
  cancelDraftOrder,
  changeDraftOrder,
  getDraftOrder,
  listDraftOrders,
  makeDraftOrder,
  makePayLink,
  sendPayLink,
  settleDraftOrder,
} from './draft-orders.ts';
import {
  editOrder,
  listOrderEdits,
  makeRestLink,
  previewOrderEdit,
  sendOwedRefund,
  settleOrderRest,
} from './order-edits.ts';
import { getFeeds } from './feeds.ts';
import { getStock } from './get-stock.ts';
import { getTemplateSchema } from './get-template-schema.ts';
import {
  getGiftCard,
  issueGiftCard,
  listGiftCards,
  renewGiftCardCode,
  voidGiftCard,
} from './gift-cards.ts';
import {
  addOrderNote,
  cancelOrder,
  getLedgerSums,
  getOrder,
  getOrderLedger,
  refundOrder,
  resolveOrder,
  settleOrder,
} from './orders.ts';
import { previewOrderMail } from './order-mails.ts';
import { getPackingSlip, getPaper, issuePapers, listPapers } from './papers.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { removeCartEntry } from './remove-cart-entry.ts';
import { createStoreCategory, createStorePage } from './store-creation.ts';
import { setShippingLocation } from './set-shipping-location.ts';
import { setShippingOption } from './set-shipping-option.ts';
import { changeSettings, getSettings, undoSettingChange } from './settings.ts';
import {
  addShippingOption,
  changeShippingOption,
  deleteShippingOption,
  listShippingOptions,
} from './shipping.ts';
import { createSession, deleteSession } from './site-session.ts';
import { startSubscription } from './start-subscription.ts';
import { renewDownloads } from './renew-downloads.ts';
import {
  listRestockGroups,
  listRestockSignUps,
  sendAllRestockMails,
  sendRestockMails,
  signUpForRestock,
} from './restock.ts';
import { receiveMailEvents } from './receive-mail-events.ts';
import { addSuppression, listSuppressions, removeSuppression } from './suppressions.ts';
import { changeReturn, listReturns, openReturn, refundReturn } from './returns.ts';
import {
  changeSubscription,
  changeSubscriptionPlan,
  listSubscriptionOffers,
  listSubscriptions,
} from './subscriptions.ts';
import { addTaxRule, changeTaxRule, deleteTaxRule, listTaxRules, loadTaxRates } from './taxes.ts';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replayWebhooks,
  rotateWebhookSecret,
  testWebhookEndpoint,
} from './webhook-endpoints.ts';
import { changeCartEntry, updateCartEntry } from './update-cart-entry.ts';
import { updateEntryFields } from './update-entry-fields.ts';

/** Every call there is, for the OpenAPI page and for tests over all of them. */
export const calls = [
  getCart,
  addCartEntry,
  updateCartEntry,
  changeCartEntry,
  removeCartEntry,
  updateEntryFields,
  startSubscription,
  getStock,
  getTemplateSchema,
  getCheckout,
  setShippingLocation,
  setShippingOption,
  applyCoupon,
  removeCoupon,
  applyGiftCard,
  removeGiftCard,
  mailCheckoutLink,
  createPayment,
  completePaymentStep,
  receivePaymentEvent,
  createSession,
  deleteSession,
  listGiftCards,
  getGiftCard,
  issueGiftCard,
  renewGiftCardCode,
  voidGiftCard,
  createStorePage,
  createStoreCategory,
  renewDownloads,
  signUpForRestock,
  listRestockSignUps,
  listRestockGroups,
  sendRestockMails,
  sendAllRestockMails,
  startDonation,
  listDonations,
  addDonation,
  changeDonation,
  joinMembership,
  listMembershipPlans,
  addMembershipPlan,
  changeMembershipPlan,
  openProtectedCollection,
  listMembers,
  addMember,
  endMembership,
  listSubscriptions,
  changeSubscription,
  listSubscriptionOffers,
  changeSubscriptionPlan,
  getSettings,
  changeSettings,
  undoSettingChange,
  listDiscounts,
  addDiscount,
  changeDiscount,
  deleteDiscount,
  listSales,
  addSale,
  changeSale,
  deleteSale,
  listShippingOptions,
  addShippingOption,
  changeShippingOption,
  deleteShippingOption,
  listTaxRules,
  addTaxRule,
  changeTaxRule,
  deleteTaxRule,
  loadTaxRates,
  listCustomerTerms,
  saveCustomerTerms,
  listMarketingOptIns,
  getOrder,
  refundOrder,
  cancelOrder,
  settleOrder,
  resolveOrder,
  addOrderNote,
  getOrderLedger,
  getLedgerSums,
  listDraftOrders,
  getDraftOrder,
  makeDraftOrder,
  changeDraftOrder,
  cancelDraftOrder,
  makePayLink,
  sendPayLink,
  settleDraftOrder,
  previewOrderEdit,
  editOrder,
  listOrderEdits,
  settleOrderRest,
  makeRestLink,
  sendOwedRefund,
  listFulfillments,
  addFulfillment,
  changeFulfillment,
  listReturns,
  openReturn,
  changeReturn,
  refundReturn,
  listApiKeys,
  createApiKey,
  renewApiKey,
  deleteApiKey,
  listWebhookEndpoints,
  createWebhookEndpoint,
  changeWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  replayWebhooks,
  listPapers,
  issuePapers,
  getPaper,
  getPackingSlip,
  listApiOrders,
  getApiOrder,
  fulfillApiOrder,
  listApiTransactions,
  listApiInventory,
  getApiInventory,
  adjustApiInventory,
  listApiProducts,
  getApiProducts,
  createApiProduct,
  changeApiProduct,
  deleteApiProduct,
  createApiVariant,
  changeApiVariant,
  deleteApiVariant,
  listApiProfiles,
  listWebhookSubscriptions,
  createWebhookSubscription,
  deleteWebhookSubscription,
  rotateSubscriptionSecret,
  testWebhookSubscription,
  getFeeds,
  previewOrderMail,
  listSuppressions,
  addSuppression,
  removeSuppression,
  receiveMailEvents,
] as const;

/** One of {@link calls}. */
export type AnyCall = (typeof calls)[number];
