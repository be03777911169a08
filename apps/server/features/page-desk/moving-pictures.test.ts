/** Videos, sounds and frames of other hosts on the way to visitors. */
import { nameItems } from '@sitewright/blocks';
import { userRoles, type SiteFile } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, type BuiltBlock } from '../../testing/build-page.ts';
import { openMediaDesk, type MediaDesk } from '../../testing/media-desk.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';

/** The beginning of an MP4 file, which is what it is known by, and as many bytes as are wanted. */
function filmOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'));
  return bytes;
}

describe('moving pictures and sounds on pages', () => {
  let app: TestApp;
  let desk: MediaDesk;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp();
    const siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    desk = await openMediaDesk(app, { site: 'alder', staff: await signInOwner(app) });
    office = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'alder');
  });
  afterAll(() => app.close());

  let pages = 0;
  const show = async (...blocks: BuiltBlock[]) => {
    pages += 1;
    const { urlId } = await buildPage(office, { title: `Moving ${pages}`, blocks });
    const answer = await fetch(`${desk.origin}/${urlId}`);
    return {
      html: await answer.text(),
      policy: String(answer.headers.get('content-security-policy')),
    };
  };
  const add = async (name: string, bytes: Uint8Array, type: string): Promise<SiteFile> =>
    desk.add(name, bytes, type);

  it('ENT-19 a film of the site is told by its bytes, played in parts, and has its captions', async () => {
    const film = await add('Film.MP4', filmOf(5_000), 'application/octet-stream');
    expect(film).toMatchObject({ kind: 'video', contentType: 'video/mp4' });
    const words = await add(
      'words.vtt',
      Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n'),
      '',
    );
    expect(words).toMatchObject({ kind: 'other', contentType: 'text/vtt' });
    const { html, policy } = await show({
      type: 'video',
      data: {
        files: nameItems([{ assetId: film.id }]),
        captions: nameItems([{ assetId: words.id, language: 'en', label: 'English' }]),
        title: 'A <film>',
        autoplay: true,
      },
    });
    expect(html).toContain(
      '<video class="sw-video" controls playsinline preload="metadata" aria-label="A &lt;film&gt;"' +
        ' muted data-autoplay style="aspect-ratio:16/9">' +
        `<source src="${film.url}" type="video/mp4">` +
        `<track kind="captions" src="${words.url}" srclang="en" label="English" default>`,
    );
    expect(policy).not.toMatch(/https:|frame-src|media-src/);
    const part = await fetch(desk.origin + film.url, { headers: { range: 'bytes=1000-1999' } });
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-type'),
    ]).toEqual([206, 'bytes 1000-1999/5000', 'video/mp4']);
    expect((await part.arrayBuffer()).byteLength).toBe(1_000);
    const subtitles = await fetch(desk.origin + words.url);
    expect(subtitles.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  });

  it('a video of another host opens the policy of its page alone, and is named nowhere but in a link', async () => {
    const { html, policy } = await show({
      type: 'video',
      data: { source: 'address', address: 'https://youtu.be/M7lc1UVf-VE', title: 'Throwing' },
    });
    expect(policy).toContain("; frame-src 'self' https://www.youtube-nocookie.com; ");
    expect(html).not.toMatch(/(?:src|href)="https:\/\/(?:www|i)\.(?:youtube|ytimg)/);
    expect(html).toContain('&lt;a href=&quot;https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
    const other = await show({ type: 'embed', data: { address: 'https://vimeo.com/76979871' } });
    expect(other.policy).toContain("; frame-src 'self' https://player.vimeo.com; ");
    expect(
      (await fetch(`${desk.origin}/search`)).headers.get('content-security-policy'),
    ).not.toMatch(/frame-src/);
  });

  it('what an owner or a visitor writes as HTML opens no policy', async () => {
    const frame = '<iframe data-loads="https://evil.example"></iframe>';
    const html = `<p>${frame}</p><audio data-loads="https://evil.example" src="x"></audio>`;
    const text = `<p data-html="${frame.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}">x</p>`;
    const { policy } = await show(
      { type: 'text', data: { format: 'html', html: text } },
      { type: 'text', data: { format: 'html', html } },
      { type: 'code', data: { mode: 'html', code: html } },
      { type: 'code', data: { mode: 'source', code: frame } },
      { type: 'embed', data: { source: 'html', html: frame, title: frame } },
    );
    expect(policy).not.toContain('evil');
  });

  it('GLRY-17 FMT-22 sounds are files of the site or addresses, and an album takes no more than 60 tracks', async () => {
    const tag = Buffer.from('ID3\x04\0\0\0\0\x7f\x7f cover', 'latin1');
    const bell = await add('bell.mp3', tag, '');
    expect(bell).toMatchObject({ kind: 'audio', contentType: 'audio/mpeg' });
    const track = { url: 'https://sounds.example:8443/kiln.mp3', title: 'Kiln' };
    const { html, policy } = await show(
      { type: 'audio', data: { assetId: bell.id, title: 'Bell', author: 'Ann', download: true } },
      { type: 'album', data: { tracks: nameItems([{ assetId: bell.id }, track]) } },
    );
    expect(html).toContain(`controls preload="none" src="${bell.url}" aria-label="Bell – Ann">`);
    expect(html).toContain(`<a class="sw-audio-download" href="${bell.url}" download>Download</a>`);
    expect(html).toContain('preload="none" src="https://sounds.example:8443/kiln.mp3"');
    expect(policy).toContain("; media-src 'self' https://sounds.example:8443; ");
    const count = async (length: number) => {
      const tracks = nameItems(Array.from({ length }, () => track));
      return (await show({ type: 'album', data: { tracks } })).html.match(/<audio /g)?.length;
    };
    expect(await count(60)).toBe(60);
    await expect(count(61)).rejects.toThrow('too_many_items');
  });

  it('HTML of an owner runs in a page without an origin, which only pages of the site may frame', async () => {
    const html = '<script>parent.document.title = "x"</script>';
    const { html: page, policy } = await show({
      type: 'embed',
      data: { source: 'html', html, atOnce: true, height: 300 },
    });
    expect(page).not.toContain(html);
    expect(page).toContain(
      `src="/embed-frame#${encodeURIComponent(html)}" sandbox="allow-scripts allow-forms allow-popups"`,
    );
    expect(policy).not.toMatch(/frame-src/);
    const frame = await fetch(`${desk.origin}/embed-frame`);
    const own = String(frame.headers.get('content-security-policy'));
    expect(own).toMatch(/^sandbox allow-scripts allow-forms allow-popups; /);
    expect(own).toContain("frame-ancestors 'self'");
    expect(own).not.toContain('allow-same-origin');
  });
});
