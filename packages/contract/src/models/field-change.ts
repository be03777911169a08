import { z } from 'zod';

/** One field of an edit: what the writer saw there, and what it shall be. */
export type FieldChange<Value = unknown> = { readonly from: Value; readonly to: Value };

/** An edit: the fields that change, each with what was seen. */
export type FieldChanges<Fields> = {
  readonly [Name in keyof Fields]?: FieldChange<Fields[Name]>;
};

/** A field that two people changed: what stands there now, and what the second one wanted. */
export type FieldConflict = { readonly theirs: unknown; readonly yours: unknown };

/** Conflicts by field, as a refusal with `edited_meanwhile` carries them. */
export const fieldConflictsSchema = z.record(
  z.string(),
  z.object({ theirs: z.unknown(), yours: z.unknown() }),
);

type ChangesShape<Shape extends z.core.$ZodLooseShape> = {
  [Name in keyof Shape]: z.ZodOptional<
    z.ZodObject<{ from: z.ZodOptional<z.ZodUnknown>; to: Shape[Name] }>
  >;
};

/**
 * The schema of an edit of these fields. Nobody sends a whole form: only what changes, with what it
 * was, so that two people who change different fields both keep theirs. What was seen may be
 * anything, also nothing: it is compared, never stored.
 */
export function makeFieldChangesSchema<Shape extends z.core.$ZodLooseShape>(
  fields: Shape,
): z.ZodObject<ChangesShape<Shape>, z.core.$strict> {
  const entries = Object.entries(fields).map(
    ([name, to]) => [name, z.object({ from: z.unknown().optional(), to }).optional()] as const,
  );
  // Building an object by names loses which name has which schema.
  return z.strictObject(Object.fromEntries(entries)) as unknown as z.ZodObject<
    ChangesShape<Shape>,
    z.core.$strict
  >;
}
