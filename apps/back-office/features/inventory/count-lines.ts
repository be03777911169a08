/** What is being counted at a place, as data. */
import type { CallAnswer } from '@sitewright/contract';

/** Something to be counted, as the server tells it. */
export type ToCount = CallAnswer<'GET /api/sites/:identifier/inventory/to-count'>['lines'][number];

/** Why the server left a line. */
export type CountLeft = CallAnswer<'POST /api/sites/:identifier/inventory/counts'>['left'][number];

/** A line of a count: what was expected when it was begun, and what was counted so far. */
export interface CountLine extends ToCount {
  /** As it was typed; empty: not counted yet. */
  readonly typed: string;
  /** Why it was not written when the count was saved, or not as it stands. */
  readonly left?: CountLeft['why'] | 'counted-further';
}

/** What people call it. */
export function nameLine({ title, variant }: Pick<ToCount, 'title' | 'variant'>): string {
  return variant === '' ? title : `${title} ${variant}`;
}

/** Units that were typed; undefined: none, or no number. */
export function countedOf({ typed }: Pick<CountLine, 'typed'>): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** More (+) or fewer (-) than expected; undefined: not counted yet. */
export function differenceOf(line: CountLine): number | undefined {
  const counted = countedOf(line);
  return counted === undefined ? undefined : counted - line.expected;
}

/** A difference with its sign. */
export function writeDifference(units: number): string {
  return units > 0 ? `+${units}` : String(units);
}

/** The line that a scanner means by its code. */
export function findByCode(lines: readonly CountLine[], code: string): CountLine | undefined {
  const key = code.toLowerCase();
  return lines.find(({ sku, gtin }) => sku.toLowerCase() === key || (gtin !== '' && gtin === key));
}

/** One unit more of what was scanned; a line that is new stands first. */
export function addUnit(lines: readonly CountLine[], found: ToCount): readonly CountLine[] {
  const known = lines.find(({ variantId }) => variantId === found.variantId);
  if (!known) return [{ ...found, typed: '1' }, ...lines];
  return changeLine(lines, { ...known, typed: String((countedOf(known) ?? 0) + 1) });
}

/** What was chosen by its name stands first; its units are typed. */
export function addLine(lines: readonly CountLine[], found: ToCount): readonly CountLine[] {
  const isKnown = lines.some(({ variantId }) => variantId === found.variantId);
  return isKnown ? lines : [{ ...found, typed: '' }, ...lines];
}

/** The same lines with this one instead of the one of its variant. */
export function changeLine(lines: readonly CountLine[], line: CountLine): readonly CountLine[] {
  return lines.map((one) => (one.variantId === line.variantId ? line : one));
}

/**
 * What is left to do after a count was saved: lines that were not counted or not written, and those
 * that were counted further meanwhile.
 * @param sent units of the lines as they were saved, by variant; missing: they are as they were
 */
export function keepUnwritten(
  lines: readonly CountLine[],
  left: readonly CountLeft[],
  sent?: ReadonlyMap<string, number>,
): readonly CountLine[] {
  const why = new Map(left.map((one) => [one.variantId, one.why]));
  return lines.flatMap((line) => {
    const units = sent?.get(line.variantId);
    const isChanged = units !== undefined && units !== countedOf(line);
    const reason = why.get(line.variantId) ?? (isChanged ? 'counted-further' : undefined);
    if (reason === 'short') return [];
    if (reason) return [{ ...line, left: reason }];
    return countedOf(line) === undefined ? [line] : [];
  });
}

/** How many lines are counted and how many of them differ, with units more and fewer. */
export function sumUp(lines: readonly CountLine[]) {
  const differences = lines.flatMap((line) => differenceOf(line) ?? []);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  return {
    counted: differences.length,
    differing: differences.filter((one) => one !== 0).length,
    more: sum(differences.filter((one) => one > 0)),
    fewer: sum(differences.filter((one) => one < 0)),
  };
}
