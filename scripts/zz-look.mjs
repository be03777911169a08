import { chromium } from '@playwright/test';
import fs from 'node:fs';
import { chromiumArgs } from './find-chromium.mjs';
const b = await chromium.launch({ args: chromiumArgs, executablePath: process.env.CHROME_PATH || undefined });
const state = '/tmp/regions-state.json';
const base = 'http://localhost:5501';
const ctx = await b.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
const p = await ctx.newPage();
p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)));
{
  const link = /https?:\S+sign-in\S+/.exec((await import('node:child_process')).execFileSync('node_modules/node/bin/node', ['scripts/owner-link.ts'], { encoding: 'utf8', env: { ...process.env, DATA_DIR: '/tmp/regions', PORT: '5501' } }))[0];
  await p.goto(link); await p.getByRole('button', { name: 'Sign in' }).click();
  await p.waitForURL(/\/config(?:\/set-up)?$/);
  await ctx.storageState({ path: state });
}
const f = await import(process.argv[2]);
await f.default({ p, ctx, b });
await b.close();
