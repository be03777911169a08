import type { ItemChoice } from '@sitewright/commerce';
import type { sampleCartSchema } from '@sitewright/contract';
import type { z } from 'zod';

/** A cart to show a rule by, and what goods and customer the rule is for. */
export interface SampleQuestion {
  readonly cart: z.output<typeof sampleCartSchema>;
  readonly choice: ItemChoice;
  readonly customerGroups: readonly string[];
  /** Missing: physical. */
  readonly productType?: number;
  /** Missing: `standard`. */
  readonly taxClass?: string;
}
