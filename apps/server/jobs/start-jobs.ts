/** Runs the jobs: pg-boss on the same database, embedded or not. */
import { CompiledQuery } from 'kysely';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { AppContext } from '../context.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Job } from './job.ts';

/** A job that is woken starts at once in the process that woke it; polling is for the others. */
const pollSeconds = 20;
const cronSeconds = 30;
const upkeepSeconds = 300;
const stopTimeoutMs = 2_000;

/** Queued once and running once: a second wake while one waits adds nothing. */
const queueOptions = {
  policy: 'stately',
  retryLimit: 2,
  retryDelay: 30,
  expireInSeconds: 600,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 3_600,
} as const;

export interface RunningJobs {
  /** Waits for running jobs, not for long. */
  stop(): Promise<void>;
}

/** Starts them all. Several processes may; each run of a job happens in one of them. */
export async function startJobs(ctx: AppContext, jobs: readonly Job[]): Promise<RunningJobs> {
  const boss = new PgBoss(bossOptions(ctx.database));
  boss.on('error', (error) => ctx.log.error({ err: error }, 'a job failed'));
  await boss.start();
  for (const job of jobs) await startJob(boss, ctx, job);
  return { stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }) };
}

async function startJob(boss: PgBoss, ctx: AppContext, job: Job): Promise<void> {
  await boss.createQueue(job.name, queueOptions);
  const workerId = await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
    await job.run(ctx);
  });
  await boss.schedule(job.name, job.schedule);
  const { wakeOn } = job;
  if (!wakeOn) return;
  const wake = async () => {
    await boss.send(job.name);
    boss.notifyWorker(workerId);
  };
  await ctx.database.listen(
    wakeOn,
    () => void wake().catch((error) => ctx.log.error({ err: error }, 'a job was not woken')),
    () => {},
  );
}

function bossOptions(database: OpenDatabase): ConstructorOptions {
  const isEmbedded = database.kind === 'embedded';
  return {
    db: adapter(database),
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronSeconds,
    superviseIntervalSeconds: upkeepSeconds,
    maintenanceIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: upkeepSeconds,
    queueCacheIntervalSeconds: upkeepSeconds,
    // Both are for servers with other sessions; the embedded database has one.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
  };
}

function adapter({ kysely }: OpenDatabase): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values = []) {
      const { rows } = await kysely.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}
