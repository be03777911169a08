import { z } from 'zod';
import { contentLimits } from '../limits.ts';
import { defineSettings, staffField } from './define-settings.ts';

/** How much pages may hold. EDIT-09, D-59 */
export const contentSettings = defineSettings(
  'content',
  'What pages hold',
  {
    blocksPerLayout: staffField(
      z.int().min(1).max(contentLimits.maxBlocksPerLayout).default(contentLimits.blocksPerLayout),
      'Blocks that a section of a page may have',
    ),
  },
  'edit-styles',
);
