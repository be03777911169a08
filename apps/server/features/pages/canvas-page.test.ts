import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { signInStaff, type StaffCookies } from '../../testing/test-staff.ts';

describeOnBothDatabases('the canvas', (database) => {
  let fixture: PageFixture;
  let cookies: StaffCookies;
  let id: string;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const roles = { [fixture.siteId]: [userRoles.values.websiteManager] };
    const office = await createOffice(fixture.app, roles, 'cups');
    const ownerId = fixture.collections['about'];
    const made = await office.send('POST', 'documents', { purpose: 'page', ownerId });
    ({ id } = made.json<{ id: string }>());
    cookies = await signInStaff(fixture.app, roles);
  });
  afterAll(() => fixture.app.close());

  const open = (path: string, given?: StaffCookies) =>
    fixture.app.inject({ url: path, ...(given && { cookies: given }) });

  it('is the real page around an empty place, with all styles of the theme', async () => {
    const answer = await open(`/config/sites/cups/canvas/${id}`, cookies);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('<article class="sections" id="sections"></article>');
    const published = await fixture.app.inject({ url: '/about', headers: { host: 'shop.test' } });
    const menu = /<nav[\s\S]*?<\/nav>/.exec(published.body)?.[0];
    expect(answer.body).toContain(menu ?? 'no menu');
    expect(answer.body).toMatch(/<link rel="stylesheet" href="[^"]+">/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('shows how a new page will look where none is named yet: before any page has a document', async () => {
    const answer = await open('/config/sites/cups/canvas', cookies);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('<article class="sections" id="sections"></article>');
    expect((await open('/config/sites/cups/canvas')).statusCode).toBe(401);
  });

  it('runs no script of the theme, the owner or the shop: one alone, by its nonce', async () => {
    const { body, headers } = await open(`/config/sites/cups/canvas/${id}`, cookies);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const own = body.match(/<(?:meta|script) [^>]*nonce="[^"]+"/g);
    expect(own?.map((tag) => tag.replace(nonce ?? '', '…'))).toEqual([
      '<meta property="csp-nonce" nonce="…"',
      '<script type="module" nonce="…"',
    ]);
    expect(body).not.toContain('rel="modulepreload"');
  });

  it('AUTH-05 is for the staff of the site alone', async () => {
    const path = `/config/sites/cups/canvas/${id}`;
    expect((await open(path)).statusCode).toBe(401);
    const stranger = await signInStaff(fixture.app, {});
    expect((await open(path, stranger)).statusCode).toBe(403);
    expect((await open('/config/sites/cups/canvas/gone', cookies)).statusCode).toBe(404);
    expect((await open(`/config/sites/nowhere/canvas/${id}`, cookies)).statusCode).toBe(404);
  });
});
