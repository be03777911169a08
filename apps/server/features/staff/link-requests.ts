/**
 * A sign-in link from a running server. The embedded database has one process, so
 * `npm run owner-link` cannot open it then; it asks by a file in the data folder. Whoever may
 * write there may do anything to the installation anyway.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { createOwnerLink } from './owner-link.ts';

const requestName = 'owner-link.request';
const answerName = 'owner-link.answer';
const pollMs = 100;
const maxPolls = 100;

/** Answers requests while the process lives. */
export function answerLinkRequests(ctx: AppContext, url: string): void {
  const { dataDir } = ctx.config;
  const watcher = fs.watch(dataDir, (_event, name) => {
    if (name === requestName) void answer().catch((error) => ctx.log.error({ err: error }, name));
  });
  watcher.on('error', (error) => ctx.log.error({ err: error }, 'link requests are not answered'));
  watcher.unref();

  async function answer(): Promise<void> {
    const asked = takeFile(path.join(dataDir, requestName));
    if (!asked) return;
    const link = await createOwnerLink(ctx, url);
    const unfinished = path.join(dataDir, `${answerName}.${asked}`);
    fs.writeFileSync(unfinished, `${asked}\n${link}`, { mode: 0o600 });
    fs.renameSync(unfinished, path.join(dataDir, answerName));
  }
}

/** Asks the server that has `dataDir`; undefined when it does not answer. */
export async function requestOwnerLink(dataDir: string): Promise<string | undefined> {
  const id = randomUUID();
  fs.writeFileSync(path.join(dataDir, requestName), id, { mode: 0o600 });
  for (let poll = 0; poll < maxPolls; poll += 1) {
    await wait(pollMs);
    const [asked, link] = takeFile(path.join(dataDir, answerName))?.split('\n') ?? [];
    if (asked === id) return link;
  }
  fs.rmSync(path.join(dataDir, requestName), { force: true });
  return undefined;
}

/** Reads a file and removes it; undefined when it is not there or still empty. */
function takeFile(file: string): string | undefined {
  try {
    const text = fs.readFileSync(file, 'utf8');
    if (text) fs.rmSync(file, { force: true });
    return text || undefined;
  } catch {
    return undefined;
  }
}
