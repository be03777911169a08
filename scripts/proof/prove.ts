/** All runs of a proof, with what they came to. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../apps/server/testing/run-process.ts';
import { createChance } from './chance.ts';
import type { Plant } from './plants.ts';
import { openProofDatabase, type ProofDatabase } from './proof-database.ts';
import { runRound, type RoundResult } from './run-round.ts';
import { scenarioNamed } from './scenarios.ts';
import type { Scenario } from './scenario.ts';
import { noFaults } from './server-messages.ts';
import { ShopServers } from './shop-servers.ts';

export interface Proof {
  seed: number;
  /** One run for each, with seeds that count on; the first that is broken ends the proof. */
  scenarios: readonly Scenario[];
  /** Taken out one at a time, in the scenario that shows each, which must hold with it. */
  plants: readonly Plant[];
  databaseUrl?: string | undefined;
}

/** One run after the other, in one database server. */
interface Runs {
  seed: number;
  database: ProofDatabase;
  dataDir: string;
}

/**
 * Prints what every run came to, and the first invariant that is broken.
 * @returns true when the outcome is the one that it should be: everything holds, and, with a
 * protection taken out, something does not
 */
export async function prove(proof: Proof): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-proof-'));
  const dataDir = path.join(folder, 'data');
  const database = await openProofDatabase(proof.databaseUrl, dataDir);
  const runs = { seed: proof.seed, database, dataDir };
  try {
    await fillShop(database, dataDir);
    for (const [index, scenario] of proof.scenarios.entries()) {
      if (!(await holds({ ...runs, seed: proof.seed + index }, scenario))) return false;
    }
    return await findAll(runs, proof.plants);
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns true when each is found, and nothing is found in the same scenario without it */
async function findAll(runs: Runs, plants: readonly Plant[]): Promise<boolean> {
  const missed: string[] = [];
  const whole = new Set<string>();
  for (const plant of plants) {
    const scenario = scenarioNamed(plant.shownBy);
    if (!whole.has(scenario.name) && !(await holds(runs, scenario))) return false;
    whole.add(scenario.name);
    console.log(`taken out: ${plant.name}`);
    const isFound = !(await holds(runs, scenario, plant));
    if (!isFound) missed.push(plant.name);
    console.log(isFound ? 'found' : 'NOT FOUND: everything holds without it');
  }
  for (const name of missed) console.log(`not found: ${name}`);
  return missed.length === 0;
}

async function holds(runs: Runs, scenario: Scenario, plant?: Plant): Promise<boolean> {
  const result = await runRound({ ...runs, scenario, plant });
  printResult(runs.seed, scenario, result);
  return !result.broken;
}

/** The demo shop, once: the runs copy it. */
async function fillShop(database: ProofDatabase, dataDir: string): Promise<void> {
  const plan = {
    connection: database.connectionTo(database.shopName),
    dataDir,
    smtpUrl: '',
    faults: noFaults,
    clockMs: 0,
    plants: [],
  };
  const chance = createChance(1);
  const servers = new ShopServers([await freePort()], plan, { env: {}, chance });
  await servers.start();
  await servers.stop();
}

function printResult(
  seed: number,
  { name, buyers, units, servers }: Scenario,
  { orders, killed, events, refunds, gaveUp, seconds, broken }: RoundResult,
): void {
  console.log(
    `${name}, seed ${seed}: ${buyers} buyers for ${units}, ${servers} servers, ${killed} killed, ` +
      `${events} events, ${orders} orders, ${refunds} refunds, ${gaveUp.length} gave up, ` +
      `${seconds.toFixed(0)} s: ${broken ? 'BROKEN' : 'all holds'}`,
  );
  for (const reason of new Set(gaveUp)) console.log(`  gave up: ${reason}`);
  if (!broken) return;
  console.log(`  ${broken.name}`);
  for (const finding of broken.findings.slice(0, 5)) console.log(`    ${finding}`);
  const more = broken.findings.length - 5;
  if (more > 0) console.log(`    and ${more} more`);
}
