import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formChangesSchema, formDraftSchema, ownFormSchema } from '../forms/form-draft.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

/** All forms of a site by name, with how many products ask each. */
export const listForms = defineCall(
  'GET /api/sites/:identifier/forms',
  'Forms that products of a site ask to be filled in',
  {
    params: staffSiteParams,
    answer: z.object({
      forms: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          fieldCount: z.int(),
          /** Archived products count too: their form waits for them. */
          productCount: z.int(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** A form with the first products that ask it, by title. */
export const getForm = defineCall(
  'GET /api/sites/:identifier/forms/:id',
  'A form, and which products ask it',
  {
    params: staffSiteThingParams,
    answer: z.object({
      form: ownFormSchema,
      productCount: z.int(),
      products: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** Makes a form. */
export const addForm = defineCall(
  'POST /api/sites/:identifier/forms',
  'Make a form',
  { params: staffSiteParams, body: formDraftSchema, answer: savedSchema },
  { access: { permission: 'create-products' } },
);

/** Changes a form. What was answered before stays with its orders. */
export const changeForm = defineCall(
  'PATCH /api/sites/:identifier/forms/:id',
  'Change a form',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: formChangesSchema }),
    answer: savedSchema,
  },
  { access: { permission: 'edit-products' } },
);

/** Takes a form away that no product asks. @throws ApiError `form_used` */
export const deleteForm = defineCall(
  'DELETE /api/sites/:identifier/forms/:id',
  'Delete a form',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access: { permission: 'create-products' } },
);
