/** What owners tell of pictures, and videos of posts, on the way to templates. */
import { userRoles, type SiteFile } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { makePicture, openMediaDesk, type MediaDesk } from '../../testing/media-desk.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';

describe('pictures and videos of posts', () => {
  let app: TestApp;
  let desk: MediaDesk;
  let office: Office;
  let file: SiteFile;
  let postId: string;
  beforeAll(async () => {
    app = await createTestApp();
    const siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    desk = await openMediaDesk(app, { site: 'alder', staff: await signInOwner(app) });
    office = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'alder');
    file = await desk.add('still.png', await makePicture(90), 'image/png');
    postId = await app.ctx.transact(async (trx) => {
      const { id: collectionId } = await saveCollection(trx, siteId, {
        typeName: 'blog',
        type: 1,
        urlId: 'journal',
        title: 'Journal',
      });
      const { id } = await saveContentItem(trx, siteId, {
        collectionId,
        urlId: 'film',
        title: 'A "film" & more',
        body: '<p>Words.</p>',
        mainImageId: file.id,
        publishOn: new Date(0),
      });
      return id;
    });
  });
  afterAll(() => app.close());

  const edit = (changes: object) => desk.call('POST', `/${file.id}/edits`, { changes });
  const change = (changes: object) => office.send('PATCH', `posts/${postId}`, { changes });
  const readItem = async () => {
    const answer = await fetch(`${desk.origin}/journal/film?format=json`);
    return ((await answer.json()) as { item: Record<string, unknown> }).item;
  };
  const visit = async (path = '/journal/film') => {
    const answer = await fetch(desk.origin + path);
    return {
      html: await answer.text(),
      policy: String(answer.headers.get('content-security-policy')),
    };
  };

  it('ENT-17 a picture has a caption, a key and a preview of its licence, as its owner says', async () => {
    const plain = await readItem();
    expect(plain['mainImage']).toMatchObject({ body: '' });
    expect(plain['mainImage']).not.toHaveProperty('componentKey');
    expect(plain).not.toHaveProperty('licensedAssetPreview');
    const edited = await edit({
      body: { from: '', to: '<p onclick="x()">At the <b>wheel</b><script>x()</script></p>' },
      componentKey: { from: '', to: 'wheel-1' },
      license: { from: 'own', to: 'preview' },
      licenseProvider: { from: '', to: 'Still & Co' },
      licenseAuthor: { from: '', to: 'Ann <Lee>' },
    });
    expect(edited.body['file']).toMatchObject({ body: '<p>At the <b>wheel</b></p>' });
    const licensedAssetPreview = { provider: 'Still &amp; Co', contributor: 'Ann &lt;Lee&gt;' };
    const told = { componentKey: 'wheel-1', licensedAssetPreview };
    const item = await readItem();
    expect(item).toMatchObject({ ...told, body: '<p>Words.</p>' });
    expect(item['mainImage']).toMatchObject({ ...told, body: '<p>At the <b>wheel</b></p>' });
    await edit({ license: { from: 'preview', to: 'licensed' } });
    expect(await readItem()).not.toHaveProperty('licensedAssetPreview');
    expect((await edit({ componentKey: { from: 'wheel-1', to: 'a "b"' } })).status).toBe(400);
    expect((await edit({ license: { from: 'licensed', to: 'stolen' } })).status).toBe(400);
  });

  it('ENT-17 a block shows the caption of the library where it has none of its own', async () => {
    const captionOf = async (data: object) => {
      const block = { type: 'image', data: { assetId: file.id, ...data } };
      const { urlId } = await buildPage(office, { title: 'Still', blocks: [block] });
      return /<div class="image-caption">.*?<\/div>/.exec((await visit(`/${urlId}`)).html)?.[0];
    };
    expect(await captionOf({})).toBe('<div class="image-caption"><p>At the <b>wheel</b></p></div>');
    expect(await captionOf({ caption: 'Own & short' })).toBe(
      '<div class="image-caption"><p>Own &amp; short</p></div>',
    );
    expect(await captionOf({ caption: '' })).toBeUndefined();
  });

  it('ENT-19 a post has the video of its address, with its picture as the cover, and asks nobody for it', async () => {
    expect(await readItem()).not.toHaveProperty('oembed');
    await change({
      videoUrl: { from: '', to: ' https://youtu.be/M7lc1UVf-VE ' },
      hasVideoOverlay: { from: false, to: true },
    });
    const item = await readItem();
    expect(item).toMatchObject({
      overlay: true,
      mainImageId: file.id,
      systemDataId: file.id,
      oembed: {
        providerName: 'YouTube',
        url: 'https://youtu.be/M7lc1UVf-VE',
        title: 'A &quot;film&quot; &amp; more',
      },
    });
    const { html: frame } = item['oembed'] as { html: string };
    expect(frame).toContain(
      '<iframe data-loads="https://www.youtube-nocookie.com" title="A &quot;film&quot; &amp; more"',
    );
    expect(frame).toContain(`&lt;img src=&quot;${file.url}&quot;`);
    expect(frame).not.toMatch(/ src="/);
    const { html, policy } = await visit();
    expect(html).toContain(`<div class="post-picture">${frame}</div>`);
    expect(policy).toContain("; frame-src 'self' https://www.youtube-nocookie.com; ");
  });

  it('ENT-19 an address that shows no video is kept, and templates get none', async () => {
    await change({ videoUrl: { from: ' https://youtu.be/M7lc1UVf-VE ', to: 'https://a.example' } });
    expect(await readItem()).not.toHaveProperty('oembed');
    expect((await visit()).policy).not.toContain('frame-src');
    expect((await office.get(`posts/${postId}`)).body).toContain('"videoUrl":"https://a.example"');
  });
});
