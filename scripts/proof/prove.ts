/** All runs of a proof, with what they came to. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createChance } from './chance.ts';
import { plants } from './plants.ts';
import { openProofDatabase, type ProofDatabase } from './proof-database.ts';
import { runRound, type RoundResult } from './run-round.ts';
import { freePort } from '../../apps/server/testing/run-process.ts';
import { ShopServers } from './shop-servers.ts';

export interface Proof {
  seed: number;
  buyers: number;
  servers: number;
  /** How many of the wanted thing there are: one run for each. */
  units: readonly number[];
  /** Which protection is taken out, counted from 1. */
  plant?: number | undefined;
  databaseUrl?: string | undefined;
}

/**
 * Prints what every run came to, and the first invariant that is broken.
 * @returns true when the outcome is the one that it should be: everything holds, or, with a
 * protection taken out, something does not
 */
export async function prove(proof: Proof): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-proof-'));
  const dataDir = path.join(folder, 'data');
  const database = await openProofDatabase(proof.databaseUrl, dataDir);
  const plant = proof.plant === undefined ? undefined : plants[proof.plant - 1];
  try {
    await fillShop(database, dataDir);
    if (plant) console.log(`taken out: ${plant.name}`);
    let holds = true;
    for (const [index, units] of proof.units.entries()) {
      const seed = proof.seed + index;
      const { buyers, servers } = proof;
      const round = { seed, buyers, units, servers, database, dataDir, plant };
      const result = await runRound(round);
      printResult({ ...round, result });
      holds &&= !result.broken;
      if (!holds) break;
    }
    if (!plant) return holds;
    console.log(holds ? 'NOT FOUND: everything holds without it' : 'found');
    return !holds;
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The demo shop, once: the runs copy it. */
async function fillShop(database: ProofDatabase, dataDir: string): Promise<void> {
  const plan = {
    connection: database.connectionTo(database.shopName),
    dataDir,
    smtpUrl: '',
    faults: { killed: 0, cut: 0 },
    clockMs: 0,
    plants: [],
  };
  const chance = createChance(1);
  const servers = new ShopServers([await freePort()], plan, { env: {}, chance });
  await servers.start();
  await servers.stop();
}

interface Printed {
  seed: number;
  buyers: number;
  units: number;
  servers: number;
  result: RoundResult;
}

function printResult({ seed, buyers, units, servers, result }: Printed): void {
  const { orders, killed, events, gaveUp, broken } = result;
  console.log(
    `seed ${seed}: ${buyers} buyers for ${units}, ${servers} servers, ${killed} killed, ` +
      `${events} events, ${orders} orders, ${gaveUp.length} gave up: ${broken ? 'BROKEN' : 'all holds'}`,
  );
  for (const reason of new Set(gaveUp)) console.log(`  gave up: ${reason}`);
  if (!broken) return;
  console.log(`  ${broken.name}`);
  for (const finding of broken.findings.slice(0, 5)) console.log(`    ${finding}`);
  const more = broken.findings.length - 5;
  if (more > 0) console.log(`    and ${more} more`);
}
