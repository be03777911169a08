import { z } from 'zod';
import { defineSettings, staffField } from './define-settings.ts';

/**
 * Ids of ad networks: pages tell them what EVT-05 names, once a visitor has agreed. FEED-02
 */
export const marketingSettings = defineSettings(
  'marketing',
  'Ids of ad networks',
  {
    metaPixelId: staffField(
      z
        .string()
        .regex(/^(?:\d{5,20})?$/, 'A pixel id has 5 to 20 digits.')
        .default(''),
      'The id of the Meta pixel',
    ),
    googleTagId: staffField(
      z
        .string()
        .regex(/^(?:(?:G|AW|GT|DC)-[A-Z0-9-]{4,30})?$/, 'A tag id looks like G-ABC123 or AW-123.')
        .default(''),
      'The id of the Google tag',
    ),
  },
  'edit-campaigns',
);
