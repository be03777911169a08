/** One measurement of one address: rate, p50, p99 and CPU per answer. */
import autocannon from 'autocannon';
import { cpuMs } from './process-tree.ts';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** The processes that do the work; what they have started counts with them. */
  readonly pids: readonly number[];
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Called for every request when the address or body must differ. */
  readonly vary?: (request: autocannon.Request) => autocannon.Request;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Milliseconds of CPU of server and database together per answer. */
  readonly cpuMsEach: number;
  readonly failed: number;
}

export async function measure(load: Load): Promise<Measured> {
  const before = cpuMs(load.pids);
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    requests: [
      {
        method: load.method ?? 'GET',
        headers: { ...load.headers },
        ...(load.body === undefined ? {} : { body: load.body }),
        ...(load.vary ? { setupRequest: load.vary } : {}),
      },
    ],
  });
  const answered = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsEach: (cpuMs(load.pids) - before) / answered,
    failed: result.non2xx + result.errors,
  };
}
