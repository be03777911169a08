/** Reads or writes the customers of an import, a batch in a transaction. */
import type { ImportCounts, ImportSample } from '@sitewright/contract';
import {
  bringCustomers,
  type BroughtChange,
  type BroughtCustomer,
} from '../../customers/bring-customers.ts';
import { readRows } from '../csv/read-rows.ts';
import { readCustomer, type CustomerDraft } from '../customers/customer-dialect.ts';
import { keepChanges } from './kept-changes.ts';
import type { ImportRun } from './run-scope.ts';

const atOnce = 200;
const shownSamples = 12;

/** Ends the transaction of a batch that only looks. */
class DryRunEnd extends Error {}

/** @throws ImportStopped, CsvUnreadableError */
export async function runCustomers(run: ImportRun): Promise<ImportSample[]> {
  const samples: ImportSample[] = [];
  const total: Partial<ImportCounts> = {};
  for await (const drafts of readBatches(run)) {
    const people = joinByEmail(drafts);
    const changes = await writeBatch(run, drafts, people);
    run.report.rows.taken += drafts.length;
    for (const [name, count] of Object.entries(countChanges(changes))) {
      const key = name as keyof ImportCounts;
      total[key] = (total[key] ?? 0) + count;
    }
    if (samples.length === 0) samples.push(...showSamples(people, changes));
    await run.afterBatch(total);
  }
  return samples;
}

async function* readBatches(run: ImportRun): AsyncGenerator<CustomerDraft[]> {
  const { report, doneLine } = run;
  const { rows } = await readRows(run.file, (line, reason) => {
    report.rows.read += 1;
    report.reject(line, 'row-unreadable', reason);
  });
  let batch: CustomerDraft[] = [];
  for await (const row of rows) {
    report.rows.read += 1;
    const draft = readCustomer(row, report);
    if (!draft || draft.line <= doneLine) continue;
    batch.push(draft);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows of one email are one person: what a later one tells is added. */
function joinByEmail(drafts: readonly CustomerDraft[]): CustomerDraft[] {
  const people = new Map<string, CustomerDraft>();
  for (const draft of drafts) {
    const known = people.get(draft.email);
    people.set(draft.email, known ? join(known, draft) : draft);
  }
  return [...people.values()];
}

function join(one: CustomerDraft, more: CustomerDraft): CustomerDraft {
  return {
    ...one,
    name: more.name || one.name,
    phone: more.phone || one.phone,
    country: more.country || one.country,
    address: Object.keys(more.address).length > 0 ? more.address : one.address,
    groups: [...new Set([...one.groups, ...more.groups])],
    note: one.note || more.note,
    acceptsMarketing: one.acceptsMarketing || more.acceptsMarketing,
    source: one.source || more.source,
  };
}

async function writeBatch(
  run: ImportRun,
  drafts: readonly CustomerDraft[],
  people: readonly CustomerDraft[],
): Promise<BroughtChange[]> {
  const { ctx, site, row, isDryRun, key } = run;
  const { existing, consentSource } = row.options;
  const withSource = people.map((person): BroughtCustomer => ({
    ...person,
    source: person.source || consentSource || `import: ${row.filename}`,
  }));
  const leavesExisting = !isDryRun && existing === 'leave';
  let changes: BroughtChange[] = [];
  const work = ctx.transact(async (trx) => {
    const consentText = `Accepts marketing, by the file "${row.filename}"`;
    changes = await bringCustomers({ ctx, trx, site }, withSource, { leavesExisting, consentText });
    if (isDryRun) throw new DryRunEnd();
    const written = changes.filter(({ kind }) => kind === 'created' || kind === 'updated');
    await keepChanges(
      trx,
      key,
      written.map(({ id, email, kind, before, after }) => {
        return { id, title: email, isNew: kind === 'created', before, after };
      }),
    );
    const counts = { ...countChanges(changes), rowsTaken: drafts.length };
    await run.noteBatch(trx, { upToLine: drafts.at(-1)!.line, counts });
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
  return changes;
}

function countChanges(changes: readonly BroughtChange[]) {
  const count = (wanted: BroughtChange['kind']) =>
    changes.filter(({ kind }) => kind === wanted).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    left: count('left'),
  };
}

function showSamples(
  people: readonly CustomerDraft[],
  changes: readonly BroughtChange[],
): ImportSample[] {
  return people.slice(0, shownSamples).flatMap(({ line, email, name, groups }, index) => {
    const kind = changes[index]?.kind ?? 'unchanged';
    const detail = [name ? email : '', groups.join(', ')].filter(Boolean).join(' · ');
    return [{ line, title: name || email, detail, outcome: kind === 'left' ? 'unchanged' : kind }];
  });
}
