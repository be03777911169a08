import { userRoles, type DocumentHead } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { publishDue } from './publish-due.ts';

describeOnBothDatabases('plans that cannot be kept', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const roles = { [fixture.siteId]: [userRoles.values.websiteManager] };
    manager = await createOffice(fixture.app, roles, 'cups');
  });
  afterAll(() => fixture.app.close());

  it('D-72 hold up no others, however many there are', async () => {
    const { app, siteId } = fixture;
    const start = app.ctx.now();
    const ids: string[] = [];
    for (let n = 0; n <= 100; n += 1) {
      const owner = { purpose: 'block-field', ownerId: n < 100 ? `broken-${n}` : 'sound' };
      const { id } = (await manager.send('POST', 'documents', owner)).json<DocumentHead>();
      const publishAt = new Date(start.getTime() + 60_000 + n).toISOString();
      const plan = { to: 'scheduled', revision: 1, publishAt };
      const planned = await manager.send('POST', `documents/${id}/state`, plan);
      expect(planned.statusCode, planned.body).toBe(200);
      ids.push(id);
    }
    await app.ctx.transact(async (trx) => {
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
      .select(['id', 'state'])
      .where('site_id', '=', siteId)
      .where('id', 'in', ids)
      .where('state', '=', 'published')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([ids.at(-1)]);
  });
});
