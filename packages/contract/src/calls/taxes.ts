import { z } from 'zod';
import { defineCall } from '../call.ts';
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

/** Changes a tax; what is left out stays. */
export const changeTaxRule = defineCall(
  'PATCH /api/sites/:identifier/tax-rules/:id',
  'Change a tax',
  { params: staffSiteThingParams, body: taxRuleChangesSchema, answer: savedSchema },
  { access },
);

/** Takes a tax away. Orders keep what they were charged. */
export const deleteTaxRule = defineCall(
  'DELETE /api/sites/:identifier/tax-rules/:id',
  'Delete a tax',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);
