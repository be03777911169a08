import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { render } from '@sitewright/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('npm run dev', () => {
  let app: TestApp;
  let themes: string;
  let origin: string;
  beforeAll(async () => {
    themes = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-themes-'));
    fs.mkdirSync(path.join(themes, 'tried'));
    fs.writeFileSync(path.join(themes, 'tried/site.region'), '<html><head></head>one</html>');
    app = await createTestApp({ environment: { SITEWRIGHT_DEV: 'true', THEMES_DIR: themes } });
    await app.createSite({ theme: 'tried' });
    origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    fs.rmSync(themes, { recursive: true, force: true });
  });

  it('adds a script to pages that loads them again', async () => {
    const page = await fetch(`${origin}/nowhere`);
    expect(await page.text()).toContain('<script src="/dev/reload.js" defer></script></head>');
    const script = await fetch(`${origin}/dev/reload.js`);
    expect(await script.text()).toContain('location.reload()');
  });

  it('tells open pages and raises the version when a theme file changes', async () => {
    const before = await app.ctx.sites.find('localhost');
    await app.ctx.themes.get('tried');
    const events = await fetch(`${origin}/dev/events`);
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: server');
    fs.writeFileSync(path.join(themes, 'tried/site.region'), '<html><head></head>two</html>');
    expect((await reader.read()).value).toContain('event: reload');
    const after = await app.ctx.sites.find('localhost');
    expect(after!.version).toBeGreaterThan(before!.version);
    await reader.cancel();
  });

  it('hears every save of an editor that puts a new file in the place of the old one', async () => {
    await app.ctx.themes.get('tried');
    const events = await fetch(`${origin}/dev/events`);
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: server');
    const file = path.join(themes, 'tried/blocks/deep/card.block');
    const saves = ['one', 'two', 'three'];
    for (const text of saves) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(`${file}.swap`, text);
      fs.renameSync(`${file}.swap`, file);
      expect((await reader.read()).value).toContain('event: reload');
      const { blocks, sources } = await app.ctx.themes.get('tried');
      expect(sources.has(blocks.get('card')!)).toBe(true);
      expect(render(blocks.get('card')!, {}).output).toBe(text);
    }
    fs.writeFileSync(file, 'in place');
    expect((await reader.read()).value).toContain('event: reload');
    fs.rmSync(path.dirname(file), { recursive: true });
    expect((await reader.read()).value).toContain('event: reload');
    expect((await app.ctx.themes.get('tried')).blocks.size).toBe(0);
    await reader.cancel();
  });

  it('adds nothing otherwise', async () => {
    const ordinary = await createTestApp();
    await ordinary.createSite();
    const page = await ordinary.inject('/nowhere');
    expect(page.body).not.toContain('/dev/');
    await ordinary.close();
  });
});
