import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createPageFixture } from '../../testing/page-fixture.ts';
import { isPagePath } from '../settings/language-path.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { languagePrefix } from '../sites/request-language.ts';

/** The framework says on this channel that it made a server. */
const started = 'fastify.initialization';

it('I18N-05 what has no address in other languages is led to where it is', async () => {
  const urls = new Set<string>();
  const collect = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url, config }) => {
      const isOfSite = (config as { needsSite?: boolean } | undefined)?.needsSite !== false;
      if (isOfSite) urls.add(url);
    });
  subscribe(started, collect);
  const { app, siteId } = await createPageFixture();
  unsubscribe(started, collect);
  const languages = [{ code: 'de', name: '', isEnabled: true }];
  await writeSettings(app.ctx, { siteId, actor: operator, values: { languages: { languages } } });
  const site = await app.ctx.sites.get(siteId);
  const addressOf = (url: string) =>
    url
      .replace('sitemap-:part(^pages|[1-9]\\d{0,4}$).xml', 'sitemap-pages.xml')
      .replaceAll('*', 'a1')
      .replaceAll(/:\w+/g, 'a1');
  const own = [...urls].filter((url) => !url.startsWith(languagePrefix));
  expect(own.length).toBeGreaterThan(100);
  const lost = own.filter(
    (url) => !urls.has(languagePrefix + url) && isPagePath(site!, addressOf(url)),
  );
  expect(lost).toEqual([]);
  const split = own.filter(
    (url) => urls.has(languagePrefix + url) && !isPagePath(site!, addressOf(url)),
  );
  expect(split).toEqual([]);
  await app.close();
});
