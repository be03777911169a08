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
});
