/** One run: a shop of its own, many buyers, everything goes wrong, and then the books are read. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freePort } from '../../apps/server/testing/run-process.ts';
import { startSmtpPeer } from '../../apps/server/testing/smtp-peer.ts';
import { Bank } from './bank.ts';
import { bankHeader, type BankEvent } from './bank-messages.ts';
import { buy, type Shop, type Told, type Wanted } from './buyer.ts';
import { createChance } from './chance.ts';
import { Gate } from './gate.ts';
import { invariants, type Outcome } from './invariants.ts';
import type { Plant } from './plants.ts';
import type { ProofDatabase } from './proof-database.ts';
import type { Scenario } from './scenario.ts';
import { workAsStaff } from './staff.ts';
import { ShopServers } from './shop-servers.ts';

export interface Round {
  seed: number;
  scenario: Scenario;
  database: ProofDatabase;
  dataDir: string;
  plant?: Plant | undefined;
}

export interface RoundResult {
  orders: number;
  refunds: number;
  killed: number;
  seconds: number;
  events: number;
  /** Buyers who were not answered for a minute, by what they asked for. */
  gaveUp: readonly string[];
  /** The first invariant that is broken, and what breaks it. */
  broken?: { name: string; findings: string[] } | undefined;
}

const couponCode = 'LASTUSES';
const couponLimit = 5;
/** Enough for some orders, and the last of them gets its last cent. */
const giftCents = 9_001;
const minuteMs = 60_000;
/** A process has a mail for so long unless it says that it still sends it. */
const mailClaimMs = 90_000;
/** Pieces of work that staff do in a run, also when all have bought before. */
const leastWork = 100;
/** Tries to prepare the shop, a second apart: each may meet a server that is killed over it. */
const mostPreparations = 60;

export async function runRound(round: Round): Promise<RoundResult> {
  const startedAt = performance.now();
  const { scenario } = round;
  const chance = createChance(round.seed);
  const name = await round.database.copyShop();
  const connection = round.database.connectionTo(name);
  const database = new pg.Client(connection);
  await database.connect();
  const smtp = await startSmtpPeer();
  const secret = randomUUID();
  let servers: ShopServers | undefined;
  const bank = new Bank(chance, scenario.bank, (event) => sendEvent(servers, event, secret));
  try {
    const prepared = await prepareShop(database, scenario.units);
    const bankUrl = await bank.open();
    const ports = await Promise.all(Array.from({ length: scenario.servers }, freePort));
    const plan = {
      connection,
      dataDir: round.dataDir,
      smtpUrl: smtp.url,
      faults: scenario.faults,
      clockMs: 0,
      plants: round.plant?.code ?? [],
    };
    servers = new ShopServers(ports, plan, {
      chance,
      env: { PROOF_BANK_URL: bankUrl, PROOF_BANK_SECRET: secret },
    });
    await servers.start();
    const { siteId } = prepared;
    const giftCode = await prepareRules(servers, siteId);
    if (round.plant?.sql) await database.query(round.plant.sql);
    const shop: Shop = {
      ...prepared,
      seed: round.seed,
      habits: scenario.habits,
      gate: new Gate(scenario.together),
      anyUrl: () => servers?.anyUrl(),
      bank,
      couponCode,
      giftCode,
    };
    const room = { siteId, database, servers, chance: createChance(round.seed + 1) };
    const endWork = keepWorking(() => workAsStaff(room), scenario.staffEveryMs);
    const { told, longJumps } = await letAllBuy(shop, round, servers);
    await endWork();
    await bank.hurry();
    await settleEverything(servers, bank, database);
    await servers.stop();
    return await readBooks({
      database,
      siteId: prepared.siteId,
      scarce: { variantId: prepared.variantId, startUnits: scenario.units },
      coupon: { code: couponCode, limit: couponLimit },
      accounts: bank.accounts,
      told,
      mails: smtp.received.flatMap((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? []),
      killed: servers.killed,
      crashed: servers.crashed,
      longJumps,
      startedAt,
    });
  } finally {
    await servers?.stop();
    await bank.close();
    await smtp.close();
    await database.end();
    await round.database.drop(name);
  }
}

/** Two products: one that everybody wants, and one of which there is enough. */
async function prepareShop(database: pg.Client, units: number) {
  const { rows } = await database.query<{
    site_id: string;
    id: string;
    product_id: string;
    sku: string;
  }>(`
    select v.site_id, v.id, v.product_id, v.sku from variants v
    join products p on p.site_id = v.site_id and p.id = v.product_id
    join sites s on s.site_id = v.site_id and s.is_default
    where p.product_type = 1 and p.is_visible and not p.is_subscribable
      and p.additional_fields_form_id is null order by v.id limit 2`);
  const [scarce, common] = rows;
  if (!scarce || !common) throw new Error('The demo shop has too few products');
  const { site_id: siteId } = scarce;
  await database.query(
    'update variants set unlimited = false, qty_in_stock = $3 where site_id = $1 and id = $2',
    [siteId, scarce.id, units],
  );
  await database.query(
    'update variants set unlimited = false, qty_in_stock = 9000 where site_id = $1 and id = $2',
    [siteId, common.id],
  );
  const wanted = (row: typeof scarce): Wanted => ({ itemId: row.product_id, sku: row.sku });
  return { siteId, variantId: scarce.id, scarce: wanted(scarce), common: wanted(common) };
}

/** By a server that is not killed on the way. @throws when none could, with what the last one said */
async function prepareRules(servers: ShopServers, siteId: string): Promise<string> {
  const task = { task: 'prepare' as const, siteId, couponCode, couponLimit, giftCents };
  let reason: unknown = 'no server runs';
  for (let tries = 0; tries < mostPreparations; tries += 1) {
    const giftCode = await servers.tellOne(task).catch((error: unknown) => {
      reason = error;
      return undefined;
    });
    if (giftCode) return giftCode;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('The shop could not be prepared', { cause: reason });
}

async function letAllBuy(
  shop: Shop,
  round: Round,
  servers: ShopServers,
): Promise<Pick<Outcome, 'told' | 'longJumps'>> {
  const { buyers, atOnce, clock } = round.scenario;
  const told: Told[] = [];
  const jumpChance = createChance(round.seed);
  let longJumps = 0;
  let next = 0;
  const jumps = setInterval(() => {
    const byMs = jumpChance.between(0, clock.mostMs);
    if (byMs > mailClaimMs) longJumps += 1;
    // What a server cannot do now it does later, or another one.
    servers
      .moveClock(byMs)
      .then(() => servers.tellOne({ task: 'sweep' }))
      .catch(() => undefined);
  }, clock.everyMs);
  const lane = async () => {
    while (next < buyers) {
      next += 1;
      told.push(await buy(shop, next));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, lane));
  } finally {
    clearInterval(jumps);
  }
  return { told, longJumps };
}

/** Does it again and again, a pause between; 0: never. @returns what ends it, after some turns */
function keepWorking(work: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let isOver = pauseMs === 0;
  const run = async () => {
    for (let turns = 0; !isOver || (pauseMs > 0 && turns < leastWork); turns += 1) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const ended = run();
  return async () => {
    isOver = true;
    await ended;
  };
}

/** Nothing goes wrong any more; clocks run until everything has ended. */
async function settleEverything(servers: ShopServers, bank: Bank, database: pg.Client) {
  await servers.behave();
  await bank.flush();
  for (let turn = 0; turn < 40; turn += 1) {
    await restMails(database);
    await servers.moveClock((turn < 10 ? 20 : 240) * minuteMs);
    await servers.tell({ task: 'sweep' });
    await bank.flush();
    if (turn === 3) await servers.tellOne({ task: 'receive-transfers' });
    if (turn === 4) await servers.moveClock(15 * 24 * 60 * minuteMs);
    if (turn > 5 && (await isQuiet(database))) return;
  }
}

/** A clock that jumps while a mail is being sent lets another process send it too. */
async function restMails(database: pg.Client): Promise<void> {
  for (let tries = 0; tries < 15; tries += 1) {
    const { rows } = await database.query(
      `select 1 from outbox_mails where status in ('pending', 'sending') limit 1`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isQuiet(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query<{ open: number }>(`
    select (select count(*) from payments where status in ('created', 'requires_action', 'refund_due', 'pending'))
      + (select count(*) from payment_refunds where status not in ('done', 'failed'))
      + (select count(*) from payment_events where state = 'waiting')
      + (select count(*) from outbox_mails where status in ('pending', 'sending')) as open`);
  return Number(rows[0]?.open) === 0;
}

async function sendEvent(
  servers: ShopServers | undefined,
  event: BankEvent,
  secret: string,
): Promise<boolean> {
  const url = servers?.anyUrl();
  if (!url) return false;
  try {
    const { ok } = await fetch(`${url}/api/payments/test/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [bankHeader]: secret },
      body: JSON.stringify(event),
    });
    return ok;
  } catch {
    return false;
  }
}

async function readBooks({
  startedAt,
  ...outcome
}: Outcome & { startedAt: number }): Promise<RoundResult> {
  const { database, siteId, killed } = outcome;
  const { rows } = await database.query<{ orders: string; events: string; refunds: string }>(
    `select (select count(*) from orders where site_id = $1) as orders,
       (select count(*) from payment_events where site_id = $1) as events,
       (select count(*) from payment_refunds where site_id = $1) as refunds`,
    [siteId],
  );
  const counts = {
    orders: Number(rows[0]?.orders),
    events: Number(rows[0]?.events),
    refunds: Number(rows[0]?.refunds),
    killed,
    seconds: (performance.now() - startedAt) / 1000,
    gaveUp: outcome.told.flatMap(({ gaveUp }) => gaveUp ?? []),
  };
  for (const invariant of invariants) {
    const findings = await invariant.check(outcome);
    if (findings.length > 0) return { ...counts, broken: { name: invariant.name, findings } };
  }
  return counts;
}
