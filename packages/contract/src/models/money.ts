import { z } from 'zod';

/** Money on the wire: decimal text and ISO code. ENT-05. */
export const wireMoneySchema = z.object({ value: z.string(), currency: z.string() });

/** An amount in whole minor units of the currency beside it. */
export const centsSchema = z.int();

/** A sum that is never below zero. */
export const sumCentsSchema = z.int().nonnegative();
