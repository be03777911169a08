// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeHolder, WaitingWrites, type SentWrite } from './waiting-writes.ts';

const address = 'POST /api/sites/:identifier/orders/:number/notes';
const noteOf = (text: string) => ({
  params: { identifier: 'alder', number: '1001' },
  body: { text },
});

/** The server: who is signed in, and what it says of a note. */
const server = { account: 'ann', sent: [] as string[], answer: (_text: string) => new Response() };
const fine = () => Response.json({ activityId: 'a1' });

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { account: 'ann', sent: [], answer: fine });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.includes('/staff/session')) return Response.json({ account: { id: server.account } });
    const { text } = JSON.parse(body as string) as { text: string };
    server.sent.push(text);
    return server.answer(text);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function drain(writes: WaitingWrites): Promise<SentWrite[]> {
  const told: SentWrite[] = [];
  await writes.drain((sent) => told.push(sent));
  return told;
}

it('what waits goes out in its order, also from a tab that was opened after the one that wrote it', async () => {
  const before = new WaitingWrites('ann');
  for (const text of ['first', 'second', 'third']) void before.keep(address, noteOf(text));
  expect(before.list()).toHaveLength(3);
  const after = new WaitingWrites('ann');
  expect(await drain(after)).toMatchObject([{}, {}, {}].map(() => ({ result: { ok: true } })));
  expect(server.sent).toEqual(['first', 'second', 'third']);
  expect(after.list()).toEqual([]);
  expect(await drain(new WaitingWrites('ann'))).toEqual([]);
});

it('whoever waits for the answer in this tab gets it', async () => {
  const writes = new WaitingWrites('ann');
  const answered = writes.keep(address, noteOf('here'));
  await drain(writes);
  expect(await answered).toMatchObject({ ok: true, answer: { activityId: 'a1' } });
});

it('nobody else sends it: not who is signed in instead, nor anybody after signing out', async () => {
  const writes = new WaitingWrites('ann');
  void writes.keep(address, noteOf('mine'));
  server.account = 'bob';
  expect(await drain(writes)).toEqual([]);
  expect(new WaitingWrites('bob').list()).toEqual([]);
  expect(server.sent).toEqual([]);
  server.account = 'ann';
  expect(await drain(writes)).toHaveLength(1);
});

it('who signs in while they go out sends none of what is left', async () => {
  const writes = new WaitingWrites('ann');
  for (const text of ['first', 'second']) void writes.keep(address, noteOf(text));
  server.answer = () => {
    server.account = 'bob';
    return fine();
  };
  expect(await drain(writes)).toHaveLength(1);
  expect(server.sent).toEqual(['first']);
  expect(new WaitingWrites('ann').list()).toHaveLength(1);
});

it('what is refused stays with its reason, and goes again only when somebody says so', async () => {
  const writes = new WaitingWrites('ann');
  server.answer = (text) =>
    text === 'bad' ? Response.json({ message: 'No.', code: 'no' }, { status: 409 }) : fine();
  const refused = writes.keep(address, noteOf('bad'));
  void writes.keep(address, noteOf('good'));
  await drain(writes);
  expect(await refused).toMatchObject({ ok: false });
  const [left, ...others] = new WaitingWrites('ann').list();
  expect([left?.refusal, others]).toEqual(['No.', []]);
  expect(await drain(writes)).toEqual([]);
  server.answer = fine;
  writes.tryAgain(left!.id);
  expect(await drain(writes)).toHaveLength(1);
  expect(server.sent).toEqual(['bad', 'good', 'bad']);
  expect(writes.list()).toEqual([]);
});

it('one that is given up is gone', async () => {
  const writes = new WaitingWrites('ann');
  void writes.keep(address, noteOf('never'));
  writes.forget(writes.list()[0]!.id);
  expect(await drain(writes)).toEqual([]);
  expect(server.sent).toEqual([]);
});

it('a server that rests keeps the order: what was made later waits too', async () => {
  const writes = new WaitingWrites('ann');
  for (const text of ['first', 'second']) void writes.keep(address, noteOf(text));
  server.answer = () => Response.json({ message: '', code: 'server_error' }, { status: 503 });
  expect(await drain(writes)).toEqual([]);
  expect(new Set(server.sent)).toEqual(new Set(['first']));
  expect(writes.list()).toHaveLength(2);
});

it('what cannot be sent now, or was asked for too often, waits on and is no refusal', async () => {
  const writes = new WaitingWrites('ann');
  void writes.keep(address, noteOf('later'));
  for (const status of [401, 429, 500, 503]) {
    server.answer = () => Response.json({ message: 'Later.', code: 'later' }, { status });
    expect([status, await drain(writes)]).toEqual([status, []]);
    expect(writes.list()).toMatchObject([{ input: noteOf('later') }]);
    expect(writes.list()[0]?.refusal).toBeUndefined();
  }
  server.answer = fine;
  expect(await drain(writes)).toHaveLength(1);
});

const sheet = 'PATCH /api/sites/:identifier/product-sheet';
const savingOf = (...ids: string[]) => ({
  params: { identifier: 'alder' },
  body: { products: ids.map((id) => ({ id, changes: {} })) },
});

it('what an open screen sends by itself goes out from here only once the screen is gone', async () => {
  const writes = new WaitingWrites('ann');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.includes('/staff/session')) return Response.json({ account: { id: 'ann' } });
    sent.push(JSON.parse(body as string));
    return Response.json({ results: [], activityIds: [] });
  });
  const holder = takeHolder();
  writes.hold(holder.name, sheet, [savingOf('cup')]);
  writes.hold(holder.name, sheet, [savingOf('cup', 'bowl')]);
  expect([writes.list().length, writes.hasAny()]).toEqual([1, false]);
  await drain(writes);
  expect(sent).toEqual([]);
  holder.letGo();
  await vi.waitFor(async () => {
    await drain(writes);
    expect(sent).toEqual([savingOf('cup', 'bowl').body]);
  });
  expect(writes.list()).toEqual([]);
});

it('of a sheet that is refused in part that part stays', async () => {
  const writes = new WaitingWrites('ann');
  const refusal = { code: 'sale_price_too_high', message: 'Too high.' };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/staff/session')
      ? Response.json({ account: { id: 'ann' } })
      : Response.json({ results: [{ id: 'cup' }, { id: 'bowl', refusal }], activityIds: ['a1'] }),
  );
  void writes.keep(sheet, savingOf('cup', 'bowl'));
  expect(await drain(writes)).toMatchObject([{ refusal: 'Too high.' }]);
  expect(writes.list()).toMatchObject([{ refusal: 'Too high.', input: savingOf('bowl') }]);
});
