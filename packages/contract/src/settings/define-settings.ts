import { z } from 'zod';
import type { Permission } from '../staff/permissions.ts';

/**
 * Who may see the value of a setting: `public` stands in pages, `staff` is for the shop's own use
 * (a feature may show it where it belongs, such as bank instructions to their buyer), `secret` is
 * stored encrypted, never sent back and only replaced.
 */
export type Visibility = 'public' | 'staff' | 'secret';

/** One setting. The schema checks what an owner writes and has the default. */
export interface SettingField<
  Seen extends Visibility = Visibility,
  Schema extends z.ZodType = z.ZodType,
> {
  readonly visibility: Seen;
  readonly schema: Schema;
  /** One line for lists and screens. */
  readonly summary: string;
  /** True: the text is HTML and is cleaned; false: plain text, escaped in pages. */
  readonly isHtml: boolean;
}

type Fields = Readonly<Record<string, SettingField>>;

/** A group of settings, as `defineSettings` makes it. */
export interface SettingsGroup<Name extends string = string, Table extends Fields = Fields> {
  readonly name: Name;
  readonly summary: string;
  /** What its writers must be allowed to do. */
  readonly permission: Permission;
  readonly fields: Table;
}

type FieldsSeen<Group extends SettingsGroup, Seen extends Visibility> = {
  [Field in keyof Group['fields']]: Group['fields'][Field]['visibility'] extends Seen
    ? Field
    : never;
}[keyof Group['fields']];

/** Values of a group as the server reads them. Secrets are not among them. */
export type SettingsOf<Group extends SettingsGroup> = {
  readonly [Field in FieldsSeen<Group, 'public' | 'staff'>]: z.output<
    Group['fields'][Field]['schema']
  >;
};

/** The part of a group that pages may show. */
export type PublicSettingsOf<Group extends SettingsGroup> = {
  readonly [Field in FieldsSeen<Group, 'public'>]: z.output<Group['fields'][Field]['schema']>;
};

/** Names of the secrets of a group. */
export type SecretOf<Group extends SettingsGroup> = FieldsSeen<Group, 'secret'> & string;

/** What may be written into a group. */
export type SettingsInputOf<Group extends SettingsGroup> = {
  readonly [Field in keyof Group['fields']]?: z.input<Group['fields'][Field]['schema']>;
};

/** Declares a group. Adding a setting is adding a field here. */
export function defineSettings<const Name extends string, const Table extends Fields>(
  name: Name,
  summary: string,
  fields: Table,
  permission: Permission = 'edit-settings',
): SettingsGroup<Name, Table> {
  return Object.freeze({ name, summary, permission, fields });
}

/** A setting that pages may show. */
export function publicField<Schema extends z.ZodType>(
  schema: Schema,
  summary: string,
): SettingField<'public', Schema> {
  return { visibility: 'public', schema, summary, isHtml: false };
}

/** A public setting whose text is HTML. */
export function publicHtml(summary: string): SettingField<'public', z.ZodDefault<z.ZodString>> {
  const schema = z.string().max(maxHtmlLength).default('');
  return { visibility: 'public', schema, summary, isHtml: true };
}

/** A setting that no page shows by itself. */
export function staffField<Schema extends z.ZodType>(
  schema: Schema,
  summary: string,
): SettingField<'staff', Schema> {
  return { visibility: 'staff', schema, summary, isHtml: false };
}

/** A secret: a text that is stored encrypted. Empty takes it away. */
export function secretField(summary: string): SettingField<'secret', z.ZodString> {
  return { visibility: 'secret', schema: z.string().max(maxTextLength), summary, isHtml: false };
}

const maxTextLength = 2_000;
const maxHtmlLength = 50_000;

/** On or off. */
export const flag = (fallback: boolean) => z.boolean().default(fallback);

/** Plain text of one or more lines. */
export const text = (fallback = '') => z.string().max(maxTextLength).default(fallback);
