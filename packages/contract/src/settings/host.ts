import { z } from 'zod';
import { websiteStatuses } from '../enumerations/site-types.ts';
import { defineSettings, flag, staffField } from './define-settings.ts';

const statuses = Object.values(websiteStatuses.values);

/** How the site stands with whoever runs the installation. AUTH-07, AUTH-08, D-86 */
export const hostSettings = defineSettings(
  'host',
  'How the site stands with its host',
  {
    websiteStatus: staffField(
      z.literal(statuses).default(websiteStatuses.values.paid),
      'Number of the status of the site, such as 8 for paid',
    ),
    experimentsEnabled: staffField(
      flag(false),
      'Staff may try experiments by the parameter of an address',
    ),
  },
  'transfer-ownership',
);
