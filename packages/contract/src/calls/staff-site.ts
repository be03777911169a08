import { z } from 'zod';

/** A call of staff about the site of this short name. */
export const staffSiteParams = z.object({ identifier: z.string().min(1).max(63) });

/** The same about one thing of the site. */
export const staffSiteThingParams = staffSiteParams.extend({ id: z.string().min(1).max(64) });

/** What people call an order. */
export const orderNumberSchema = z.coerce.number().int().min(1).max(1e12);

/** The same about one order of the site. */
export const staffOrderParams = staffSiteParams.extend({ number: orderNumberSchema });

/** Units of an item of an order. */
export const itemUnitsSchema = z.object({ id: z.string().max(64), quantity: z.int().min(1) });

/** The entry of the log by which a write is taken back; missing where it cannot be. */
export const undoableShape = { activityId: z.string().optional() };

/** The same of a write of several things. */
export const undoableManyShape = { activityIds: z.array(z.string()).optional() };

/** What was saved. */
export const savedSchema = z.object({ id: z.string(), ...undoableShape });

/** What was taken away; false: it was gone already. */
export const deletedSchema = z.object({ isDeleted: z.boolean(), ...undoableShape });

/** Where a page of a list begins: behind this one; missing: at the start. */
export const afterSchema = z.object({ after: z.string().max(256).optional() });

/**
 * A write that adds, and that may come again because its answer was lost on the way: with the same
 * key and the same body it is done once, and answered as it stands.
 */
export const repeatedHeaders = z.object({
  'idempotency-key': z.string().min(1).max(100).optional(),
});
