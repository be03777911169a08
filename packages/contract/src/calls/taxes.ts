import { euVatCountries, usSalesTaxStates } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleMessages } from '../messages/rules.ts';
import { makePreviewBody, totalPreviewSchema } from '../models/total-preview.ts';
import {
  taxRuleSchema,
  taxRuleChangesSchema,
  taxRuleDraftSchema,
} from '../rules/tax-rule-draft.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const access = { permission: 'edit-settings' } as const;

/** All taxes of a site. */
export const listTaxRules = defineCall(
  'GET /api/sites/:identifier/tax-rules',
  'Taxes of a site',
  { params: staffSiteParams, answer: z.object({ taxRules: z.array(taxRuleSchema) }) },
  { access: { permission: 'view-settings' } },
);

/** What a cart would come to with a tax that is not saved yet. Nothing is written. */
export const previewTaxRule = defineCall(
  'POST /api/sites/:identifier/tax-rules/preview',
  'Show what a tax comes to, by a cart',
  {
    params: staffSiteParams,
    body: makePreviewBody(taxRuleDraftSchema),
    answer: totalPreviewSchema,
  },
  { access },
);

/** Makes a tax. */
export const addTaxRule = defineCall(
  'POST /api/sites/:identifier/tax-rules',
  'Make a tax',
  {
    params: staffSiteParams,
    body: taxRuleDraftSchema,
    answer: savedSchema,
  },
  { access },
);

/** Changes fields of a tax. */
export const changeTaxRule = defineCall(
  'PATCH /api/sites/:identifier/tax-rules/:id',
  'Change a tax',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: taxRuleChangesSchema }),
    answer: savedSchema,
  },
  { access },
);

/** Takes a tax away. Orders keep what they were charged. */
export const deleteTaxRule = defineCall(
  'DELETE /api/sites/:identifier/tax-rules/:id',
  'Delete a tax',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);

/** Which list of rates a shop takes over. */
export const taxRatesChoiceSchema = z.discriminatedUnion('area', [
  z.object({
    area: z.literal('EU'),
    /** The member country where the shop is, such as DE. */
    homeCountry: z.string().refine((code) => euVatCountries.includes(code), {
      message: ruleMessages.memberCountry,
    }),
    /** True: each country's own rates (one-stop shop); false: the rates of home for all. */
    isOneStopShop: z.boolean(),
    /** Missing: prices hold the tax. */
    isIncludedInPrice: z.boolean().optional(),
  }),
  z.object({
    area: z.literal('US'),
    /** States where the shop has to collect, such as NY. */
    states: z
      .array(z.string().refine((code) => usSalesTaxStates.includes(code), ruleMessages.taxState))
      .min(1)
      .max(60),
  }),
]);

/** See {@link taxRatesChoiceSchema}. */
export type TaxRatesChoice = z.infer<typeof taxRatesChoiceSchema>;

/**
 * Loads rates of the European Union or of states of the USA as taxes. What was loaded of the same
 * area before is replaced; taxes that were made by hand stay.
 */
export const loadTaxRates = defineCall(
  'POST /api/sites/:identifier/tax-rates',
  'Load the tax rates of the European Union or of states of the USA',
  {
    params: staffSiteParams,
    body: taxRatesChoiceSchema,
    answer: z.object({ loaded: z.int().nonnegative(), removed: z.int().nonnegative() }),
  },
  { access },
);
