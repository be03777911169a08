/**
 * A process that writes numbers into the embedded database of a folder until it is killed, and
 * prints each one after its commit. Arguments: folder, first number.
 */
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { migrate } from '../db/migrate.ts';

const [folder = '', first = '0'] = process.argv.slice(2);
const database = await openEmbedded({ dataDir: folder, poolSize: 2 });
await migrate(database.kysely);
for (let number = Number(first); ; number += 1) {
  await database.transact((trx) =>
    trx
      .insertInto('installation_settings')
      .values({ name: `number-${number}`, value: JSON.stringify('x'.repeat(2_000)) })
      // The writer before may have been killed between a commit and its acknowledgement.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  process.stdout.write(`${number}\n`);
}
