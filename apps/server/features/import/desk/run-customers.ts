/** Reads or writes the customers of an import, a batch in a transaction. */
import type { ImportSample } from '@sitewright/contract';
import { bringCustomers, type BroughtCustomer } from '../../customers/bring-customers.ts';
import { readCustomer, type CustomerDraft } from '../customers/customer-dialect.ts';
import { runBatches, tableLines } from './run-batches.ts';
import type { ImportRun } from './run-scope.ts';

/** @throws ImportStopped, CsvUnreadableError */
export function runCustomers(run: ImportRun): Promise<ImportSample[]> {
  const { ctx, site, row, isDryRun, report } = run;
  const { existing, consentSource } = row.options;
  const leavesExisting = !isDryRun && existing === 'leave';
  const consentText = `Accepts marketing, by the file "${row.filename}"`;
  return runBatches(run, {
    lines: tableLines(run, (line) => readCustomer(line, report)),
    async bring(trx, drafts) {
      const people = joinByEmail(drafts).map((person): CustomerDraft & BroughtCustomer => ({
        ...person,
        source: person.source || consentSource || `import: ${row.filename}`,
      }));
      const options = { leavesExisting, consentText };
      const changes = await bringCustomers({ ctx, trx, site }, people, options);
      return {
        rowsTaken: drafts.length,
        changes: changes.map((change) => ({ ...change, title: change.email })),
        samples: people.map(showCustomer),
      };
    },
  });
}

function showCustomer({ line, email, name, groups }: CustomerDraft) {
  const detail = [name ? email : '', groups.join(', ')].filter(Boolean).join(' · ');
  return { line, title: name || email, detail };
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
