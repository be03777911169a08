import { emptyDocument } from '@sitewright/blocks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { operator } from '../settings/settings-actor.ts';
import { publishDue } from './publish-due.ts';
import { restoreDocument } from './restore-document.ts';

describeOnBothDatabases('plans that cannot be kept', (database) => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
  });
  afterAll(() => fixture.app.close());

  it('D-72 hold up no others, however many there are', async () => {
    const { app, siteId } = fixture;
    const start = app.ctx.now();
    await app.ctx.transact(async (trx) => {
      for (let n = 0; n <= 100; n += 1) {
        await restoreDocument(trx, {
          siteId,
          purpose: 'block-field',
          ownerId: n < 100 ? `broken-${n}` : 'sound',
          state: 'scheduled',
          publishAt: new Date(start.getTime() + 60_000 + n),
          draft: emptyDocument,
          published: null,
          actor: operator,
          at: start,
        });
      }
      await sql
        .raw(`create function refuse_broken() returns trigger language plpgsql as $$ begin
          raise exception 'broken'; end $$`)
        .execute(trx);
      await sql
        .raw(`create trigger broken before update on documents for each row
          when (new.owner_id like 'broken-%') execute function refuse_broken()`)
        .execute(trx);
    });
    app.setNow(new Date(start.getTime() + 120_000));
    await publishDue(app.ctx);
    const rows = await app.ctx.db
      .selectFrom('documents')
      .select('owner_id')
      .where('site_id', '=', siteId)
      .where('purpose', '=', 'block-field')
      .where('state', '=', 'published')
      .execute();
    expect(rows).toEqual([{ owner_id: 'sound' }]);
  });

  it('D-72 a plan that somebody moves while the run goes on is kept on its new day', async () => {
    const { app, siteId } = fixture;
    const start = app.ctx.now();
    const planned = { siteId, purpose: 'block-field', ownerId: 'moved' } as const;
    const later = new Date(start.getTime() + 600_000);
    await app.ctx.transact((trx) =>
      restoreDocument(trx, {
        ...planned,
        state: 'scheduled',
        // Before those that cannot be kept: it is read with the first of them.
        publishAt: new Date(start.getTime() - 3_600_000),
        draft: emptyDocument,
        published: null,
        actor: operator,
        at: start,
      }),
    );
    const mine = app.ctx.db
      .selectFrom('documents')
      .select(['state', 'publish_at'])
      .where('owner_id', '=', 'moved');
    const transact: typeof app.ctx.transact = async (work) => {
      await app.ctx.transact((trx) =>
        trx
          .updateTable('documents')
          .set({ publish_at: later })
          .where('owner_id', '=', 'moved')
          .execute(),
      );
      return app.ctx.transact(work);
    };
    await publishDue({ ...app.ctx, transact });
    expect(await mine.execute()).toEqual([{ state: 'scheduled', publish_at: later }]);
    app.setNow(later);
    await publishDue(app.ctx);
    expect(await mine.execute()).toEqual([{ state: 'published', publish_at: null }]);
  });
});
