import { findQuantityProblem } from '@sitewright/commerce';
import type { QuantityProblem } from '@sitewright/commerce';
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { addToCartMessages } from '../messages/add-to-cart.ts';

const texts: Readonly<Record<QuantityProblem, string>> = {
  'not-a-number': addToCartMessages.quantityNotNumber,
  'not-whole': addToCartMessages.quantityNotWhole,
  'out-of-range': addToCartMessages.quantityOutOfRange,
};

/** The error code of each thing that can be wrong with a quantity. */
export const quantityErrorCodes = {
  'not-a-number': 'quantity_not_number',
  'not-whole': 'quantity_not_whole',
  'out-of-range': 'quantity_out_of_range',
} as const satisfies Record<QuantityProblem, ErrorCode>;

/**
 * A quantity as it was typed. It is judged after the options, the variant and the stock, so that the
 * first thing to mend is named first: a call takes any value here. ATC-31.
 */
export const typedQuantitySchema = z.unknown().meta({
  description: 'A whole number from 1 to 9999, also as text.',
  anyOf: [{ type: 'integer', minimum: 1, maximum: 9999 }, { type: 'string' }],
});

/** A quantity from 1 to 9999, as a number or as typed text. ATC-15, ATC-16, PDP-04. */
export const quantitySchema = z
  .union([z.number(), z.string()], { error: addToCartMessages.quantityNotNumber })
  .superRefine((quantity, context) => {
    const problem = findQuantityProblem(quantity);
    if (problem) context.addIssue({ code: 'custom', message: texts[problem] });
  })
  .transform(Number);
