/** Files as a back office shows them that is open at the host of another site. */
import { userRoles, type RoleNumber } from '@sitewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';
import { storeAsset } from '../assets/save-asset.ts';

describeOnBothDatabases('files of another site', (database) => {
  let app: TestApp;
  let first: string;
  let second: string;
  let url: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    first = await app.createSite({ identifier: 'first' });
    second = await app.createSite({ identifier: 'second' });
    const color = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
    const bytes = await sharp({ create: color }).png().toBuffer();
    const id = await storeAsset(app.ctx, second, { bytes, filename: 'rose.png' });
    url = `/content/v1/${second}/${id}/rose.png`;
  });
  afterAll(async () => {
    await app.ctx.media.variants.settle();
    await app.close();
  });

  const at = (host: string, cookies: Record<string, string> = {}, path = url) =>
    app.inject({ method: 'GET', url: path, cookies, headers: { host } });
  const staff = (siteId: string, role: RoleNumber) => signInStaff(app, { [siteId]: [role] });

  it('are shown to those who may see the files of that site, and to nobody else', async () => {
    const { viewer, billing } = userRoles.values;
    const statusFor = async (cookies?: Record<string, string>) =>
      (await at('first.localhost', cookies)).statusCode;
    expect(await statusFor(await signInOwner(app))).toBe(200);
    expect(await statusFor(await staff(second, viewer))).toBe(200);
    expect(await statusFor(await staff(second, billing))).toBe(404);
    expect(await statusFor(await staff(first, viewer))).toBe(404);
    expect(await statusFor({ staff_session: 'made-up' })).toBe(404);
    expect(await statusFor()).toBe(404);
    expect((await at('second.localhost')).statusCode).toBe(200);
  });

  it('are kept by the browser of that person alone', async () => {
    const owner = await signInOwner(app);
    const own = await at('second.localhost', owner);
    expect(own.headers['cache-control']).toMatch(/^public/);
    for (const path of [url, `${url}?format=100w`]) {
      const other = await at('first.localhost', owner, path);
      expect([other.statusCode, other.headers['cache-control']]).toEqual([
        200,
        'private, max-age=300',
      ]);
    }
    const gone = await at('first.localhost', owner, `/content/v1/${second}/none/rose.png`);
    expect(gone.statusCode).toBe(404);
  });
});
