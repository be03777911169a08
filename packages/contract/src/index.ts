export type { Access, Call, Method, Protection } from './call.ts';
export type { ApiScope } from './api/scopes.ts';
export { apiScopes, holdsScope } from './api/scopes.ts';
export { defineCall } from './call.ts';
export type { FieldChange, FieldChanges, FieldConflict } from './models/field-change.ts';
export type { StaffSessionAnswer, StaffSite } from './calls/staff-session.ts';
export { getStaffSession } from './calls/staff-session.ts';
export {
  addDomain,
  changeSiteFacts,
  getSiteFacts,
  languageTagSchema,
  makeDomainPrimary,
  removeDomain,
  checkDomain,
  timeZoneSchema,
} from './calls/site-facts.ts';
export type { DomainCheck } from './models/domain-check.ts';
export { makeFieldChangesSchema } from './models/field-change.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export {
  ApiError,
  crumbFailure,
  errorBodySchema,
  errorCatalogue,
  invalidFields,
  listFieldErrors,
} from './errors.ts';

export { messages } from './messages/messages.ts';
export { editorMessages } from './messages/back-office.ts';
export { writeInstalmentOffer } from './messages/instalment-text.ts';
export { fillMessage } from './messages/fill-message.ts';
export { accountMessages } from './messages/accounts.ts';
export { addToCartMessages, selectOptionsMessage } from './messages/add-to-cart.ts';
export { cartMessages } from './messages/cart.ts';
export { everyPageMessages } from './messages/every-page.ts';
export { customerMessages } from './messages/customers.ts';
export { reorderMessages, reorderProblemMessages } from './messages/reorder.ts';
export type { ReorderProblem } from './messages/reorder.ts';
export { documentMessages, pageCheckMessages } from './messages/documents.ts';
export { catalogueMessages } from './messages/catalogue.ts';
export {
  checkoutMessages,
  fulfillmentMessages,
  orderStateMessages,
  shipmentMessages,
} from './messages/checkout.ts';
export { captchaMessages, formMessages, restockMessages } from './messages/forms.ts';
export {
  captchaActions,
  captchaField,
  captchaKinds,
  type CaptchaAction,
} from './enumerations/captcha.ts';
export { consentMessages } from './messages/consent.ts';
export { galleryMessages, videoMessages } from './messages/gallery.ts';
export { blockMessages, writeShares } from './messages/blocks.ts';
export { editorOverlays, type EditorOverlay } from './enumerations/editor.ts';
export type { AdEventName } from './enumerations/ad-events.ts';
export { adEventNames } from './enumerations/ad-events.ts';
export {
  galleryMediaTypes,
  originOfPicture,
  type GalleryMediaType,
} from './enumerations/gallery-media.ts';
export { mailListMessages } from './messages/mail-lists.ts';
export { fileMessages, generalMessages } from './messages/back-office.ts';

export type { CallLimit, CallLimitName } from './call-limits.ts';
export { callLimits } from './call-limits.ts';
export {
  MAX_BALANCES_PER_CART,
  MAX_COUPONS_PER_CART,
  MAX_OPEN_INVOICES,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_ORDERS_OF_NETWORK,
  MOBILE_BREAKPOINT_PX,
  PASSWORD_MASK,
  POPOVER_OFFSET_PX,
  scrollAnimation,
  TWEEN_DURATION_MS,
  accountLimits,
  postLimits,
  redirectLimits,
  peopleLimits,
  addToCartTimings,
  cartLimits,
  datasetLimits,
  galleryBounds,
  commentLimits,
  previewLimits,
  reviewLimits,
  sheetLimits,
  staffLimits,
  fileLimits,
  stockLimits,
  codeLimits,
  contentLimits,
  donationLimits,
  formLimits,
  membershipLimits,
  cookieLives,
  cookieNames,
  lightboxLimits,
  lockLimits,
  pillAnimation,
  textLimits,
  ruleLimits,
  wordLimits,
} from './limits.ts';
export { addressLimits, apiLimits, connectionLimits, requestLimits } from './request-limits.ts';

export type { NumberEnum } from '@sitewright/commerce';
export {
  COMMENTS_OPEN,
  alternateBlockTypes,
  backgroundSources,
  blockTypes,
  collectionTypes,
  connectedAccounts,
  defineNumberEnum,
  entitlements,
  folderBehaviors,
  imageWidths,
  productTypes,
  promotedBlockTypes,
  recordTypes,
  sliceTypes,
} from '@sitewright/commerce';
export type {
  CollectionView,
  PageTypeName,
  PageTypeRule,
  ScreenType,
} from './enumerations/page-types.ts';
export {
  collectionViews,
  pageTypeRules,
  pageTypes,
  rulesOfPage,
  screenTypes,
} from './enumerations/page-types.ts';
export {
  announcementColors,
  announcementStorage,
  popupMoments,
  popupOwner,
  popupPath,
  popupPositions,
  popupReaches,
  popupSizes,
  popupStorage,
} from './enumerations/overlays.ts';
export { overlayMessages } from './messages/overlays.ts';
export { userRoles, websiteStatuses } from './enumerations/site-types.ts';

export type { Permission, RoleName, RoleNumber } from './staff/permissions.ts';
export { permissions } from './staff/permissions.ts';
export type { SettingField, Visibility } from './settings/define-settings.ts';
export { defaultLabels, planPhraseKeys } from './settings/labels.ts';
export { isCustomLanguage } from './settings/languages.ts';
export type {
  PublicSettings,
  SecretName,
  Settings,
  SettingsGroupName,
  SettingsInput,
} from './settings/settings-groups.ts';
export { isSettingsGroupName, settingsGroups } from './settings/settings-groups.ts';
export { readPublicSettings, readSettingsGroup } from './settings/read-settings-group.ts';

export { centsSchema } from './models/money.ts';
export type { Address, PickupContact, ShippingLocation } from './models/address.ts';
export { addressSchema, pickupContactSchema, shippingLocationSchema } from './models/address.ts';
export { makeTextSchema } from './models/plain-text.ts';
export { quantityErrorCodes } from './models/quantity.ts';
export type { AdditionalFields } from './models/additional-fields.ts';
export { cutText } from './models/cut-text.ts';
export { isStorable } from './models/storable.ts';
export type { Cart, CartCoupon, CartEntry, Picture, WireShippingQuote } from './models/cart.ts';
export type { CartBalance } from './models/cart-balance.ts';
export { nameBalance } from './models/cart-balance.ts';
export {
  cartSchema,
  cartTaxRuleSchema,
  chosenVariantSchema,
  pictureSchema,
  shippingQuoteSchema,
} from './models/cart.ts';
export type { WireTotalStep } from './models/total-step.ts';
export { totalStepSchema } from './models/total-step.ts';
export { totalMessages } from './messages/totals.ts';
export type { PaperWords } from './messages/papers.ts';
export { readPaperWords } from './messages/papers.ts';
export {
  closePaymentFinding,
  listOrderAlerts,
  retryFailedRefund,
  retryPaymentEvent,
} from './calls/order-alerts.ts';
export { getOrderDetail, previewOrderRefund } from './calls/order-detail.ts';
export type { NewSiteDraft, SitePurpose } from './calls/staff/new-site.ts';
export {
  addSite,
  getNewSiteChoices,
  newSiteSchema,
  siteIdentifierSchema,
  sitePurposes,
} from './calls/staff/new-site.ts';
export { changeSiteTheme, getSiteTheme } from './calls/site-theme.ts';
export type { LookView, ThemeChoice, ThemeLook, ThemePresetFile } from './themes/theme-preset.ts';
export { lookViews, themeLookSchema, themePresetSchema } from './themes/theme-preset.ts';
export type { SetUpTask } from './calls/set-up.ts';
export { getSetUp, setUpTasks } from './calls/set-up.ts';
export { exportCheckoutReport, getCheckoutReport } from './calls/checkout-report.ts';
export type { CheckoutStepName } from './models/checkout-steps.ts';
export { checkoutSteps } from './models/checkout-steps.ts';
export { exportReport, getReport } from './calls/reports.ts';
export type { Arrival } from './models/arrival.ts';
export type {
  FigureName,
  PeriodComparison,
  ReportName,
  ReportUnit,
  ReportView,
} from './models/reports.ts';
export {
  figureNames,
  mainFigures,
  periodComparisons,
  reportFigures,
  reportNames,
  reportUnits,
  reportViews,
} from './models/reports.ts';
export { countOrders, exportOrders, listOrders, sumOrders } from './calls/order-list.ts';
export { listOrdersToPack } from './calls/packing.ts';
export type { OrderChannel, OrderPaymentState } from './models/order-states.ts';
export {
  orderChannels,
  orderFulfillmentStates,
  orderPaymentStates,
} from './models/order-states.ts';
export type { OrderMailKind } from './calls/order-mails.ts';
export { getMailExample, sendMailExample } from './calls/mail-examples.ts';
export { orderMailKinds, previewOrderMail } from './calls/order-mails.ts';
export { getPackingSlip, getPaper, issuePapers, listPapers } from './calls/papers.ts';
export type { PreviewProblem, SampleCart, TotalPreview } from './models/total-preview.ts';
export { sampleCartSchema } from './models/total-preview.ts';
export type { DescribedStep } from './pages/describe-step.ts';
export { describeStep } from './pages/describe-step.ts';
export type { Donation, DonationDraft } from './rules/donation-draft.ts';
export { donationDraftSchema, donationChangesSchema } from './rules/donation-draft.ts';
export { addDonation, changeDonation, listDonations, startDonation } from './calls/donations.ts';
export type { FormDraft, OwnForm } from './forms/form-draft.ts';
export { formChangesSchema, formDraftSchema, ownFormSchema } from './forms/form-draft.ts';
export type { FormRules } from './forms/form-rules.ts';
export { formRulesSchema } from './forms/form-rules.ts';
export type { FieldFault } from './forms/field-faults.ts';
export { findFieldFault, hasOptions } from './forms/field-faults.ts';
export { addForm, changeForm, deleteForm, getForm, listForms } from './calls/forms.ts';
export { donationMessages } from './messages/donations.ts';
export type { MembershipPlan, MembershipPlanDraft } from './rules/membership-plan-draft.ts';
export {
  membershipPlanChangesSchema,
  membershipPlanDraftSchema,
} from './rules/membership-plan-draft.ts';
export { enterPath, joinPath, membersPath } from './pages/member-paths.ts';
export {
  addMember,
  addMembershipPlan,
  changeMembershipPlan,
  endMembership,
  getMemberArea,
  joinMembership,
  listMembers,
  listMembershipPlans,
  listProtectableCollections,
  openProtectedCollection,
} from './calls/memberships.ts';
export { membershipMessages } from './messages/memberships.ts';
export { makeEmptyCart } from './models/empty-cart.ts';
export type { EmailRule } from './models/email.ts';
export { emailKey, emailRules, isEmail, makeEmailSchema } from './models/email.ts';
export type { CheckoutAnswer, CheckoutField } from './models/checkout-field.ts';
export type { Form, FormField } from './models/form.ts';
export { formFieldSchema, formFieldTypes, formSchema } from './models/form.ts';
export { testCards } from './payment-methods/test/test-cards.ts';
export type { FieldValue, FieldValues } from './forms/field-values.ts';
export type { AskedPart, PartLabel } from './forms/asked-parts.ts';
export { askedParts, fieldsIn } from './forms/asked-parts.ts';
export { fieldParts, readAnswer, serializeValues } from './forms/field-values.ts';
export { listAnswerErrors } from './forms/answer-errors.ts';
export type { PlacePart, WrittenAddress } from './forms/address-formats.ts';
export { placeOrder, writeAddressLines } from './forms/address-formats.ts';
export { listAddressErrors } from './forms/address-errors.ts';
export type { TextCount } from './forms/text-counter.ts';
export { countText, readMaxLength } from './forms/text-counter.ts';
export type { CalendarDay, Gift } from './forms/gift-form.ts';
export { describeAnswers, writeAnswer } from './forms/describe-answers.ts';
export { maskPasswords } from './forms/mask-passwords.ts';
export { giftForm, readGift } from './forms/gift-form.ts';
export type { CheckedField, FieldErrors } from './forms/validate-fields.ts';
export { validateFields } from './forms/validate-fields.ts';
export type { PaymentMethod } from './payment-methods/payment-method.ts';
export { paymentMethodSchema } from './payment-methods/payment-method.ts';

export type { StorefrontManifest } from './pages/storefront-manifest.ts';
export { scriptSizeSchema, storefrontManifestSchema } from './pages/storefront-manifest.ts';
export type { ScriptSize } from './pages/storefront-manifest.ts';
export { listReturns, openReturn, changeReturn, refundReturn } from './calls/returns.ts';
export { returnStates } from './models/return-state.ts';
export {
  cancelDraftOrder,
  changeDraftOrder,
  editDraftOrder,
  getDraftOrder,
  listDraftOrders,
  findVariantsToSell,
  makeDraftOrder,
  previewDraftOrder,
  makePayLink,
  sendPayLink,
  settleDraftOrder,
} from './calls/draft-orders.ts';
export {
  editOrder,
  listOrderEdits,
  makeRestLink,
  previewOrderEdit,
  restActions,
  sendOwedRefund,
  settleOrderRest,
} from './calls/order-edits.ts';
export type { RestAction } from './calls/order-edits.ts';
export type { OrderEditContent, OrderEditState } from './models/order-edit.ts';
export { orderEditSchema } from './models/order-edit.ts';
export type { DraftOrderState } from './models/draft-order-states.ts';
export { draftOrderDays } from './models/draft-order-states.ts';
export type { DraftLine, DraftOrderContent } from './models/draft-order.ts';
export {
  draftLineSchema,
  draftOrderChangesSchema,
  draftOrderContentSchema,
} from './models/draft-order.ts';
export type { ReturnReason } from './models/return-reason.ts';
export type { ReturnState } from './models/return-state.ts';
export { returnReasons, returnReasonSchema } from './models/return-reason.ts';
export { setAccountLocale } from './calls/site-account-locale.ts';
export { createSession, deleteSession } from './calls/site-session.ts';
export { returnMessages, returnReasonMessages, returnStateMessages } from './messages/returns.ts';
export { orderEditMessages } from './messages/order-edits.ts';
export type { OrderStatusPage } from './pages/order-status-page.ts';
export { orderStatusPageSchema } from './pages/order-status-page.ts';
export type { StoreFacts } from './pages/store-facts.ts';
export { storeFactsSchema } from './pages/store-facts.ts';
export { checkoutPath, donatePath, subscribePath } from './pages/checkout-paths.ts';
export type { CartPage, RelatedProduct } from './pages/cart-page.ts';
export { cartPageSchema, relatedProductSchema } from './pages/cart-page.ts';
export type { CheckoutPage, CheckoutValues, Country, TypedAddress } from './pages/checkout-page.ts';
export {
  checkoutPageSchema,
  checkoutValuesSchema,
  countrySchema,
  typedAddressSchema,
} from './pages/checkout-page.ts';
export type { Order, OrderConfirmedPage, OrderItem } from './pages/order-confirmed-page.ts';
export {
  orderConfirmedPageSchema,
  orderItemSchema,
  orderSchema,
} from './pages/order-confirmed-page.ts';
export type { CheckoutForm, CheckoutStep, FormFields } from './pages/read-checkout-form.ts';
export {
  addressParts,
  enterGiftCardStep,
  nameFormErrors,
  readCheckoutForm,
  readCheckoutStep,
} from './pages/read-checkout-form.ts';

export type { DiscountDraft, WireDiscountBenefit } from './rules/discount-draft.ts';
export {
  discountBenefitSchema,
  discountChangesSchema,
  discountDraftSchema,
} from './rules/discount-draft.ts';
export type { ShippingOptionDraft, WireShippingPricing } from './rules/shipping-option-draft.ts';
export {
  shippingOptionChangesSchema,
  shippingOptionDraftSchema,
  shippingPricingSchema,
} from './rules/shipping-option-draft.ts';
export type { TaxRuleDraft } from './rules/tax-rule-draft.ts';
export {
  taxClassSchema,
  taxRuleChangesSchema,
  taxRuleDraftSchema,
} from './rules/tax-rule-draft.ts';
export type { SaleDraft, WireSaleBenefit } from './rules/sale-draft.ts';
export { saleBenefitSchema, saleChangesSchema, saleDraftSchema } from './rules/sale-draft.ts';
export type { CustomerTermsDraft } from './rules/customer-terms-draft.ts';
export { customerEmailSchema, customerTermsDraftSchema } from './rules/customer-terms-draft.ts';
export type { WireZone } from './rules/rule-parts.ts';
export { ruleMessages } from './messages/rules.ts';

export type { AnyCall } from './calls/calls.ts';
export { calls } from './calls/calls.ts';
export {
  VARIANT_FIELD_PREFIX,
  addCartEntry,
  itemChoiceSchema,
  readChosenOptions,
} from './calls/add-cart-entry.ts';
export type { ApiKeyDraft } from './calls/api-keys.ts';
export {
  apiKeyDraftSchema,
  apiKeySchema,
  createApiKey,
  deleteApiKey,
  listApiKeys,
  renewApiKey,
} from './calls/api-keys.ts';
export { applyCoupon, removeCoupon } from './calls/apply-coupon.ts';
export { applyGiftCard, removeGiftCard } from './calls/apply-gift-card.ts';
export { completePaymentStep } from './calls/complete-payment-step.ts';
export type { PaymentAnswer, PaymentRequest } from './calls/create-payment.ts';
export {
  createPayment,
  paymentAnswerSchema,
  paymentRequestSchema,
} from './calls/create-payment.ts';
export {
  getGiftCard,
  giftCardKinds,
  giftCardSchema,
  issueGiftCard,
  listGiftCards,
  renewGiftCardCode,
  voidGiftCard,
} from './calls/gift-cards.ts';
export { mailCheckoutLink } from './calls/mail-checkout-link.ts';
export {
  changeCustomer,
  closeCustomerAccount,
  countCustomers,
  endCustomerSessions,
  eraseCustomer,
  erasureBlockers,
  exportCustomerData,
  exportCustomerPage,
  exportCustomers,
  getCustomer,
  listCustomerGroups,
  listCustomers,
  mailCustomerPassword,
  mergeCustomers,
  previewCustomerErasure,
  previewCustomerMerge,
  type ErasureBlocker,
} from './calls/customer-desk.ts';
export { listCustomerTerms, listMarketingOptIns, saveCustomerTerms } from './calls/customers.ts';
export {
  addProduct,
  archiveProducts,
  changeProduct,
  countProducts,
  deleteProduct,
  duplicateProduct,
  getProduct,
  listProducts,
  listStorePages,
  productFilterFields,
} from './calls/products.ts';
export { addProductFile } from './calls/product-files.ts';
export { readProductSheet, saveProductSheet } from './calls/product-sheet.ts';
export type { SheetProduct, SheetVariant } from './calls/product-sheet.ts';
export {
  cancelBulkEdit,
  getBulkEdit,
  listBulkEdits,
  previewBulkEdit,
  startBulkEdit,
  undoBulkEdit,
} from './calls/bulk-edits.ts';
export {
  announceBackupDownload,
  deleteBackup,
  downloadBackup,
  listBackups,
  makeBackup,
  restoreBackup,
  setBackupSchedule,
} from './calls/backups.ts';
export {
  addSiteFromFiles,
  downloadSiteExport,
  listSiteExports,
  makeSiteExport,
  siteUploadLimits,
  siteUploadSchema,
  type SiteExport,
  type SiteExportState,
} from './calls/site-exports.ts';
export { backupScheduleSchema, backupUploadLimits } from './models/backup.ts';
export type {
  BackupFacts,
  BackupKind,
  BackupRestoreState,
  BackupSchedule,
  BackupState,
  BackupStatus,
} from './models/backup.ts';
export {
  cancelImport,
  downloadBadRows,
  downloadImportReport,
  getImport,
  importFromShop,
  importFromSite,
  listBadRows,
  listImportLines,
  listImports,
  retryImport,
  startImport,
  undoImport,
} from './calls/imports.ts';
export { importCountsSchema, importOptionsSchema } from './models/import.ts';
export type {
  ImportColumn,
  ImportCounts,
  ImportKind,
  ImportSource,
  ImportOptions,
  ImportSample,
  ImportState,
  ImportStatus,
} from './models/import.ts';
export {
  addSavedView,
  changeSavedView,
  deleteSavedView,
  listSavedViews,
  savedViewLists,
} from './calls/saved-views.ts';
export type { SavedViewList } from './calls/saved-views.ts';
export { listRestockLog } from './calls/restock-log.ts';
export {
  changeReview,
  countReviews,
  deleteReview,
  exportReviews,
  getReview,
  listReviews,
  moderateReviews,
} from './calls/reviews.ts';
export {
  addComment,
  deleteComment,
  listComments,
  listPostComments,
  moderateComments,
} from './calls/comments.ts';
export {
  blogComments,
  commentRuleOf,
  commentRules,
  commentStateOf,
  commentStates,
  postComments,
  type BlogComments,
  type CommentDraft,
  type CommentRule,
  type CommentState,
  type PostComment,
  type PostComments,
} from './models/comment.ts';
export type { ClockPart, CountedUnit } from './models/countdown-clock.ts';
export { clockParts, nextChange, readUnits, timeLeft } from './models/countdown-clock.ts';
export { commentMessages } from './messages/comments.ts';
export { itemLimitNames, type ItemLimitName, type ItemLimits } from './documents/item-limits.ts';
export { carryThings } from './calls/carried.ts';
export { orderReviewsPath, productReviewPath } from './pages/review-paths.ts';
export {
  reviewDraftSchema,
  reviewFields,
  reviewSources,
  reviewStates,
  type Review,
  type ReviewDraft,
  type ReviewState,
} from './models/review.ts';
export { bulkEditSchema } from './models/bulk-edit.ts';
export type { BulkEdit, BulkEditStatus, BulkPreview, BulkRefusal } from './models/bulk-edit.ts';
export {
  adjustInventory,
  listInventory,
  listStockChanges,
  setLowStock,
  stockReasons,
  type StockReason,
} from './calls/inventory.ts';
export { addApiListMember, listApiMailingLists, noteApiOrder } from './calls/api/actions.ts';
export {
  pollFormAnswers,
  pollFulfilledOrders,
  pollLowStock,
  pollNewOrders,
  pollNewProfiles,
  pollRefunds,
} from './calls/api/triggers.ts';
export { previewCheckout, withheldReasons } from './calls/checkout-preview.ts';
export {
  countRemainders,
  findToCount,
  saveStockCount,
  transferStock,
} from './calls/stock-counts.ts';
export {
  addStockLocation,
  changeStockLocation,
  listStockLocations,
  mainLocationId,
  orderStockLocations,
} from './calls/stock-locations.ts';
export {
  newVariantSchema,
  productFields,
  productFileSchema,
  relatedRules,
  staffProductSchema,
  variantFields,
  type ProductFile,
  type RelatedRule,
  type StaffProduct,
  type StaffVariant,
} from './models/product.ts';
export { flagQuerySchema, listCountSchema, listQueryFields } from './models/list-query.ts';
export {
  addCategory,
  changeCategory,
  deleteCategory,
  listCategories,
  listProductTags,
  mergeCategory,
  removeProductTag,
  renameProductTag,
} from './calls/categories.ts';
export {
  addDiscount,
  addSale,
  changeDiscount,
  changeSale,
  deleteDiscount,
  deleteSale,
  getDiscount,
  listDiscounts,
  listSales,
  previewDiscount,
  previewSale,
} from './calls/discounts.ts';
export type { ItemChoiceName } from './calls/item-choices.ts';
export { listItemChoices } from './calls/item-choices.ts';
export {
  addShippingOption,
  changeShippingOption,
  deleteShippingOption,
  listShippingOptions,
  previewShippingOption,
} from './calls/shipping.ts';
export {
  addFulfillment,
  changeFulfillment,
  listFulfillments,
  trackingUrlSchema,
} from './calls/fulfillments.ts';
export {
  addOrderNote,
  cancelOrder,
  getLedgerSums,
  getOrder,
  getOrderLedger,
  refundOrder,
  resolveOrder,
  settleOrder,
} from './calls/orders.ts';
export type { TaxRatesChoice } from './calls/taxes.ts';
export {
  addTaxRule,
  changeTaxRule,
  deleteTaxRule,
  listTaxRules,
  loadTaxRates,
  previewTaxRule,
  taxRatesChoiceSchema,
} from './calls/taxes.ts';
export type { FeedProblem } from './calls/feeds.ts';
export { feedProblems, feedReportSchema, getFeeds } from './calls/feeds.ts';
export { getCart } from './calls/get-cart.ts';
export { cartTokenSchema, getCheckout } from './calls/get-checkout.ts';
export type { Stock } from './calls/get-stock.ts';
export { getStock, stockSchema } from './calls/get-stock.ts';
export { getTemplateSchema } from './calls/get-template-schema.ts';
export { receivePaymentEvent } from './calls/receive-payment-event.ts';
export { removeCartEntry } from './calls/remove-cart-entry.ts';
export { setShippingLocation } from './calls/set-shipping-location.ts';
export { setShippingOption } from './calls/set-shipping-option.ts';
export type { ActivityEntry } from './calls/activity.ts';
export { activityEntrySchema, listActivity, undoActivity } from './calls/activity.ts';
export { changeSettings, editSettings, getSettings } from './calls/settings.ts';
export { createStoreCategory, createStorePage } from './calls/store-creation.ts';
export { getCommercePreferences, putCommercePreferences } from './calls/commerce-preferences.ts';
export {
  autocompletePlaces,
  getPlaceDetails,
  getPlaceProvider,
  trackedBy,
  type TrackingContext,
} from './calls/places.ts';
export { checkVideoAccount } from './calls/videos.ts';
export {
  bringPhotos,
  findPhotoGalleries,
  mostPicturesAtOnce,
  type PhotoGallery,
  type PhotoProblem,
} from './calls/photo-hosts.ts';
export { getExperiments, getSitePlan } from './calls/site-plan.ts';
export type { Entitlement } from './staff/entitlement-of-call.ts';
export { entitlementOfCall } from './staff/entitlement-of-call.ts';
export type { ExperimentName, ExperimentVariants } from './staff/experiments.ts';
export { experiments, readExperiments } from './staff/experiments.ts';
export type { WebsiteStanding } from './staff/website-standing.ts';
export { standingOf } from './staff/website-standing.ts';
export { siteMessages } from './messages/back-office.ts';
export { getAutomation } from './calls/automation.ts';
export { getSeoChecks, listSeoThings } from './calls/seo.ts';
export type { SeoCheck } from './models/seo-check.ts';
export { seoChecks, seoLengths } from './models/seo-check.ts';
export {
  exportLeftCarts,
  listLeftCarts,
  previewCartReminder,
  remindOfCartNow,
  sumLeftCarts,
} from './calls/left-carts.ts';
export type { LeftCartState, ReminderRefusal } from './models/left-cart.ts';
export { leftCartStates, reminderRefusals } from './models/left-cart.ts';
export { reminderRefusalMessages } from './messages/left-carts.ts';
export {
  addRedirect,
  changeRedirect,
  deleteRedirect,
  exportRedirects,
  importRedirects,
  listRedirects,
  testAddress,
  tryRedirectImport,
} from './calls/redirects.ts';
export { redirectStatuses } from './models/redirect.ts';
export type { RedirectProblem, RedirectStatus } from './models/redirect.ts';
export { redirectMessages } from './messages/redirects.ts';
export {
  changeMailingList,
  createMailingList,
  deleteListMember,
  deleteMailingList,
  endListMember,
  exportListMembers,
  listListMembers,
  listMailingLists,
  setSignUpPlace,
} from './calls/mailing-lists.ts';
export {
  connectList,
  disconnectList,
  listListConnections,
  lookUpRemoteLists,
} from './calls/list-connections.ts';
export type { ListProviderName, ListState, SignUpPlace } from './models/mailing-list.ts';
export { signUpPlaces } from './models/mailing-list.ts';
export {
  deleteMultilingualConnection,
  getMultilingualSettings,
  getMultilingualStatus,
  listMultilingualLanguages,
  putMultilingualLanguages,
} from './calls/multilingual.ts';
export type { TranslatableText } from './calls/translations.ts';
export { changeTranslations, getTranslations, listSiteLanguages } from './calls/translations.ts';
export { languageMessages } from './messages/languages.ts';
export { languageCodeSchema } from './models/language-code.ts';
export { hasLanguages } from './models/language-free-path.ts';
export type { TranslatedKind } from './models/translated-kinds.ts';
export { translatedKinds } from './models/translated-kinds.ts';
export type { Translation } from './models/translation.ts';
export { translationSchema } from './models/translation.ts';
export { translateError, translateFieldError } from './messages/german.ts';
export { describeIssue } from './describe-issue.ts';
export type { SiteLink, SiteMenu } from './calls/navigation.ts';
export {
  findMainNavigation,
  getSiteHeaderFooter,
  getSiteLayout,
  putSiteHeaderFooter,
  updateNavigation,
} from './calls/navigation.ts';
export { navigationItemsSchema, type NavigationItemInput } from './models/navigation.ts';
export {
  signInStaff,
  enterStaffCode,
  askForPasskey,
  signInByPasskey,
  signOutStaff,
  mailStaffLink,
  lookAtStaffLink,
  choosePasswordByLink,
  changeEmailByLink,
  signInByLink,
  signInStepSchema,
} from './calls/staff/sign-in.ts';
export {
  getOwnAccount,
  changeOwnAccount,
  setUpOwner,
  proveStaff,
  mailNewEmail,
  changeStaffPassword,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginCodes,
  switchCodesOn,
  switchCodesOff,
  renewRecoveryCodes,
  endStaffSession,
  answerOwnershipOffer,
  ownAccountSchema,
} from './calls/staff/own-account.ts';
export {
  listPeople,
  invitePerson,
  takeInvitationBack,
  changePerson,
  removePerson,
  offerOwnership,
  takeOfferBack,
  lookAtInvitation,
  acceptInvitation,
  invitationSchema,
  personSchema,
} from './calls/staff/people.ts';
export { newPasskeySchema, shownPasskeySchema } from './staff/passkeys.ts';
export { peopleMessages } from './messages/people.ts';
export { startSubscription } from './calls/start-subscription.ts';
export {
  changeSubscription,
  changeSubscriptionPlan,
  getSubscription,
  listSubscriptionOffers,
  listSubscriptions,
  subscriptionSchema,
  subscriptionStatuses,
} from './calls/subscriptions.ts';
export { renewDownloads } from './calls/renew-downloads.ts';
export type { WebhookEndpointDraft } from './calls/webhook-endpoints.ts';
export {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replayWebhooks,
  rotateWebhookSecret,
  testWebhookEndpoint,
  webhookDeliverySchema,
  webhookEndpointDraftSchema,
  webhookEndpointSchema,
} from './calls/webhook-endpoints.ts';
export type { WebhookData, WebhookTopic } from './webhooks/webhook-messages.ts';
export {
  webhookBodySchema,
  scopeOfTopic,
  webhookMessages,
  webhookTopics,
} from './webhooks/webhook-messages.ts';
export {
  listRestockGroups,
  listRestockSignUps,
  sendAllRestockMails,
  sendRestockMails,
  signUpForRestock,
} from './calls/restock.ts';
export type { MailStatus } from './calls/mails.ts';
export { dropMail, getMail, listMails, mailStatuses, sendMailAgain } from './calls/mails.ts';
export { addSuppression, listSuppressions, removeSuppression } from './calls/suppressions.ts';
export { mailEventsSchema, receiveMailEvents } from './calls/receive-mail-events.ts';
export { suppressionDraftSchema, suppressionReasons } from './models/suppression.ts';
export type { SuppressionReason } from './models/suppression.ts';
export {
  adjustApiInventory,
  apiInventorySchema,
  getApiInventory,
  listApiInventory,
} from './calls/api/inventory.ts';
export {
  apiOrderSchema,
  apiProfileSchema,
  apiTransactionSchema,
  fulfillApiOrder,
  getApiOrder,
  listApiOrders,
  listApiProfiles,
  listApiTransactions,
} from './calls/api/orders.ts';
export {
  apiProductSchema,
  changeApiProduct,
  changeApiVariant,
  createApiProduct,
  createApiVariant,
  deleteApiProduct,
  deleteApiVariant,
  getApiProducts,
  listApiProducts,
} from './calls/api/products.ts';
export {
  createWebhookSubscription,
  deleteWebhookSubscription,
  listWebhookSubscriptions,
  rotateSubscriptionSecret,
  testWebhookSubscription,
} from './calls/api/webhook-subscriptions.ts';
export { changeCartEntry, entryParamsSchema, updateCartEntry } from './calls/update-cart-entry.ts';
export { updateEntryFields } from './calls/update-entry-fields.ts';

export type { CallAddress, CallAnswer, CallAt, CallInput } from './client/call-types.ts';
export type { CallFailure, CallResult, Client, ClientOptions } from './client/client.ts';
export { canTryAgain } from './client/can-try-again.ts';
export { createClient } from './client/client.ts';
export type { FileFolder } from './calls/file-folders.ts';
export {
  addFileFolder,
  changeFileFolder,
  deleteFileFolder,
  listFileFolders,
  moveFiles,
} from './calls/file-folders.ts';
export {
  editPicture,
  getPictureEdit,
  getPictureOriginal,
  packFiles,
  replaceFile,
} from './calls/file-versions.ts';
export {
  colorMatrix,
  isNoEdit,
  noPictureEdit,
  pictureEditSchema,
  pictureFilters,
  straightenScale,
  type ColorMatrix,
  type PictureEdit,
  type PictureFilter,
} from './models/picture-edit.ts';
export type { FileKind, PictureLicense, SiteFile } from './calls/files.ts';
export {
  addFile,
  countFiles,
  editFile,
  fileFields,
  fileKinds,
  pictureLicenses,
  getFile,
  listFiles,
  removeFiles,
} from './calls/files.ts';
export { megabyte, writeFileSize } from './models/file-size.ts';
export type {
  Block,
  Breakpoint,
  PageDocument,
  Placement,
  Section,
  SectionLayout,
} from './documents/document.ts';
export {
  blockSchema,
  breakpoints,
  documentIdSchema,
  documentLimits,
  documentSchema,
  placementSchema,
  sectionLayouts,
  sectionSchema,
} from './documents/document.ts';
export { isOrderKey, orderKeySchema } from './documents/order-key.ts';
export type { Command, CommandName, CommandOf } from './documents/commands.ts';
export { commandSchema, commandsSchema } from './documents/commands.ts';
export { likertOrder, likertScores } from './forms/likert-scores.ts';
export { listBlockChoices } from './calls/block-choices.ts';
export {
  deleteFormAnswers,
  exportFormAnswers,
  listFormAnswers,
  makeFormKey,
  submitForm,
  validateForm,
} from './calls/page-forms.ts';
export type { BlockAnswer, BlockAnswerOf, BlockQuery } from './documents/block-query.ts';
export { siteNavigationSchema, type SiteNavigation } from './models/site-navigation.ts';
export {
  blockQueriesSchema,
  blockQueryKey,
  blockIdMark,
  blockQueryLimits,
  instantSchema,
} from './documents/block-query.ts';
export { isOfBlocks } from './enumerations/block-pages.ts';
export type { DocumentLink, LinkKind } from './documents/link.ts';
export { linkKinds, linkLimits, linkSchema } from './documents/link.ts';
export type { LinkFault, LinkFaultKind } from './documents/check-link.ts';
export { checkLink, linkFault, readEmails } from './documents/check-link.ts';
export { textDirectionOf } from './models/text-direction.ts';
export {
  completeLinkAddress,
  isLinkAddress,
  isPageAddress,
  linkFormat,
} from './models/link-address.ts';
export type { SectionStyle } from './documents/section-style.ts';
export {
  dividerDefaults,
  dividerInks,
  dividerShapes,
  sectionStyleSchema,
} from './documents/section-style.ts';
export type { BlockCheck, PageCheck } from './documents/page-checks.ts';
export { pageChecks } from './documents/page-checks.ts';
export type {
  AreaPurpose,
  DocumentPurpose,
  DocumentState,
  SiteArea,
} from './documents/document-states.ts';
export {
  areaPurposes,
  isAreaPurpose,
  isOfRows,
  isSiteArea,
  siteAreas,
  documentMoves,
  documentPurposes,
  documentStateLabels,
  documentStates,
  permissionOfMove,
} from './documents/document-states.ts';
export type {
  MailKind,
  MailPartName,
  MailPartOf,
  MailPlaceholder,
} from './documents/mail-parts.ts';
export {
  findMailPart,
  mailKinds,
  mailParts,
  mailPlaces,
  placeholdersOf,
} from './documents/mail-parts.ts';
export type { ContentOwner } from './documents/content-owner.ts';
export { fileUses } from './calls/files.ts';
export type { DocumentHead } from './documents/document-head.ts';
export type { DocumentEdited } from './calls/documents.ts';
export {
  addDocument,
  compareDocumentRevisions,
  editDocument,
  getDocument,
  getDocumentRevision,
  listDocumentEdits,
  listDocumentRevisions,
  listDocuments,
  moveDocument,
  restoreDocument,
} from './calls/documents.ts';
export type { OtherPerson } from './calls/document-presence.ts';
export { getDocumentPresence } from './calls/document-presence.ts';
export { presenceLimits } from './documents/presence.ts';
export { policyLabels, policyNames } from './messages/policies.ts';
export type { PolicyName } from './messages/policies.ts';

export type { PageFieldHead, PageKind, SitePage } from './calls/pages.ts';
export type { SitePost } from './calls/posts.ts';
export type { PostLocation } from './models/post.ts';
export { postFields, postLocationSchema, postStates } from './models/post.ts';
export {
  addPost,
  changePost,
  getPost,
  listPosts,
  listPromotable,
  removePost,
} from './calls/posts.ts';
export {
  addPage,
  changePage,
  getBlockSource,
  listPageFields,
  listPages,
  removePage,
} from './calls/pages.ts';
export {
  clearPageLock,
  clearSiteLock,
  getSiteLock,
  setPageLock,
  setSiteLock,
} from './calls/page-locks.ts';
export type { LinkTarget } from './calls/link-targets.ts';
export type { FontCategory, FontName, SiteFont } from './themes/font-catalogue.ts';
export { findFont, fontCategories, fontNames, isFontName } from './themes/font-catalogue.ts';
export type { OwnFont } from './themes/own-fonts.ts';
export { ownFaceUrl, ownFontLimits } from './themes/own-fonts.ts';
export type { FontLicenceFlag } from './calls/site-styles.ts';
export { addSiteFont, getSitePalette, listSiteFonts, listSiteTweaks } from './calls/site-styles.ts';
export { listLinkTargets } from './calls/link-targets.ts';
export { findDeadLinks, getPageMeasures } from './calls/page-measures.ts';
export type { FoundMatch, FoundWords, WordPlace, WordRefusal } from './calls/words.ts';
export { findSiteWords, replaceSiteWords, wordPlaces, wordRefusals } from './calls/words.ts';
export {
  changePageCode,
  checkOwnStyles,
  getPageCode,
  type OwnStyleFault,
} from './calls/own-code.ts';
export { codeHostSchema } from './models/code-host.ts';
export { fieldMessages } from './messages/fields.ts';

export { germanPlanPhrase, writePlanPhrase } from './words/plan-phrase.ts';
export type { PlainText, Say, Words } from './words/say.ts';
export { makeSay, wordOf } from './words/say.ts';
export type { StorefrontText } from './words/german/storefront-words.ts';
export { germanStorefront } from './words/german/storefront-words.ts';
export { errorBodyIn, errorSentenceIn, fieldErrorsIn } from './words/translate-error.ts';
export type { BlockWord, VisitorText } from './words/words-of.ts';
export { blockWordsOf, storefrontWordsOf, visitorWordsOf } from './words/words-of.ts';
