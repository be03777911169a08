/** Variants as the editor holds them, and what of them a save sends. */
import type { CallInput, StaffVariant } from '@sitewright/contract';

type Body = CallInput<'PATCH /api/sites/:identifier/products/:id'>['body'];

/** Fields of a variant that the table edits. */
export interface VariantRow {
  /** Missing: it is new. */
  readonly id?: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly priceCents: number;
  readonly salePriceCents: number;
  readonly onSale: boolean;
  readonly weightGrams: number;
  readonly gtin: string;
  /** Its own picture, one of the product's; null: none. */
  readonly imageId: string | null;
  /** Of a new one: its first units; null: not counted. */
  readonly firstStock: number | null;
}

const edited = [
  'attributes',
  'sku',
  'priceCents',
  'salePriceCents',
  'onSale',
  'weightGrams',
  'gtin',
  'imageId',
] as const;

/** The rows of what the server has. */
export function toRows(variants: readonly StaffVariant[]): VariantRow[] {
  return variants.map((variant) => ({
    id: variant.id,
    attributes: variant.attributes,
    sku: variant.sku,
    priceCents: variant.priceCents,
    salePriceCents: variant.salePriceCents,
    onSale: variant.onSale,
    weightGrams: variant.weightGrams,
    gtin: variant.gtin,
    imageId: variant.imageId,
    firstStock: null,
  }));
}

/** What a save sends of them: what is new, changed and gone, and nothing else. */
export function variantEdits(before: readonly VariantRow[], after: readonly VariantRow[]) {
  const seen = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const edits: Required<Pick<Body, 'addedVariants' | 'changedVariants' | 'removedVariantIds'>> = {
    addedVariants: after.filter(({ id }) => id === undefined).map(toNew),
    changedVariants: [],
    removedVariantIds: before.flatMap(({ id }) => (id !== undefined && !kept.has(id) ? [id] : [])),
  };
  for (const row of after) {
    const old = row.id === undefined ? undefined : seen.get(row.id);
    if (!old || row.id === undefined) continue;
    const changed = edited.filter(
      (field) => JSON.stringify(old[field]) !== JSON.stringify(row[field]),
    );
    if (changed.length === 0) continue;
    const changes = Object.fromEntries(
      changed.map((field) => [field, { from: old[field], to: row[field] }]),
    );
    edits.changedVariants.push({ id: row.id, changes });
  }
  return edits;
}

function toNew({ id: _none, firstStock, ...row }: VariantRow) {
  return { ...row, stock: firstStock ?? ('unlimited' as const) };
}

/** One option with its values, as the dialog edits it. */
export interface OptionDraft {
  readonly name: string;
  readonly values: readonly string[];
}

/** The options of these rows, in this order. */
export function optionsOf(
  rows: readonly VariantRow[],
  optionNames: readonly string[],
): OptionDraft[] {
  return optionNames.map((name) => ({
    name,
    values: [...new Set(rows.flatMap(({ attributes }) => attributes[name] ?? []))],
  }));
}

/**
 * The rows of all combinations. One that there is already stays with its prices; a row that has
 * fewer options than before or more takes the first combination that it fits.
 */
export function combine(
  rows: readonly VariantRow[],
  options: readonly OptionDraft[],
): VariantRow[] {
  const wanted = options.reduce<Readonly<Record<string, string>>[]>(
    (all, { name, values }) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  const takeFitting = fitRows(
    rows,
    options.map(({ name }) => name),
  );
  const like = rows[0];
  return wanted.map((attributes) => {
    const fitting = takeFitting(attributes);
    if (fitting) return { ...fitting, attributes };
    return {
      attributes,
      sku: '',
      priceCents: like?.priceCents ?? 0,
      salePriceCents: like?.salePriceCents ?? 0,
      onSale: like?.onSale ?? false,
      weightGrams: like?.weightGrams ?? 0,
      gtin: '',
      imageId: null,
      firstStock: null,
    };
  });
}

/**
 * Takes the first row that has what a combination says, or does not have the option at all; each row
 * once. Rows are looked up by their values, for each set of options that rows have: mostly one.
 */
function fitRows(rows: readonly VariantRow[], names: readonly string[]) {
  const ownNames = ({ attributes }: VariantRow) =>
    names.filter((name) => attributes[name] !== undefined);
  const keyOf = (attributes: VariantRow['attributes'], own: readonly string[]) =>
    JSON.stringify(own.map((name) => attributes[name]));
  const kinds = Map.groupBy(rows.keys(), (place) => JSON.stringify(ownNames(rows[place]!)));
  const lookups = [...kinds.values()].map((places) => {
    const own = ownNames(rows[places[0]!]!);
    // The first is taken from the end.
    const queues = Map.groupBy(places.toReversed(), (place) => keyOf(rows[place]!.attributes, own));
    return { own, queues };
  });
  return (attributes: VariantRow['attributes']): VariantRow | undefined => {
    const fitting = lookups.flatMap(({ own, queues }) => {
      const queue = queues.get(keyOf(attributes, own));
      return queue && queue.length > 0 ? [queue] : [];
    });
    const [first] = fitting.toSorted((one, other) => one.at(-1)! - other.at(-1)!);
    return first && rows[first.pop()!];
  };
}

/** What a row is called: its values in the order of the options. */
export function nameOfRow(
  { attributes }: Pick<VariantRow, 'attributes'>,
  optionNames: readonly string[],
): string {
  return optionNames.map((name) => attributes[name] ?? '–').join(' / ');
}
