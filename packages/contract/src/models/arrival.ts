import { z } from 'zod';

const toldSchema = z.string().max(200).optional();

/**
 * Where a visitor came from: the host that led here, and what the address they came to says of a
 * campaign. Empty: they came by themselves. Nothing of it tells visitors apart.
 */
export const arrivalSchema = z.object({
  referrerHost: toldSchema,
  /** `utm_source`, `utm_medium` and `utm_campaign`. */
  source: toldSchema,
  medium: toldSchema,
  campaign: toldSchema,
});

/** See {@link arrivalSchema}. */
export type Arrival = z.output<typeof arrivalSchema>;
