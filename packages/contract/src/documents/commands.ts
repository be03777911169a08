import { z } from 'zod';
import { languageCodeSchema } from '../models/language-code.ts';
import { translationSchema } from '../models/translation.ts';
import {
  blockSchema,
  breakpoints,
  documentIdSchema,
  documentLimits,
  placementSchema,
  sectionLayouts,
  sectionSchema,
  textWaySchema,
} from './document.ts';
import { orderKeySchema } from './order-key.ts';
import { sectionStyleSchema } from './section-style.ts';

/** What was there, and what shall be; missing: nothing. */
const exchange = <Schema extends z.ZodType>(schema: Schema) => ({
  from: schema.optional(),
  to: schema.optional(),
});
const move = <Schema extends z.ZodType>(schema: Schema) => ({ from: schema, to: schema });
const blocksSchema = z.array(blockSchema).max(documentLimits.blocks);
const placeSchema = z.object({ sectionId: documentIdSchema, order: orderKeySchema });
const id = documentIdSchema;

/** A step into the data of a block: the name of a field, or the place in a list. */
const stepSchema = z.union([
  z
    .string()
    .min(1)
    .max(100)
    .refine((name) => name !== '__proto__'),
  z.int().min(0).max(10_000),
]);

const styleFields = sectionStyleSchema.keyof();

/**
 * Every change of a document, by name. Each says what it found and what it leaves, so it can be
 * taken back, and whoever puts it on top of somebody else's edits sees whether they meet.
 */
export const commandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('insert-section'), section: sectionSchema, blocks: blocksSchema }),
  z.object({ name: z.literal('remove-section'), section: sectionSchema, blocks: blocksSchema }),
  z.object({ name: z.literal('replace-section'), ...move(sectionSchema) }),
  z.object({ name: z.literal('move-section'), id, ...move(orderKeySchema) }),
  z.object({ name: z.literal('hide-section'), id, ...exchange(z.boolean()) }),
  z.object({ name: z.literal('set-section-layout'), id, ...move(z.enum(sectionLayouts)) }),
  z.object({
    name: z.literal('set-section-style'),
    id,
    field: styleFields,
    ...exchange(z.unknown()),
  }),
  z.object({ name: z.literal('insert-block'), block: blockSchema }),
  z.object({ name: z.literal('remove-block'), block: blockSchema }),
  z.object({ name: z.literal('replace-block'), ...move(blockSchema) }),
  z.object({ name: z.literal('move-block'), id, ...move(placeSchema) }),
  z.object({ name: z.literal('lock-block'), id, ...exchange(z.boolean()) }),
  z.object({ name: z.literal('group-block'), id, ...exchange(documentIdSchema) }),
  z.object({
    name: z.literal('set-placement'),
    id,
    breakpoint: z.enum(breakpoints),
    ...exchange(placementSchema),
  }),
  z.object({
    name: z.literal('set-block-data'),
    id,
    path: z.array(stepSchema).min(1).max(16),
    ...exchange(z.unknown()),
  }),
  z.object({
    name: z.literal('translate-block'),
    id,
    language: languageCodeSchema,
    way: textWaySchema,
    ...exchange(translationSchema),
  }),
]);

/** A change of a document. */
export type Command = z.infer<typeof commandSchema>;

/** Name of a {@link Command}. */
export type CommandName = Command['name'];

/** The command of a name. */
export type CommandOf<Name extends CommandName> = Extract<Command, { name: Name }>;

/** The commands of one save. */
export const commandsSchema = z.array(commandSchema).min(1).max(documentLimits.commands);
