import { z } from 'zod';
import { accountMessages } from './messages/accounts.ts';
import { addToCartMessages } from './messages/add-to-cart.ts';
import { apiMessages } from './messages/api.ts';
import { cartMessages } from './messages/cart.ts';
import { catalogueMessages } from './messages/catalogue.ts';
import { checkoutMessages } from './messages/checkout.ts';
import { documentMessages } from './messages/documents.ts';
import { overlayMessages } from './messages/overlays.ts';
import { commentMessages } from './messages/comments.ts';
import { customerMessages } from './messages/customers.ts';
import { donationMessages } from './messages/donations.ts';
import { fillMessage } from './messages/fill-message.ts';
import type { MessageParams, MessageValue } from './messages/fill-message.ts';
import { captchaMessages, formMessages, restockMessages } from './messages/forms.ts';
import { mediaMessages } from './messages/media.ts';
import { orderEditMessages } from './messages/order-edits.ts';
import { peopleMessages } from './messages/people.ts';
import { redirectMessages } from './messages/redirects.ts';
import { returnMessages } from './messages/returns.ts';
import { membershipMessages } from './messages/memberships.ts';
import { ruleMessages } from './messages/rules.ts';
import { mailListMessages } from './messages/mail-lists.ts';
import {
  connectionMessages,
  fileMessages,
  generalMessages,
  siteMessages,
  tagMessages,
} from './messages/back-office.ts';
import { fieldConflictsSchema } from './models/field-change.ts';

/** Every error a call can answer: status and text by code. Add a line to add an error. */
export const errorCatalogue = {
  invalid_request: { status: 400, message: formMessages.invalidFields },
  crumb_fail: { status: 400, message: addToCartMessages.sessionExpired },
  not_signed_in: { status: 401, message: 'Please sign in.' },
  sign_in_failed: { status: 401, message: accountMessages.signInFailed },
  password_wrong: { status: 403, message: accountMessages.passwordWrong },
  password_too_weak: { status: 400, message: accountMessages.passwordTooWeak },
  account_link_ended: { status: 404, message: accountMessages.linkEnded },
  account_email_taken: { status: 409, message: accountMessages.emailTaken },
  too_many_addresses: { status: 409, message: accountMessages.tooManyAddresses },
  proof_required: { status: 403, message: peopleMessages.proofRequired },
  code_refused: { status: 401, message: peopleMessages.codeRefused },
  step_ended: { status: 401, message: peopleMessages.stepEnded },
  passkey_refused: { status: 401, message: peopleMessages.passkeyRefused },
  codes_are_on: { status: 409, message: peopleMessages.codesAreOn },
  too_many_passkeys: { status: 409, message: peopleMessages.tooManyPasskeys },
  role_not_givable: { status: 403, message: peopleMessages.roleNotGivable },
  own_roles: { status: 403, message: peopleMessages.ownRoles },
  owner_stays: { status: 409, message: peopleMessages.ownerStays },
  works_here: { status: 409, message: peopleMessages.worksHere },
  invitation_of_other: { status: 403, message: peopleMessages.invitationOfOther },
  too_many_invitations: { status: 409, message: peopleMessages.tooManyInvitations },
  set_up_already: { status: 409, message: peopleMessages.setUpAlready },
  offer_ended: { status: 404, message: peopleMessages.offerEnded },
  last_way_in: { status: 409, message: peopleMessages.waysIn },
  not_allowed: { status: 403, message: 'You do not have permission to do that.' },
  edited_meanwhile: { status: 409, message: generalMessages.editedMeanwhile },
  not_undoable: { status: 409, message: generalMessages.notUndoable },
  customers_same: { status: 409, message: customerMessages.same },
  customer_busy: { status: 409, message: customerMessages.busy },
  not_found: { status: 404, message: generalMessages.unableToLocateContent },
  site_parked: { status: 503, message: siteMessages.parked },
  not_in_plan: { status: 403, message: siteMessages.notInPlan },
  site_name_taken: { status: 409, message: generalMessages.siteNameTaken },
  domain_taken: { status: 409, message: generalMessages.domainTaken },
  currency_in_use: { status: 409, message: generalMessages.currencyInUse },
  restoring: { status: 503, message: generalMessages.restoring },
  export_busy: { status: 409, message: generalMessages.exportBusy },
  site_files_refused: { status: 422, message: generalMessages.siteFilesRefused },
  backup_busy: { status: 409, message: generalMessages.backupBusy },
  backup_not_ready: { status: 409, message: generalMessages.backupNotReady },
  too_large: { status: 413, message: 'That request is too large.' },
  too_many_requests: { status: 429, message: addToCartMessages.tooManyRequests },
  server_error: { status: 500, message: generalMessages.somethingWentWrong },
  unavailable: { status: 503, message: addToCartMessages.tooManyRequests },

  options_unselected: { status: 400, message: '{sentence}' },
  denomination_required: { status: 400, message: addToCartMessages.selectDenomination },
  variant_unavailable: { status: 400, message: addToCartMessages.variantUnavailable },
  quantity_not_number: { status: 400, message: addToCartMessages.quantityNotNumber },
  quantity_not_whole: { status: 400, message: addToCartMessages.quantityNotWhole },
  quantity_out_of_range: { status: 400, message: addToCartMessages.quantityOutOfRange },
  not_enough_stock: { status: 409, message: addToCartMessages.notEnoughStock },
  item_not_found: { status: 404, message: cartMessages.itemNotFound },
  not_for_sale: { status: 400, message: cartMessages.notForSale },
  not_subscribable: { status: 400, message: cartMessages.notSubscribable },
  additional_fields_invalid: { status: 400, message: cartMessages.formIncomplete },
  cart_not_found: { status: 404, message: cartMessages.cartNotFound },
  cart_full: { status: 400, message: cartMessages.cartFull },
  entry_not_found: { status: 404, message: cartMessages.entryNotFound },

  too_many_items: { status: 400, message: documentMessages.tooManyItems },
  too_many_blocks: { status: 400, message: documentMessages.tooManyBlocks },
  document_too_large: { status: 400, message: documentMessages.tooLarge },
  home_page_stays: { status: 409, message: documentMessages.homePageStays },
  page_stays: { status: 409, message: documentMessages.pageStays },
  document_rules_unmet: { status: 409, message: documentMessages.rulesUnmet },
  document_step_refused: { status: 409, message: documentMessages.stepRefused },

  address_taken: { status: 409, message: catalogueMessages.addressTaken },
  event_ends_early: { status: 400, message: catalogueMessages.eventEndsEarly },
  address_reserved: { status: 400, message: catalogueMessages.addressReserved },
  redirect_taken: { status: 409, message: redirectMessages.taken },
  redirect_loop: { status: 409, message: redirectMessages.loop },
  reminder_refused: { status: 409, message: '{sentence}' },
  product_archived: { status: 409, message: catalogueMessages.productArchived },
  tag_exists: { status: 409, message: tagMessages.exists },
  category_below_itself: { status: 400, message: catalogueMessages.categoryBelowItself },
  too_many_categories: { status: 400, message: catalogueMessages.tooManyCategories },
  too_many_variants: { status: 400, message: catalogueMessages.tooManyVariants },
  too_many_options: { status: 400, message: catalogueMessages.tooManyOptions },
  place_wrong: { status: 400, message: generalMessages.unableToLocateContent },
  sku_taken: { status: 409, message: catalogueMessages.skuTaken },
  sale_price_too_high: { status: 400, message: catalogueMessages.salePriceTooHigh },
  gift_card_on_sale: { status: 400, message: catalogueMessages.giftCardOnSale },
  too_many_products: { status: 400, message: catalogueMessages.tooManyProducts },
  collection_full: { status: 400, message: catalogueMessages.collectionFull },
  too_many_views: { status: 409, message: catalogueMessages.tooManyViews },
  import_not_ready: { status: 409, message: catalogueMessages.importNotReady },
  form_full: { status: 409, message: formMessages.full },
  form_used: { status: 409, message: catalogueMessages.formUsed },
  location_used: { status: 409, message: catalogueMessages.locationUsed },
  location_name_taken: { status: 409, message: catalogueMessages.locationNameTaken },
  main_location_stays: { status: 409, message: catalogueMessages.mainLocationStays },
  too_many_locations: { status: 409, message: catalogueMessages.tooManyLocations },
  bulk_edit_runs: { status: 409, message: catalogueMessages.bulkEditRuns },

  file_empty: { status: 422, message: mediaMessages.empty },
  file_too_large: { status: 422, message: mediaMessages.tooLarge },
  picture_too_large: { status: 422, message: mediaMessages.pictureTooLarge },
  too_many_pixels: { status: 422, message: mediaMessages.tooManyPixels },
  picture_broken: { status: 422, message: mediaMessages.broken },
  font_unreadable: { status: 422, message: mediaMessages.fontUnreadable },
  font_too_large: { status: 422, message: mediaMessages.fontTooLarge },
  font_restricted: { status: 422, message: mediaMessages.fontRestricted },
  font_too_slow: { status: 503, message: mediaMessages.fontTooSlow },
  too_many_fonts: { status: 409, message: mediaMessages.tooManyFonts },
  file_not_supported: { status: 422, message: fileMessages.unsupported },
  upload_too_large: { status: 413, message: fileMessages.tooLarge },
  upload_incomplete: { status: 409, message: fileMessages.uploadIncomplete },
  too_many_uploads: { status: 429, message: mediaMessages.tooManyUploads },
  svg_unsafe: { status: 422, message: mediaMessages.unsafeSvg },
  file_kind_differs: { status: 422, message: mediaMessages.kindDiffers },
  picture_not_editable: { status: 422, message: mediaMessages.notEditable },
  folder_name_taken: { status: 409, message: mediaMessages.folderNameTaken },
  folder_used: { status: 409, message: mediaMessages.folderUsed },
  folder_inside_itself: { status: 400, message: mediaMessages.folderInsideItself },
  folder_too_deep: { status: 400, message: mediaMessages.folderTooDeep },
  too_many_folders: { status: 409, message: mediaMessages.tooManyFolders },

  key_missing: { status: 401, message: apiMessages.keyMissing },
  key_refused: { status: 401, message: apiMessages.keyRefused },
  scope_missing: { status: 403, message: apiMessages.scopeMissing },
  key_exhausted: { status: 429, message: apiMessages.tooManyRequests },
  too_many_keys: { status: 409, message: apiMessages.tooManyKeys },
  too_many_endpoints: { status: 409, message: apiMessages.tooManyEndpoints },
  endpoint_refused: { status: 400, message: apiMessages.endpointRefused },
  idempotency_key_reused: { status: 409, message: apiMessages.keyReused },
  cursor_wrong: { status: 400, message: apiMessages.cursorWrong },
  cursor_not_alone: { status: 400, message: apiMessages.cursorAlone },

  list_required: { status: 400, message: connectionMessages.listRequired },
  connection_failed: { status: 400, message: generalMessages.unableToConnect },
  no_lists: { status: 409, message: connectionMessages.noLists },
  too_many_lists: { status: 409, message: mailListMessages.tooManyLists },
  form_not_there: { status: 404, message: formMessages.notConfigured },
  form_key_refused: { status: 401, message: formMessages.unauthorized },
  form_unreadable: { status: 400, message: formMessages.unreadableFields },
  captcha_required: { status: 400, message: formMessages.completeCaptcha },
  captcha_unchecked: { status: 503, message: captchaMessages.notChecked },
  restock_email_blank: { status: 400, message: restockMessages.emailBlank },
  restock_email_invalid: { status: 400, message: restockMessages.emailInvalid },
  restock_in_stock: { status: 409, message: restockMessages.inStock },

  code_taken: { status: 409, message: ruleMessages.codeTaken },
  too_many_rules: { status: 409, message: ruleMessages.tooMany },

  cart_empty: { status: 400, message: checkoutMessages.cartEmpty },
  cart_purchased: { status: 409, message: checkoutMessages.cartPurchased },
  minimum_order: { status: 400, message: cartMessages.minimumOrder },
  shipping_option_required: { status: 400, message: checkoutMessages.shippingOptionRequired },
  shipping_option_unavailable: { status: 400, message: checkoutMessages.shippingOptionUnavailable },
  total_changed: { status: 409, message: checkoutMessages.totalChanged },
  stock_changed: { status: 409, message: checkoutMessages.stockChanged },
  link_ended: { status: 404, message: checkoutMessages.linkEnded },
  link_unproved: { status: 400, message: checkoutMessages.linkUnproved },
  holds_used_up: { status: 429, message: checkoutMessages.holdsUsedUp },
  too_many_unpaid: { status: 429, message: checkoutMessages.tooManyUnpaid },
  payment_under_way: { status: 409, message: checkoutMessages.paymentUnderWay },
  attempt_reused: { status: 409, message: checkoutMessages.totalChanged },
  refund_too_large: { status: 409, message: checkoutMessages.refundTooLarge },
  refund_not_possible: { status: 409, message: checkoutMessages.refundNotPossible },
  refund_unclear: { status: 400, message: checkoutMessages.refundUnclear },
  downloads_ended: { status: 409, message: checkoutMessages.downloadsEnded },
  order_not_cancelable: { status: 409, message: checkoutMessages.orderNotCancelable },
  too_many_returns: { status: 429, message: returnMessages.tooMany },
  return_empty: { status: 400, message: returnMessages.empty },
  return_not_possible: { status: 409, message: returnMessages.notPossible },
  order_not_open: { status: 409, message: checkoutMessages.orderNotOpen },
  pickup_unpaid: { status: 409, message: checkoutMessages.pickupUnpaid },
  fulfillment_too_large: { status: 409, message: checkoutMessages.fulfillmentTooLarge },
  payment_not_found: { status: 404, message: checkoutMessages.paymentNotFound },
  order_not_found: { status: 404, message: checkoutMessages.orderNotFound },
  reorder_not_possible: { status: 409, message: checkoutMessages.reorderNotPossible },
  order_changed: { status: 409, message: orderEditMessages.orderChanged },
  order_edit_refused: { status: 409, message: orderEditMessages.editRefused },
  order_edit_sent: { status: 409, message: orderEditMessages.sentUnits },
  order_edit_by_mail: { status: 409, message: orderEditMessages.deliveredByMail },
  order_edit_address: { status: 409, message: orderEditMessages.addressSent },
  order_edit_place: { status: 409, message: orderEditMessages.otherPlace },
  order_edit_nothing: { status: 400, message: orderEditMessages.nothingChanged },
  order_edit_empty: { status: 409, message: orderEditMessages.nothingLeft },
  order_edit_unpaid: { status: 409, message: orderEditMessages.unpaidTooLow },
  /** Not a conflict: a cart that was bought is one. */
  rest_called_off: { status: 404, message: orderEditMessages.restCalledOff },
  order_rest_due: { status: 409, message: orderEditMessages.restDue },
  draft_ended: { status: 409, message: checkoutMessages.draftEnded },
  draft_incomplete: { status: 409, message: checkoutMessages.draftIncomplete },
  draft_line_refused: { status: 400, message: checkoutMessages.draftLineRefused },
  pay_link_ended: { status: 404, message: checkoutMessages.payLinkEnded },
  invoice_not_possible: { status: 409, message: checkoutMessages.invoiceNotPossible },
  coupon_unknown: { status: 400, message: checkoutMessages.couponUnknown },
  coupon_below_minimum: { status: 400, message: checkoutMessages.couponBelowMinimum },
  coupon_not_combinable: { status: 400, message: checkoutMessages.couponNotCombinable },
  coupon_not_for_items: { status: 400, message: checkoutMessages.couponNotForItems },
  coupon_used: { status: 400, message: checkoutMessages.couponUsed },
  coupon_expired: { status: 400, message: checkoutMessages.couponExpired },

  donation_closed: { status: 409, message: donationMessages.closed },
  donation_amount: { status: 400, message: donationMessages.amountOutOfBounds },
  donation_not_suggested: { status: 400, message: donationMessages.chooseAmount },
  donation_not_monthly: { status: 400, message: donationMessages.notMonthly },

  membership_closed: { status: 409, message: membershipMessages.closed },
  membership_changed: { status: 409, message: membershipMessages.changed },
  membership_needs_email: { status: 400, message: membershipMessages.needsEmail },
  membership_link_ended: { status: 404, message: membershipMessages.linkEnded },
  members_only: { status: 403, message: membershipMessages.membersOnly },
  page_not_lockable: { status: 409, message: documentMessages.pageNotLockable },
  page_is_off: { status: 409, message: documentMessages.pageIsOff },
  home_page_is_open: { status: 409, message: documentMessages.homePageIsOpen },
  comments_closed: { status: 409, message: commentMessages.closed },
  page_locked: { status: 401, message: overlayMessages.pageLocked },
  lock_password_wrong: { status: 403, message: overlayMessages.passwordWrong },
  store_not_protectable: { status: 400, message: membershipMessages.noStore },
  home_not_protectable: { status: 400, message: membershipMessages.noHomePage },

  plan_paid_alone: { status: 400, message: checkoutMessages.planPaidAlone },
  plan_offer_changed: { status: 409, message: checkoutMessages.planOfferChanged },
  subscription_changed: { status: 409, message: checkoutMessages.subscriptionChanged },
  gift_card_spent: { status: 409, message: checkoutMessages.giftCardSpent },
  gift_card_unknown: { status: 400, message: checkoutMessages.giftCardUnknown },
  gift_card_empty: { status: 400, message: checkoutMessages.giftCardEmpty },
  gift_card_expired: { status: 400, message: checkoutMessages.giftCardExpired },
  gift_card_other_currency: { status: 400, message: checkoutMessages.giftCardOtherCurrency },
  gift_card_no_donation: { status: 400, message: checkoutMessages.giftCardNoDonation },
  gift_cards_too_many: { status: 400, message: checkoutMessages.giftCardsTooMany },

  card_declined: { status: 402, message: checkoutMessages.cardDeclined },
  insufficient_funds: { status: 402, message: checkoutMessages.insufficientFunds },
  incorrect_number: { status: 402, message: checkoutMessages.cardNumberInvalid },
  invalid_expiry: { status: 402, message: checkoutMessages.cardExpiryInvalid },
  invalid_cvc: { status: 402, message: checkoutMessages.cardCodeInvalid },
  authentication_failed: { status: 402, message: checkoutMessages.authenticationFailed },
  provider_unavailable: { status: 402, message: checkoutMessages.providerUnavailable },
  own_address_unknown: { status: 409, message: documentMessages.ownAddressUnknown },
  shop_address_unknown: { status: 503, message: checkoutMessages.shopAddressUnknown },
  method_unavailable: { status: 400, message: checkoutMessages.methodUnavailable },
} as const satisfies Record<string, { status: number; message: string }>;

/** A code of {@link errorCatalogue}. */
export type ErrorCode = keyof typeof errorCatalogue;

type TextOf<Code extends ErrorCode> = (typeof errorCatalogue)[Code]['message'];

/** The flat JSON body of every failure. D-18, D-24. */
export const errorBodySchema = z.looseObject({
  message: z.string(),
  /** The same sentence: old scripts read either name. */
  error: z.string(),
  code: z.string(),
  /** The HTTP status once more, for scripts that see only the body. ATC-27. */
  status: z.int(),
  crumbFail: z.literal(true).optional(),
  /** The fresh crumb beside `crumbFail`. */
  crumb: z.string().optional(),
  /** Message by field, under the dotted path of the field. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Of `edited_meanwhile`: what stands there and what was asked for, by field. */
  conflicts: fieldConflictsSchema.optional(),
});

/** See {@link errorBodySchema}. */
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** More that an error may tell beside its sentence. */
export type ErrorDetails = Pick<ErrorBody, 'crumbFail' | 'crumb' | 'errors' | 'conflicts'>;

/** An error of the catalogue, thrown by code: `throw new ApiError('not_enough_stock')`. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code;
  readonly status: number;
  readonly details: ErrorDetails;
  /** Values of the `{placeholders}` in its text. */
  readonly params: Readonly<Record<string, MessageValue>>;

  /** @param params values of the `{placeholders}` in the text of the code */
  constructor(
    code: Code,
    ...[params, details]: keyof MessageParams<TextOf<Code>> extends never
      ? [params?: Record<string, never>, details?: ErrorDetails]
      : [params: MessageParams<TextOf<Code>>, details?: ErrorDetails]
  ) {
    const { status, message } = errorCatalogue[code];
    super(fillMessage<string>(message, params ?? {}));
    this.code = code;
    this.status = status;
    this.details = details ?? {};
    this.params = params ?? {};
  }

  /** The body to answer. */
  toBody(): ErrorBody {
    const { message, code, status } = this;
    return { message, error: message, code, status, ...this.details };
  }
}

/** The answer to a write without a valid crumb: it carries the fresh one. ATC-23, D-18. */
export function crumbFailure(crumb: string): ApiError<'crumb_fail'> {
  return new ApiError('crumb_fail', {}, { crumbFail: true, crumb });
}

/** The answer to a request whose fields are wrong, one message per dotted field path. */
export function invalidFields(error: z.ZodError): ApiError<'invalid_request'> {
  return new ApiError('invalid_request', {}, { errors: listFieldErrors(error) });
}

/** The first message of every field that a schema refuses, by dotted path; '' is the whole. */
export function listFieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const fault of error.issues) errors[fault.path.join('.')] ??= fault.message;
  return errors;
}
