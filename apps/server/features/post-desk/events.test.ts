import { userRoles, type DocumentHead, type SitePage, type SitePost } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('events', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let collectionId: string;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { siteId, app } = fixture;
    manager = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'cups');
    const made = await manager.send('POST', 'pages', { title: 'Events', typeName: 'events' });
    expect(made.statusCode, made.body).toBe(200);
    collectionId = made.json<{ id: string }>().id;
  });
  afterAll(() => fixture.app.close());

  const visit = async (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  const add = async (title: string, startsAt: string, endsAt: string) => {
    const made = await manager.send('POST', 'posts', { collectionId, title, startsAt, endsAt });
    expect(made.statusCode, made.body).toBe(200);
    return made.json<{ id: string }>().id;
  };
  const publish = async (id: string) => {
    const { document } = (await manager.get(`posts/${id}`)).json<SitePost>();
    const { id: documentId, revision } = document as DocumentHead;
    const moved = await manager.send('POST', `documents/${documentId}/state`, {
      to: 'published',
      revision,
    });
    expect(moved.statusCode, moved.body).toBe(200);
  };
  const titlesOf = (html: string) =>
    [...html.matchAll(/EventList-item-title"><a href="([^"]*)"/g)].map(([, url]) => url);

  it('CALD-01 events to come and those that were are lists of their own; drafts are in neither', async () => {
    const later = await add('Wheel night', '2026-03-20T18:00:00.000Z', '2026-03-20T20:00:00.000Z');
    const soon = await add('Open kiln', '2026-03-03T09:00:00.000Z', '2026-03-04T15:00:00.000Z');
    const now = await add('Fair', '2026-03-02T08:00:00.000Z', '2026-03-02T18:00:00.000Z');
    const gone = await add('Raku day', '2026-02-01T09:00:00.000Z', '2026-02-01T15:00:00.000Z');
    await add('Not yet', '2026-03-05T09:00:00.000Z', '2026-03-05T10:00:00.000Z');
    for (const id of [later, soon, now, gone]) await publish(id);
    const [upcoming, past] = await Promise.all(
      ['/events', '/events?view=past'].map(async (url) => (await visit(url)).body),
    );
    expect(titlesOf(upcoming!)).toEqual([
      '/events/fair',
      '/events/open-kiln',
      '/events/wheel-night',
    ]);
    expect(titlesOf(past!)).toEqual(['/events/raku-day']);
    const json = (await visit('/events?format=json')).json<Record<string, unknown>>();
    expect(json).toMatchObject({ showPastOrUpcomingEvents: 'upcoming', past: [] });
    const [first] = json['items'] as Record<string, unknown>[];
    expect(first).toMatchObject({
      recordType: 12,
      startDate: Date.parse('2026-03-02T08:00:00Z'),
      endDate: Date.parse('2026-03-02T18:00:00Z'),
    });
    const { posts } = (await manager.get('posts', { collection: collectionId })).json<{
      posts: SitePost[];
    }>();
    expect(posts.map(({ title }) => title)).toEqual([
      'Wheel night',
      'Not yet',
      'Open kiln',
      'Fair',
      'Raku day',
    ]);
  });

  it('CALD-01 CALD-02 CALD-03 the page of an event tells when and where, robots too, and gives it to calendars', async () => {
    const id = await add(
      'Tea, glaze & fire',
      '2026-04-01T16:00:00.000Z',
      '2026-04-01T18:30:00.000Z',
    );
    const location = {
      addressLine1: 'Mill Lane 4, yard',
      addressLine2: 'Ashford',
      addressCountry: 'Ireland',
      mapLat: 53.35,
      mapLng: -6.26,
    };
    const changed = await manager.send('PATCH', `posts/${id}`, {
      changes: { location: { from: null, to: location } },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await publish(id);
    const page = (await visit('/events/tea-glaze-fire')).body;
    const ld = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text!) as Record<string, unknown>,
    );
    expect(ld.find((one) => one['@type'] === 'Event')).toMatchObject({
      name: 'Tea, glaze & fire',
      startDate: '2026-04-01T16:00:00.000Z',
      endDate: '2026-04-01T18:30:00.000Z',
      location: {
        '@type': 'Place',
        address: 'Mill Lane 4, yard, Ashford, Ireland',
        geo: { latitude: 53.35, longitude: -6.26 },
      },
    });
    const google = /href="(http:\/\/www\.google\.com[^"]*)"/.exec(page)?.[1] ?? '';
    const asked = new URL(google.replaceAll('&amp;', '&')).searchParams;
    expect(asked.get('dates')).toBe('20260401T160000Z/20260401T183000Z');
    expect(asked.get('text')).toBe('Tea, glaze & fire');
    const file = await visit('/events/tea-glaze-fire?format=ical');
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = file.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20260401T160000Z');
    expect(lines).toContain('DTEND:20260401T183000Z');
    expect(lines).toContain(String.raw`SUMMARY:Tea\, glaze & fire`);
    expect(lines).toContain(String.raw`LOCATION:Mill Lane 4\, yard\, Ashford\, Ireland`);
    expect(file.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const all = (await visit('/events?format=ical')).body;
    expect(all.match(/BEGIN:VEVENT/g)?.length).toBe(4);
    const codes = await Promise.all(
      ['/journal/third?format=ical', '/journal?format=ical', '/shop?format=ical'].map(
        async (url) => (await visit(url)).statusCode,
      ),
    );
    expect(codes).toEqual([404, 404, 404]);
  });

  it('an event needs its times, and does not end before it begins', async () => {
    const body = { collectionId, title: 'When?' };
    expect((await manager.send('POST', 'posts', body)).statusCode).toBe(400);
    const [startsAt, endsAt] = ['2026-05-02T10:00:00.000Z', '2026-05-01T10:00:00.000Z'];
    const early = await manager.send('POST', 'posts', { ...body, startsAt, endsAt });
    expect(early.json<{ code: string }>().code).toBe('event_ends_early');
    const id = await add('Later', startsAt, startsAt);
    const changes = { endsAt: { from: startsAt, to: endsAt } };
    const refused = await manager.send('PATCH', `posts/${id}`, { changes });
    expect(refused.json<{ code: string }>().code).toBe('event_ends_early');
  });

  it('CALD-01 a month of events stands on any page; other months are asked for by links', async () => {
    const { urlId, document } = await buildPage(manager, {
      title: 'Calendar',
      blocks: [
        { type: 'calendar', data: { collectionId } },
        { type: 'summary', data: { collectionId, limit: 2, shows: 'titles' } },
        { type: 'calendar', data: { collectionId: fixture.collections['journal'] } },
      ],
    });
    const page = (await visit(`/${urlId}`)).body;
    expect(page).toContain('March 2026');
    expect(page.match(/class="sw-calendar"/g)).toHaveLength(1);
    const today = /<td[^>]*aria-current="date"[^>]*>.*?<\/td>/s.exec(page)?.[0] ?? '';
    expect([today.includes('2026-03-02'), today.includes('/events/fair')]).toEqual([true, true]);
    // Two days of one event; its time stands on the first.
    expect(page.match(/href="\/events\/open-kiln"/g)?.length).toBe(3);
    expect(page).toContain(`href="?month=04-2026#calendar-${collectionId}"`);
    const next = (await visit(`/${urlId}?month=04-2026`)).body;
    expect([next.includes('April 2026'), next.includes('/events/tea-glaze-fire')]).toEqual([
      true,
      true,
    ]);
    expect(next).not.toContain('aria-current="date"');
    const far = (await visit(`/${urlId}?month=04-2226`)).body;
    expect(far).toContain('March 2026');
    const summary = [...page.matchAll(/summary-title-link" href="([^"]*)"/g)].map(([, url]) => url);
    expect(summary).toEqual(['/events/fair', '/events/open-kiln']);
    expect(Object.keys(document.blocks)).toHaveLength(3);
  });

  it('CALD-01 a month has events on the days and at the times of the site', async () => {
    // New York is four hours behind UTC in May.
    const late = await add('Late', '2026-05-13T02:30:00.000Z', '2026-05-13T04:00:00.000Z');
    const edge = await add('Edge', '2026-06-01T03:00:00.000Z', '2026-06-01T03:30:00.000Z');
    for (const id of [late, edge]) await publish(id);
    const { urlId } = await buildPage(manager, {
      title: 'May',
      blocks: [{ type: 'calendar', data: { collectionId } }],
    });
    const { body } = await visit(`/${urlId}?month=05-2026`);
    const days = [
      ...body.matchAll(
        /<time datetime="([-\d]*)">(?:(?!<\/td>).)*href="\/events\/(\w+)">(?:<span[^>]*>([^<]*)<\/span> )?/gs,
      ),
    ].map(([, day, slug, time]) => [day, slug, time?.replace(/\s/, ' ')]);
    // One that ends at midnight is not of the day that begins then.
    expect(days).toEqual([
      ['2026-05-12', 'late', '10:30 PM'],
      ['2026-05-31', 'edge', '11:00 PM'],
    ]);
  });

  it('a page of events goes when nothing is on it any more', async () => {
    const made = await manager.send('POST', 'pages', { title: 'Classes', typeName: 'events' });
    const { id } = made.json<{ id: string }>();
    const kept = await manager.send('DELETE', `pages/${collectionId}`);
    expect(kept.json<{ code: string }>().code).toBe('page_stays');
    expect((await manager.send('DELETE', `pages/${id}`)).json()).toMatchObject({ isDeleted: true });
    const { pages } = (await manager.get('pages')).json<{ pages: SitePage[] }>();
    expect(pages.map((page) => page.id)).not.toContain(id);
  });
});
