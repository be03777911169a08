import { newSiteSchema } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { listLocales, localeName } from './locale-names.ts';
import { fullZoneName, listZones } from './zone-name.ts';

const { locale: localeSchema, timeZone: timeZoneSchema } = newSiteSchema.shape;

it('languages are named as the reader speaks, with the tag that they stand for', () => {
  expect(localeName('de-CH', 'en')).toBe('German (Switzerland) · de-CH');
  expect(localeName('de-CH', 'de')).toBe('Deutsch (Schweiz) · de-CH');
  expect(localeName('not a tag', 'en')).toBe('not a tag');
});

it('whatever is offered the server takes, and what is chosen is always offered', () => {
  for (const chosen of ['en-US', 'de-CH', 'zh-Hant-TW', 'gsw-CH']) {
    const offered = listLocales(chosen);
    expect(offered).toContain(chosen);
    expect(offered.filter((tag) => !localeSchema.safeParse(tag).success)).toEqual([]);
  }
  expect(listLocales('de-DE')).toEqual(expect.arrayContaining(['en-DE', 'de-NL', 'pt-BR']));
  expect(listLocales('zh-Hant-TW')).toContain('zh-Hant-HK');
  expect(listLocales('no tag at all')).toContain('no tag at all');
});

it('time zones are said in words with their distance from UTC at the time', () => {
  const [winter, summer] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 6, 5)];
  expect(fullZoneName('Europe/Berlin', 'en', winter)).toBe(
    'Europe/Berlin · Central European Time, GMT+1',
  );
  expect(fullZoneName('Europe/Berlin', 'de', summer)).toBe(
    'Europe/Berlin · Mitteleuropäische Zeit, GMT+2',
  );
  expect(fullZoneName('America/New_York', 'en', winter)).toContain('America/New York · ');
  expect(fullZoneName('Moon/Crater_Base', 'en', winter)).toBe('Moon/Crater Base');
});

it('whatever zone is offered the server takes, UTC too', () => {
  const offered = listZones();
  expect(offered).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin']));
  expect(offered.filter((zone) => !timeZoneSchema.safeParse(zone).success)).toEqual([]);
});
