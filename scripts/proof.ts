/**
 * `npm run proof -- [--buyers N] [--units 1,7,100] [--servers N] [--seed S]`: buyers by the thousand
 * at several servers on one PostgreSQL, while processes are killed between any two statements,
 * connections break, clocks jump and the bank behaves badly. Afterwards the books must be right.
 *
 * `-- --scenario NAME|all`: smaller runs, each aimed at what a few protections prevent.
 * `-- --plant N|all`: the same with a protection taken out; the proof must notice, and must find
 * nothing while it is there. `--list` names protections and scenarios.
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
  scenario: { type: 'string' },
  plant: { type: 'string' },
  list: { type: 'boolean', default: false },
} as const;

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const [{ plants }, { scenarios, isScenarioName, scenarioNamed }, { anything }] =
    await Promise.all([
      import('./proof/plants.ts'),
      import('./proof/scenarios.ts'),
      import('./proof/scenario.ts'),
    ]);
  const names = Object.keys(scenarios).filter(isScenarioName);
  if (values.list) {
    for (const [index, { name, shownBy }] of plants.entries()) {
      console.log(`${index + 1}  ${name} (${shownBy})`);
    }
    for (const name of names) console.log(name);
    return 0;
  }
  const { prove } = await import('./proof/prove.ts');
  const seed = wholeNumber(values.seed);
  const proof = { seed, databaseUrl: process.env['PROOF_DATABASE_URL'] };
  if (values.plant !== undefined) {
    const chosen = values.plant === 'all' ? plants : [plants[wholeNumber(values.plant) - 1]];
    const known = chosen.filter((plant) => plant !== undefined);
    if (known.length === 0) throw new Error('--plant takes one of --list');
    return (await prove({ ...proof, plants: known, scenarios: [] })) ? 0 : 1;
  }
  if (values.scenario !== undefined) {
    const { scenario } = values;
    const chosen = scenario === 'all' ? names : names.filter((name) => name === scenario);
    if (chosen.length === 0) throw new Error('--scenario takes one of --list');
    return (await prove({ ...proof, plants: [], scenarios: chosen.map(scenarioNamed) })) ? 0 : 1;
  }
  const [buyers, servers] = [wholeNumber(values.buyers), wholeNumber(values.servers)];
  const runs = values.units
    .split(',')
    .map((units) => anything({ buyers, servers, units: wholeNumber(units) }));
  return (await prove({ ...proof, plants: [], scenarios: runs })) ? 0 : 1;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`A whole number, not "${text}"`);
  return Number(text);
}
