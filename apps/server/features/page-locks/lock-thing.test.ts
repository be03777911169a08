import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLockDesk, type LockDesk } from '../../testing/lock-desk.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { lockThing, siteLockId } from './lock-thing.ts';
import { wholeSite } from './read-locks.ts';
import { setLock } from './write-locks.ts';

/** What the database says to who gives up waiting. */
const lockTimeout = '55P03';

describeOnBothDatabases('locks in the log of writes', (database) => {
  let desk: LockDesk;
  beforeAll(async () => {
    desk = await createLockDesk(database);
  });
  afterAll(() => desk.fixture.app.close());

  /** The pass as the log reads it, held while somebody else sets a password at the same time. */
  async function readTwice(id: string) {
    const { app, siteId } = desk.fixture;
    const { ctx } = app;
    const pageId = id === siteLockId ? wholeSite : id;
    const isRead = Promise.withResolvers<void>();
    const isGivenUp = Promise.withResolvers<void>();
    const reading = ctx.transact(async (trx) => {
      const first = await lockThing.read(trx, { siteId, id });
      isRead.resolve();
      await isGivenUp.promise;
      return [first, await lockThing.read(trx, { siteId, id })];
    });
    await isRead.promise;
    // Who waits gives up at once: without a hold it would write here.
    const writing = ctx.transact(async (trx) => {
      await trx.executeQuery(CompiledQuery.raw("set local lock_timeout = '100ms'"));
      await setLock(trx, { siteId, pageId }, { passwordHash: 'x', at: ctx.now() });
    });
    const outcome = await writing.then(
      () => 'written',
      (error: { code?: string }) => error.code,
    );
    isGivenUp.resolve();
    const [first, second] = await reading;
    return { outcome, isSame: JSON.stringify(first) === JSON.stringify(second), first };
  }

  it.each(['page', 'site'] as const)(
    'EDIT-05 a lock of a %s that is read for the log is held, set or not',
    async (kind) => {
      const id = kind === 'site' ? siteLockId : desk.idOf('about');
      const path = kind === 'site' ? 'lock' : `pages/${id}/lock`;
      expect(await readTwice(id)).toEqual({ outcome: lockTimeout, isSame: true, first: undefined });
      await desk.manager.send('PUT', path, { password: 'a word' });
      expect(await readTwice(id)).toMatchObject({ outcome: lockTimeout, isSame: true });
      await desk.manager.send('DELETE', path);
    },
  );

  it('EDIT-05 two passwords of one moment are two lines of the log', async () => {
    const first = (await desk.lock('about', 'first word')).json<{ activityId?: string }>();
    const second = (await desk.lock('about', 'second word')).json<{ activityId?: string }>();
    expect(first.activityId).toBeDefined();
    expect(second.activityId).toBeDefined();
    const { activity } = (await desk.manager.get('activity')).json<{
      activity: { id: string; after: object }[];
    }>();
    const line = activity.find(({ id }) => id === second.activityId);
    expect(Object.keys(line!.after)).toEqual(['passwordMark']);
    const back = await desk.manager.send('POST', `activity/${second.activityId}/undo`);
    expect(back.statusCode, back.body).toBe(200);
    await desk.open('about');
  });
});
