/** Options as their dialog edits them: each value is known by a key, so that it keeps its variants by another name. */
import { contentLimits } from '@sitewright/contract';
import { combine, optionsOf, type OptionDraft, type VariantRow } from './variant-rows.ts';

/** A value; `was`: what variants call it until now, missing where it is new. */
export interface ValueEdit {
  readonly key: string;
  readonly text: string;
  readonly was?: string;
}

/** An option and its values. */
export interface OptionEdit {
  readonly name: string;
  readonly was?: string;
  readonly values: readonly ValueEdit[];
}

/** As many as a product may have; those that it has not yet are empty. */
export function editsOf(
  rows: readonly VariantRow[],
  optionNames: readonly string[],
): readonly OptionEdit[] {
  const present = optionsOf(rows, optionNames);
  return Array.from({ length: contentLimits.optionsPerProduct }, (_, index) => {
    const { name, values } = present[index] ?? { name: '', values: [] };
    return {
      name,
      ...(name !== '' && { was: name }),
      values: values.map((text) => ({ key: `was ${text}`, text, was: text })),
    };
  });
}

/** The option with what was typed or pasted: lines, or parts between commas; each value once. */
export function addValues(option: OptionEdit, texts: readonly string[]): OptionEdit {
  const values = [...option.values];
  for (const text of texts.map((one) => one.trim())) {
    if (text === '' || values.length >= contentLimits.valuesPerOption) continue;
    if (values.some((one) => one.text === text)) continue;
    values.push({ key: keyFor(text, values), text });
  }
  return { ...option, values };
}

/** The option with a value by another name; undefined where another value has it. */
export function renameValue(
  option: OptionEdit,
  key: string,
  typed: string,
): OptionEdit | undefined {
  const text = typed.trim();
  if (text === '' || option.values.some((one) => one.text === text && one.key !== key)) {
    return undefined;
  }
  const values = option.values.map((one) => (one.key === key ? { ...one, text } : one));
  return { ...option, values };
}

/** Options that have a name and values. */
export function optionsIn(edits: readonly OptionEdit[]): OptionDraft[] {
  return edits
    .map(({ name, values }) => ({ name: name.trim(), values: values.map(({ text }) => text) }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
}

/** The rows that these options make: what has another name only is the variant that it was. */
export function applyOptions(
  rows: readonly VariantRow[],
  edits: readonly OptionEdit[],
): VariantRow[] {
  return combine(renameAll(rows, edits), optionsIn(edits));
}

/** Which of the rows are not there any more. */
export function rowsLost(
  before: readonly VariantRow[],
  after: readonly VariantRow[],
): VariantRow[] {
  const kept = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => id !== undefined && !kept.has(id));
}

function renameAll(rows: readonly VariantRow[], edits: readonly OptionEdit[]): VariantRow[] {
  const renamed = new Map<string, { name: string; texts: ReadonlyMap<string, string> }>();
  for (const { name, was, values } of edits) {
    if (was !== undefined) renamed.set(was, { name: name.trim() || was, texts: textsOf(values) });
  }
  return rows.map((row) => {
    const attributes = Object.entries(row.attributes).map(([name, value]) => {
      const option = renamed.get(name);
      return [option?.name ?? name, option?.texts.get(value) ?? value] as const;
    });
    return { ...row, attributes: Object.fromEntries(attributes) };
  });
}

/** What values are called now, by what variants call them. */
function textsOf(values: readonly ValueEdit[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { was, text } of values) if (was !== undefined) texts.set(was, text);
  return texts;
}

/** A value that was taken away and is typed again is new: nothing says that it is the same. */
function keyFor(text: string, values: readonly ValueEdit[]): string {
  const keys = new Set(values.map(({ key }) => key));
  let key = `new ${text}`;
  while (keys.has(key)) key += '*';
  return key;
}
