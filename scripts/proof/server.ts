/**
 * A server of the proof: the real one, with a clock that can be moved, a bank in place of the test
 * provider, and a database connection that kills the process or breaks between any two statements.
 * Told what to do by {@link ServerOrder} in PROOF_ORDER; started by shop-servers.ts.
 */
import { registerHooks } from 'node:module';
import pg from 'pg';
import type { AppContext } from '../../apps/server/context.ts';
import { createChance } from './chance.ts';
import type { Replacement } from './plants.ts';
import {
  noFaults,
  type ServerMessage,
  type ServerOrder,
  type ServerQuestion,
} from './server-messages.ts';

const rootDir = new URL('../../', import.meta.url);
const serverDir = new URL('apps/server/', rootDir);
const order = JSON.parse(process.env['PROOF_ORDER'] ?? '{}') as ServerOrder;
const { faults } = order;
let clockMs = order.clockMs;

// Before anything of the server is read.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url === new URL('payments/providers/test/test-provider.ts', serverDir).href) {
      const bank = JSON.stringify(new URL('bank-provider.ts', import.meta.url).href);
      return { ...loaded, source: `export { testProvider } from ${bank};` };
    }
    const plants = order.plants.filter(({ file }) => url === new URL(file, rootDir).href);
    if (plants.length === 0) return loaded;
    const source = plants.reduce(plantIn, textOf(loaded.source));
    return { ...loaded, source };
  },
});
sufferAtStatements();
await run();

function plantIn(source: string, { file, find, replace }: Replacement): string {
  if (!source.includes(find)) throw new Error(`${file} has no "${find}"`);
  return source.replaceAll(find, replace);
}

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/** Every statement of every connection passes here. */
function sufferAtStatements(): void {
  const chance = createChance(order.seed);
  const { prototype } = pg.Client;
  const query: unknown = Reflect.get(prototype, 'query');
  if (typeof query !== 'function') throw new Error('pg sends statements otherwise');
  const suffer = function suffer(this: Connected, ...args: unknown[]): unknown {
    const aimed = faults.aimed.find(({ statement }) => textOfStatement(args).includes(statement));
    const strikes = aimed && chance.happens(aimed.share) ? aimed.does : undefined;
    const isKilled = chance.happens(faults.killed);
    const isAfter = chance.happens(0.5);
    if (strikes === 'kill' || (isKilled && !isAfter)) process.kill(process.pid, 'SIGKILL');
    if (strikes === 'cut' || chance.happens(faults.cut)) this.connection.stream.destroy();
    const result: unknown = Reflect.apply(query, this, args);
    if (isKilled) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    return result;
  };
  Reflect.set(prototype, 'query', suffer);
}

/** A statement is sent as text, or as an object that has it. */
function textOfStatement([sent]: readonly unknown[]): string {
  if (typeof sent === 'string') return sent;
  const text: unknown = sent instanceof Object ? Reflect.get(sent, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}

/** What of a client its types do not tell. */
interface Connected {
  readonly connection: { readonly stream: { destroy(): void } };
}

async function run(): Promise<void> {
  const [{ pino }, { readConfig }, { migrate }, { openPostgres }, { assemble }] = await Promise.all(
    [
      import('pino'),
      import('../../apps/server/config/config.ts'),
      import('../../apps/server/db/migrate.ts'),
      import('../../apps/server/db/open-postgres.ts'),
      import('../../apps/server/assemble.ts'),
    ],
  );
  const { shutDownOnSignals } = await import('../../apps/server/shut-down.ts');
  const { sweepPayments } = await import('../../apps/server/jobs/sweep-payments.ts');
  const { deliverMails } = await import('../../apps/server/jobs/deliver-mails.ts');
  const config = readConfig({
    DATA_DIR: order.dataDir,
    HOST: '127.0.0.1',
    PORT: String(order.port),
    SMTP_URL: order.smtpUrl,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const { connection } = order;
  const database = await openPostgres({ kind: 'postgres', connection, poolSize: 6 });
  await migrate(database.patient.kysely);
  const log = pino({ level: config.logLevel });
  const now = () => new Date(Date.now() + clockMs);
  const app = await assemble({ config, log, database, now });
  shutDownOnSignals(app);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

  const tasks = {
    clock: (asked: ServerQuestion) => {
      if (asked.task === 'clock') ({ clockMs } = asked);
    },
    behave: () => {
      Object.assign(faults, noFaults);
    },
    sweep: async () => {
      await sweepPayments.run(app.ctx);
      await deliverMails.run(app.ctx);
    },
    prepare: (asked: ServerQuestion) =>
      asked.task === 'prepare' ? prepareShop(app.ctx, asked) : undefined,
    staff: async (asked: ServerQuestion) => {
      const { doStaffWork } = await import('./do-staff-work.ts');
      if (asked.task === 'staff') await doStaffWork(app.ctx, asked);
    },
    'receive-transfers': () => receiveTransfers(app.ctx),
  };
  process.on('message', (asked: ServerQuestion) => {
    const done = Promise.resolve<string | void>(tasks[asked.task](asked));
    done.then(
      (answer) => say({ kind: 'done', id: asked.id, answer: answer ?? undefined }),
      (error: unknown) => say({ kind: 'done', id: asked.id, error: String(error) }),
    );
  });
  say({ kind: 'ready', url: `http://127.0.0.1:${order.port}` });
}

type Preparation = ServerQuestion & { task: 'prepare' };

async function prepareShop(ctx: AppContext, asked: Preparation): Promise<string> {
  const { siteId, couponCode, couponLimit, giftCents } = asked;
  const [{ writeSettings }, { operator }, ...rules] = await Promise.all([
    import('../../apps/server/features/settings/write-settings.ts'),
    import('../../apps/server/features/settings/settings-actor.ts'),
    import('../../apps/server/features/discounts/save-discount.ts'),
    import('../../apps/server/features/gift-cards/add-gift-card.ts'),
    import('../../apps/server/features/balances/issue-balance.ts'),
  ]);
  const [{ saveDiscount }, { addGiftCard }, { giveCode }] = rules;
  const { currency } = (await ctx.sites.get(siteId))!;
  const values = { payments: { test: true, manual: true } };
  await writeSettings(ctx, { siteId, actor: operator, values });
  return ctx.transact(async (trx) => {
    // The one who did this before may have been killed before it could answer.
    await trx
      .deleteFrom('discounts')
      .where('site_id', '=', siteId)
      .where('code', '=', couponCode)
      .execute();
    await saveDiscount(trx, siteId, {
      name: 'Last uses',
      code: couponCode,
      benefit: { kind: 'percent', ratePpm: 100_000 },
      maxUses: couponLimit,
    });
    const card = {
      siteId,
      kind: 'gift-card' as const,
      currency,
      amountCents: giftCents,
      orderId: null,
      recipientEmail: 'gift@example.test',
      buyerEmail: '',
      message: '',
      deliverAt: new Date(ctx.now().getTime() + 3_650 * 86_400_000),
    };
    const id = await addGiftCard({ ctx, trx }, card);
    return giveCode(trx, { siteId, id, expiresAt: null });
  });
}

async function receiveTransfers(ctx: AppContext): Promise<void> {
  const { settleByHand } = await import('../../apps/server/payments/settle-by-hand.ts');
  const placed = await ctx.db
    .selectFrom('payments')
    .select(['site_id', 'id'])
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
  for (const [index, payment] of placed.entries()) {
    const site = await ctx.sites.get(payment.site_id);
    if (index % 2 === 1 || !site) continue;
    await settleByHand(ctx, site, { paymentId: payment.id, settlement: 'received' });
  }
}

function say(message: ServerMessage): void {
  process.send?.(message);
}
