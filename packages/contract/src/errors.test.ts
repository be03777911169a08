import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ApiError,
  crumbFailure,
  errorBodySchema,
  errorCatalogue,
  invalidFields,
  listFieldErrors,
} from './errors.ts';

describe('ApiError', () => {
  it('ATC-27 answers a flat body with the sentence under both names', () => {
    const error = new ApiError('not_enough_stock');
    expect(error).toBeInstanceOf(Error);
    expect(error.status).toBe(409);
    expect(error.toBody()).toEqual({
      message: 'Sorry, we do not have enough of that item available.',
      error: 'Sorry, we do not have enough of that item available.',
      code: 'not_enough_stock',
      status: 409,
    });
  });

  it('ENT-21 fills the placeholders of its text', () => {
    const error = new ApiError('minimum_order', { subtotal: '$20.00' });
    expect(error.message).toBe('Checkout requires an order subtotal of $20.00 or more.');
  });

  it('ATC-23 a crumb failure carries the fresh crumb', () => {
    const error = crumbFailure('fresh');
    expect(error.status).toBe(400);
    expect(error.toBody()).toMatchObject({
      crumbFail: true,
      crumb: 'fresh',
      message: 'Your session has expired. Please reload the page and try again.',
    });
  });

  it('every error of the catalogue makes a body of the schema', () => {
    for (const [code, { status, message }] of Object.entries(errorCatalogue)) {
      const body = { message, error: message, code, status };
      expect(errorBodySchema.safeParse(body).success).toBe(true);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });
});

it('ATC-25 ATC-26 every code has its status; what is not said here is 400', () => {
  const byStatus: Readonly<Record<number, string>> = {
    401: `code_refused form_key_refused key_missing key_refused not_signed_in page_locked passkey_refused sign_in_failed step_ended`,
    402: `authentication_failed card_declined incorrect_number insufficient_funds invalid_cvc
      invalid_expiry provider_unavailable`,
    403: `invitation_of_other lock_password_wrong members_only not_allowed not_in_plan own_roles password_wrong proof_required role_not_givable scope_missing`,
    404: `account_link_ended cart_not_found entry_not_found form_not_there item_not_found link_ended membership_link_ended not_found offer_ended order_not_found pay_link_ended payment_not_found rest_called_off`,
    409: `account_email_taken address_taken attempt_reused backup_busy backup_not_ready bulk_edit_runs cart_purchased code_taken codes_are_on comments_closed currency_in_use customer_busy customers_same document_rules_unmet document_step_refused domain_taken donation_closed downloads_ended draft_ended draft_incomplete edited_meanwhile export_busy folder_name_taken folder_used form_full form_used fulfillment_too_large gift_card_spent home_page_is_open home_page_stays idempotency_key_reused import_not_ready invoice_not_possible last_way_in location_name_taken location_used main_location_stays membership_changed membership_closed no_lists not_enough_stock not_undoable order_changed order_edit_address order_edit_by_mail order_edit_empty order_edit_place order_edit_refused order_edit_sent order_edit_unpaid order_not_cancelable order_not_open order_rest_due own_address_unknown owner_stays page_is_off page_not_lockable page_stays payment_under_way pickup_unpaid plan_offer_changed product_archived redirect_loop redirect_taken refund_not_possible refund_too_large reminder_refused reorder_not_possible restock_in_stock return_not_possible set_up_already site_name_taken sku_taken stock_changed subscription_changed tag_exists too_many_addresses too_many_endpoints too_many_folders too_many_fonts too_many_invitations too_many_keys too_many_lists too_many_locations too_many_passkeys too_many_rules too_many_views total_changed upload_incomplete works_here`,
    413: 'too_large upload_too_large',
    422: 'file_empty file_kind_differs file_not_supported file_too_large font_restricted font_too_large font_unreadable picture_broken picture_not_editable picture_too_large site_files_refused svg_unsafe too_many_pixels',
    429: 'holds_used_up key_exhausted too_many_requests too_many_returns too_many_unpaid too_many_uploads',
    500: 'server_error',
    503: 'captcha_unchecked font_too_slow restoring shop_address_unknown site_parked unavailable',
  };
  const codes = Object.entries(errorCatalogue);
  for (const [status, listed] of Object.entries(byStatus)) {
    const found = codes.filter(([, error]) => error.status === Number(status));
    expect(found.map(([code]) => code).toSorted()).toEqual(listed.split(/\s+/));
  }
  const others = codes.filter(([, { status }]) => !(status in byStatus));
  expect(new Set(others.map(([, { status }]) => status))).toEqual(new Set([400]));
});

it('lists the first message of every field by dotted path', () => {
  const schema = z.object({
    a: z.object({ b: z.string('first').min(3, 'short').regex(/x/, 'second') }),
    list: z.array(z.int('whole')),
  });
  const refused = schema.safeParse({ a: { b: 'o' }, list: [1, 1.5] });
  expect(listFieldErrors(refused.error!)).toEqual({ 'a.b': 'short', 'list.1': 'whole' });
  expect(invalidFields(refused.error!).toBody().errors).toHaveProperty('a.b', 'short');
});
