import { entitlements } from '@sitewright/commerce';
import { z } from 'zod';
import { makeRegistryIdSchema } from '../enumerations/registry-id.ts';
import { defineSettings, staffField } from './define-settings.ts';

/** What the site may use of the product. AUTH-09, D-86. */
export const planSettings = defineSettings(
  'plan',
  'What the site may use',
  {
    entitlements: staffField(
      z.array(makeRegistryIdSchema(entitlements)).max(200).nullable().default(null),
      'Parts of the product, such as ["commerce"]; null: everything',
    ),
  },
  'transfer-ownership',
);
