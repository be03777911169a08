/** Everything that is held about a person, sent as it is read: for programs, and for people. */
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { html } from '../../html.ts';
import type { CustomerDetail, Owner } from './customer-detail.ts';
import { personParts, type PersonPart } from './person-parts.ts';

const atOnce = 100;

type Row = Record<string, unknown>;

interface Exported {
  db: ReadDatabase;
  owner: Owner;
  customer: Pick<CustomerDetail, 'name' | 'email'>;
  shop: string;
  now: Date;
}

/** `{"exportedOn": …, "orders": […], …}`. */
export function exportPersonJson(exported: Exported): Readable {
  return Readable.from(writeJson(exported), { objectMode: false });
}

/** One page without scripts, that needs nothing beside itself. */
export function exportPersonPage(exported: Exported): Readable {
  return Readable.from(writePage(exported), { objectMode: false });
}

async function* writeJson({ db, owner, shop, now }: Exported): AsyncGenerator<string> {
  yield `{"exportedOn":${JSON.stringify(now.toISOString())},"shop":${JSON.stringify(shop)}`;
  for (const part of personParts) {
    yield `,\n${JSON.stringify(part.name)}:[`;
    let count = 0;
    for await (const rows of readPart(db, part, owner)) {
      yield rows.map((row) => (count++ === 0 ? '' : ',') + JSON.stringify(row)).join('\n');
    }
    yield ']';
  }
  yield '}\n';
}

async function* writePage({ db, owner, customer, shop, now }: Exported): AsyncGenerator<string> {
  const title = `${customer.name || customer.email} · ${shop}`;
  yield String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${title}</title>
          <meta name="viewport" content="width=device-width" />
        </head>
        <body>
          <h1>${title}</h1>
          <p>${now.toISOString().slice(0, 10)}</p>
        </body>
      </html>`,
  );
  for (const part of personParts) {
    let isFirst = true;
    for await (const rows of readPart(db, part, owner)) {
      if (isFirst) yield String(html`<h2>${part.title}</h2>`);
      isFirst = false;
      for (const row of rows)
        yield String(
          html`<dl>${listFacts(row)}</dl>
            <hr />`,
        );
    }
  }
  yield '</body></html>\n';
}

/** Empty values tell nobody anything. */
function listFacts(row: Row, path = ''): ReturnType<typeof html>[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (value === null || value === '' || value === false) return [];
    const label = path ? `${path} · ${name}` : name;
    if (typeof value === 'object') return listFacts(value as Row, label);
    return [
      html`<dt><strong>${label}</strong></dt>
        <dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`,
    ];
  });
}

async function* readPart(db: ReadDatabase, part: PersonPart, owner: Owner): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    const rows = await readRows<{ id: string; row: Row }>(
      db,
      sql`select p.id, p.row from (${part.select(owner)}) p
        where p.id > ${after} order by p.id limit ${atOnce}`,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}
