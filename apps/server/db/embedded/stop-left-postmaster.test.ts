import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { socketFile } from './socket-folder.ts';
import { stopLeftPostmaster } from './stop-left-postmaster.ts';

it('starts where a left database ends by itself just after it answered', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'sitewright-left-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const file = path.join(folder, 'postmaster.pid');
  fs.writeFileSync(file, `${pid}\n${folder}\n`);
  const socket = socketFile(folder);
  const left = net.createServer().listen(socket);
  onTestFinished(() => void left.close());
  await stopLeftPostmaster(folder, folder);
  expect(fs.readFileSync(file, 'utf8')).toBe(`${process.pid}\n${folder}\n`);
  expect(fs.existsSync(socket)).toBe(false);
});
