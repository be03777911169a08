/** Runs the jobs: pg-boss on the same database, embedded or not. */
import { CompiledQuery } from 'kysely';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { AppContext } from '../context.ts';
import type { OpenDatabase } from '../db/database.ts';
import { patientContext } from '../patient-context.ts';
import type { Job } from './job.ts';

/** A job that is woken starts at once in the process that woke it; polling is for the others. */
const pollSeconds = 20;
/** A shop that sells fast announces a mail an order. */
const wakeEveryMs = 250;
const cronSeconds = 30;
const upkeepSeconds = 300;
const stopTimeoutMs = 2_000;
const longestSeconds = 600;

/**
 * Waiting once: a second wake while one waits adds nothing. Runs under way do not hold a new one
 * back, because the process of such a run may have been killed.
 */
const policy = 'short';

/** Jobs come again by their schedule: one more try is for those that run once a day. */
const queueOptions = {
  retryLimit: 1,
  retryDelay: 60,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 3_600,
} as const;

export interface RunningJobs {
  /** Waits for running jobs, not for long. */
  stop(): Promise<void>;
}

interface Jobs {
  boss: PgBoss;
  ctx: AppContext;
  stopping: AbortSignal;
}

/**
 * Starts them all, and runs each once. Several processes may; each run of a job happens in one of
 * them, over the connections for patient work. A job that throws is logged and comes again; the
 * others go on.
 */
export async function startJobs(app: AppContext, jobs: readonly Job[]): Promise<RunningJobs> {
  const ctx = patientContext(app);
  const boss = new PgBoss(bossOptions(ctx.database));
  boss.on('error', (error) => ctx.log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  const stopping = new AbortController();
  for (const job of jobs) await startJob({ boss, ctx, stopping: stopping.signal }, job);
  return {
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

async function startJob({ boss, ctx, stopping }: Jobs, job: Job): Promise<void> {
  await ensureQueue(boss, job);
  await prepare(ctx, job);
  // What a killed process left undone, or what was due while no process ran.
  await boss.send(job.name);
  const workers: string[] = [];
  for (let count = 0; count < (job.runsAtOnce ?? 1); count += 1) {
    const work = () => runLogged(ctx, job, stopping);
    workers.push(await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, work));
  }
  await boss.schedule(job.name, job.schedule);
  const { wakeOn } = job;
  if (!wakeOn) return;
  const wake = async () => {
    await boss.send(job.name);
    for (const worker of workers) boss.notifyWorker(worker);
  };
  const wakeLogged = () =>
    void wake().catch((error) => ctx.log.error({ err: error }, 'a job was not woken'));
  await ctx.database.listen(
    wakeOn,
    thinOut(wakeLogged, { everyMs: wakeEveryMs, stopping }),
    () => {},
  );
}

/**
 * At once, then at most once in `everyMs`, the last time after the last call: each process hears
 * every announcement, its own twice, and each wake costs the database several statements.
 */
function thinOut(
  work: () => void,
  { everyMs, stopping }: { everyMs: number; stopping: AbortSignal },
): () => void {
  let isResting = false;
  let isWanted = false;
  const start = () => {
    if (stopping.aborted) return;
    isResting = true;
    isWanted = false;
    work();
    setTimeout(() => {
      isResting = false;
      if (isWanted) start();
    }, everyMs).unref();
  };
  return () => {
    isWanted = true;
    if (!isResting) start();
  };
}

/** A queue keeps its policy for good: one with another policy makes way. It holds wakes only. */
async function ensureQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = { ...queueOptions, expireInSeconds: job.longestSeconds ?? longestSeconds };
  const queue = await boss.getQueue(job.name);
  if (queue && queue.policy !== policy) await boss.deleteQueue(job.name);
  await boss.createQueue(job.name, { policy, ...options });
  await boss.updateQueue(job.name, options);
}

async function prepare(ctx: AppContext, job: Job): Promise<void> {
  try {
    await job.prepare?.(ctx);
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, 'a job was not prepared');
  }
}

/** While a backup is brought back nothing runs: what is due comes again by its schedule. */
async function runLogged(ctx: AppContext, job: Job, stopping: AbortSignal): Promise<void> {
  if (ctx.pause.isOn) return;
  try {
    await job.run(ctx, stopping);
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, 'a job failed');
    throw error;
  }
}

function bossOptions(database: OpenDatabase): ConstructorOptions {
  return {
    db: adapter(database),
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronSeconds,
    superviseIntervalSeconds: upkeepSeconds,
    maintenanceIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: upkeepSeconds,
    queueCacheIntervalSeconds: upkeepSeconds,
  };
}

function adapter({ patient: { kysely } }: OpenDatabase): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values = []) {
      const { rows } = await kysely.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}
