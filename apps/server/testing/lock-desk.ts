/** A site with pages that staff close, and visitors who try to get in. */
import { userRoles, type RoleNumber, type SitePage } from '@sitewright/contract';
import { createOffice, type Office } from './office.ts';
import { createPageFixture, type PageFixture } from './page-fixture.ts';
import { readMails } from './read-mails.ts';
import { Shopper } from './shopper.ts';

type Database = NonNullable<Parameters<typeof createPageFixture>[0]>['database'];

interface Try {
  /** Id of the page; empty: the site. */
  readonly page: string;
  readonly password: string;
  readonly next?: string;
  readonly remoteAddress?: string;
}

/** Who closes pages and the site, and what visitors meet. */
export interface LockDesk {
  readonly fixture: PageFixture;
  readonly manager: Office;
  officeOf(role: RoleNumber): Promise<Office>;
  /** The address of a page of the fixture → its id. */
  idOf(url: string): string;
  pageAt(url: string): Promise<SitePage | undefined>;
  lock(url: string, password: string): ReturnType<Office['send']>;
  open(url: string): ReturnType<Office['send']>;
  switchPage(url: string, isEnabled: boolean): ReturnType<Office['send']>;
  addPlan(collectionIds: readonly string[], priceCents?: number): Promise<string>;
  undo(answer: { json(): unknown }): ReturnType<Office['send']>;
  /** Status and type of the page that somebody without anything sees. */
  stranger(url: string): Promise<[status: number, pageType: number | undefined]>;
  enter(visitor: Shopper, attempt: Try): ReturnType<Shopper['send']>;
  /** Somebody whom a free plan lets in. */
  member(planId: string, email: string): Promise<Shopper>;
}

export async function createLockDesk(database: Database): Promise<LockDesk> {
  const fixture = await createPageFixture({ database });
  const { app, siteId, collections } = fixture;
  const officeOf = (role: RoleNumber) => createOffice(app, { [siteId]: [role] }, 'cups');
  const manager = await officeOf(userRoles.values.admin);
  const idOf = (url: string) => collections[url]!;
  return {
    fixture,
    manager,
    officeOf,
    idOf,
    async pageAt(url) {
      const { pages } = (await manager.get('pages')).json<{ pages: SitePage[] }>();
      return pages.find(({ id }) => id === idOf(url));
    },
    lock: (url, password) => manager.send('PUT', `pages/${idOf(url)}/lock`, { password }),
    open: (url) => manager.send('DELETE', `pages/${idOf(url)}/lock`),
    switchPage: (url, isEnabled) =>
      manager.send('PATCH', `pages/${idOf(url)}`, {
        changes: { isEnabled: { from: !isEnabled, to: isEnabled } },
      }),
    async addPlan(collectionIds, priceCents = 0) {
      const draft = { title: 'Friends', priceCents, collectionIds };
      return (await manager.send('POST', 'membership-plans', draft)).json<{ id: string }>().id;
    },
    undo: (answer) =>
      manager.send('POST', `activity/${(answer.json() as { activityId: string }).activityId}/undo`),
    async stranger(url) {
      const { statusCode, body } = await new Shopper(app).send('GET', url);
      const [, type] = /"pageType":(\d+)/.exec(body) ?? [];
      return [statusCode, type === undefined ? undefined : Number(type)];
    },
    enter: (visitor, { page, password, next = '/', remoteAddress = '203.0.113.6' }) => {
      const body = new URLSearchParams({ page, password, next });
      return visitor.send('POST', '/lock', { body, remoteAddress });
    },
    async member(planId, email) {
      const visitor = new Shopper(app);
      const send = (url: string, form: Record<string, string>) =>
        visitor.send('POST', url, { body: new URLSearchParams(form) });
      await send(`/members/join/${planId}`, { email });
      const mail = (await readMails(app, { to: email, kind: 'member-link:' })).at(-1);
      await send(/\/members\/enter\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '', {});
      return visitor;
    },
  };
}
