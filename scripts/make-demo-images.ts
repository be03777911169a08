/**
 * Makes the demo pictures: `node scripts/make-demo-images.ts [--all] [--small] [name …]`.
 * Without names it makes those whose file is missing; `--all` makes every one again;
 * `--small` a quarter of the size, for trying. Files go to demo/images (or `--to FOLDER`).
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { develop } from '../demo/studio/develop.ts';
import { pictures } from '../demo/studio/pictures.ts';
import { render } from '../demo/studio/render.ts';

interface Job {
  name: string;
  file: string;
  scale: number;
}

async function makePicture({ name, file, scale }: Job): Promise<number> {
  const plan = pictures[name];
  if (plan === undefined) throw new Error(`There is no picture "${name}"`);
  const width = Math.round(plan.width * scale * plan.share);
  const height = Math.round(plan.height * scale * plan.share);
  await mkdir(dirname(file), { recursive: true });
  const pixels = render(await plan.scene(), width, height);
  return develop({ pixels, width, height }, 1 / plan.share, file);
}

async function makeAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, small: { type: 'boolean' }, to: { type: 'string' } },
  });
  const folder = resolve(values.to ?? join(import.meta.dirname, '..', 'demo', 'images'));
  const names = positionals.length > 0 ? positionals : Object.keys(pictures);
  const queue: Job[] = names
    .map((name) => ({ name, file: join(folder, `${name}.webp`), scale: values.small ? 0.25 : 1 }))
    .filter((job) => values.all || positionals.length > 0 || !existsSync(job.file));
  await Promise.all([runWorker(queue), runWorker(queue)]);
}

/** Gives one worker thread a job after the other until the queue is empty. */
function runWorker(queue: Job[]): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { isPainter: true } });
    const next = (): void => {
      const job = queue.shift();
      if (job === undefined) {
        void worker.terminate();
        done();
      } else worker.postMessage(job);
    };
    worker.on('message', (line: string) => {
      console.log(line);
      next();
    });
    worker.on('error', fail);
    next();
  });
}

if (isMainThread) {
  await makeAll();
} else if (workerData.isPainter) {
  parentPort?.on('message', (job: Job) => {
    const start = Date.now();
    void makePicture(job).then((bytes) => {
      parentPort?.postMessage(
        `${job.name}  ${(bytes / 1000).toFixed(0)} kB  ${Date.now() - start} ms`,
      );
    });
  });
}
