/** The processes of the shop: started, told things, and started again when they were killed. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Chance } from './chance.ts';
import {
  noFaults,
  type ServerMessage,
  type ServerOrder,
  type ServerQuestion,
  type ServerTask,
} from './server-messages.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const startMs = 120_000;
/** One that cannot start is not our doing any more. */
const mostStarts = 12;

interface Running {
  readonly url: string;
  readonly child: ChildProcess;
}

type Done = Pick<Extract<ServerMessage, { kind: 'done' }>, 'error' | 'answer'>;

/** How all servers of a run are started; `seed` and port are given by {@link ShopServers}. */
export type ServerPlan = Omit<ServerOrder, 'port' | 'seed'>;

export class ShopServers {
  /** How many processes were killed. */
  killed = 0;
  /** How many ended by themselves while they served. */
  crashed = 0;
  readonly #ports: readonly number[];
  readonly #plan: ServerPlan;
  readonly #env: Readonly<Record<string, string>>;
  readonly #chance: Chance;
  readonly #running = new Map<number, Running>();
  /** Also those that are still starting. */
  readonly #children = new Set<ChildProcess>();
  readonly #waiting = new Map<number, (done: Done) => void>();
  #clockMs: number;
  /** Why a server could not be started again. */
  #failure: Error | undefined;
  #isBehaving = false;
  #isStopping = false;
  #questions = 0;

  constructor(
    ports: readonly number[],
    plan: ServerPlan,
    { env, chance }: { env: Readonly<Record<string, string>>; chance: Chance },
  ) {
    this.#ports = ports;
    this.#plan = plan;
    this.#env = env;
    this.#chance = chance;
    this.#clockMs = plan.clockMs;
  }

  /** One after the other: the first fills the shop. */
  async start(): Promise<void> {
    for (const port of this.#ports) await this.#start(port);
  }

  /** The address of one of those that run; undefined while all are down. */
  anyUrl(): string | undefined {
    const [first, ...others] = [...this.#running.values()];
    return first && this.#chance.pick([first, ...others]).url;
  }

  /** From now on nothing is killed or cut, and all servers run. @throws when one cannot start */
  async behave(): Promise<void> {
    this.#isBehaving = true;
    await this.tell({ task: 'behave' });
    while (this.#running.size < this.#ports.length) {
      if (this.#failure) throw this.#failure;
      await sleep(100);
    }
    await this.tell({ task: 'behave' });
  }

  async moveClock(byMs: number): Promise<void> {
    this.#clockMs += byMs;
    await this.tell({ task: 'clock', clockMs: this.#clockMs });
  }

  /** Asks all that run, side by side. What a killed one would have done is left. */
  async tell(task: ServerTask): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ child }) => this.#ask(child, task)));
  }

  /** Asks one of them. @returns its answer; undefined when none runs */
  async tellOne(task: ServerTask): Promise<string | undefined> {
    const [first] = this.#running.values();
    return first && this.#ask(first.child, task);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const running = new Set([...this.#running.values()].map(({ child }) => child));
    await Promise.all(
      [...this.#children].map(async (child) => {
        const gone = once(child, 'exit');
        child.kill(running.has(child) ? 'SIGTERM' : 'SIGKILL');
        await gone;
      }),
    );
  }

  /** @param starts how often it ended in a row before it was ready */
  async #start(port: number, starts = 0): Promise<void> {
    const { faults } = this.#plan;
    const areSpared = this.#isBehaving || this.killed >= (faults.mostKills ?? Infinity);
    const order: ServerOrder = {
      ...this.#plan,
      port,
      seed: this.#chance.between(0, 1_000_000),
      clockMs: this.#clockMs,
      faults: areSpared ? noFaults : faults,
    };
    const child = fork(serverFile, {
      env: {
        ...process.env,
        ...this.#env,
        // One that was killed is back in half the time.
        NODE_COMPILE_CACHE: path.join(order.dataDir, 'compiled'),
        PROOF_ORDER: JSON.stringify(order),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.add(child);
    const ready = Promise.withResolvers<undefined>();
    let isReady = false;
    child.on('message', (message: ServerMessage) => {
      if (message.kind === 'done') return this.#waiting.get(message.id)?.(message);
      isReady = true;
      this.#running.set(port, { url: message.url, child });
      ready.resolve(undefined);
    });
    child.once('exit', (code, signal) => {
      this.#running.delete(port);
      this.#children.delete(child);
      if (this.#isStopping) return ready.resolve(undefined);
      if (signal === 'SIGKILL') this.killed += 1;
      else if (isReady) this.crashed += 1;
      // A connection that is cut ends a server that is starting, as it should.
      const failed = isReady ? 0 : starts + 1;
      if (failed > mostStarts) return fail(new Error(`A server ended with ${code ?? signal}`));
      this.#start(port, failed).then(() => ready.resolve(undefined), fail);
    });
    const fail = (error: Error) => {
      this.#failure = error;
      ready.reject(error);
    };
    const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
    await ready.promise;
    clearTimeout(timer);
  }

  /** Resolves too when the process is gone. @throws what the task threw */
  async #ask(child: ChildProcess, task: ServerTask): Promise<string | undefined> {
    this.#questions += 1;
    const id = this.#questions;
    const question: ServerQuestion = { ...task, id };
    const { promise, resolve } = Promise.withResolvers<Done>();
    this.#waiting.set(id, resolve);
    const gone = () => resolve({});
    child.once('exit', gone);
    child.send(question, (error) => error && gone());
    const { error, answer } = await promise;
    child.off('exit', gone);
    this.#waiting.delete(id);
    if (error) throw new Error(`${task.task}: ${error}`);
    return answer;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
