/**
 * `npm run proof -- [--buyers N] [--units 1,7,100] [--servers N] [--seed S] [--plant N] [--list]`:
 * buyers by the thousand at several servers on one PostgreSQL, while processes are killed between
 * any two statements, connections break, clocks jump and the bank behaves badly. Afterwards the
 * books must be right. With `--plant` a protection is taken out, and the proof must notice.
 *
 * The database is that of PROOF_DATABASE_URL (its user may make databases), else the embedded
 * PostgreSQL, started for this alone. Ends with 1 when something does not hold.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const options = {
  buyers: { type: 'string', default: '1000' },
  units: { type: 'string', default: '1,7,100' },
  servers: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  plant: { type: 'string' },
  list: { type: 'boolean', default: false },
} as const;

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const { plants } = await import('./proof/plants.ts');
  if (values.list) {
    for (const [index, { name }] of plants.entries()) console.log(`${index + 1}  ${name}`);
    return 0;
  }
  const units = values.units.split(',').map(wholeNumber);
  const [buyers, servers, seed] = [values.buyers, values.servers, values.seed].map(wholeNumber);
  const plant = values.plant === undefined ? undefined : wholeNumber(values.plant);
  const isPlantWrong = values.plant !== undefined && !plants[(plant ?? 0) - 1];
  if (!buyers || !servers || seed === undefined || units.includes(undefined) || isPlantWrong) {
    console.error('All take whole numbers; --plant one of --list');
    return 2;
  }
  const { prove } = await import('./proof/prove.ts');
  const proof = {
    buyers,
    servers,
    seed,
    plant,
    units: units.filter((count) => count !== undefined),
    databaseUrl: process.env['PROOF_DATABASE_URL'],
  };
  return (await prove(proof)) ? 0 : 1;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
