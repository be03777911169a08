import { contentLimits } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { readPhotoFeed } from './read-photo-feed.ts';

const at = 'https://photos.example/people/ada/feed';

it('GLRY-16 reads the public feed of Flickr, with the call around it or without', () => {
  const feed = {
    title: 'Uploads from Ada',
    items: [
      { title: 'Fog <b>at</b> six', link: 'https://flickr.example/1', media: { m: '/1_m.jpg' } },
      { title: 'No picture', link: 'https://flickr.example/2' },
      { title: 'Twice', media: { m: '/1_m.jpg' } },
    ],
  };
  for (const text of [JSON.stringify(feed), `jsonFlickrFeed(${JSON.stringify(feed)})`]) {
    expect(readPhotoFeed(text, at)).toEqual({
      title: 'Uploads from Ada',
      pictures: [{ url: 'https://photos.example/1_m.jpg', title: 'Fog at six' }],
    });
  }
});

it('GLRY-16 reads JSON Feed and plain lists, and takes no page for a picture', () => {
  const feed = {
    title: 'Walks',
    items: [
      { url: 'https://a.example/walk-1', image: 'https://a.example/1.webp' },
      { url: 'https://a.example/walk-2', attachments: [{ url: '2.jpg', mime_type: 'image/jpeg' }] },
      { url: 'https://a.example/walk-3' },
      { url: 'https://a.example/4.png?w=2', title: 'Four' },
      { image: 'javascript:alert(1)' },
    ],
  };
  expect(readPhotoFeed(JSON.stringify(feed), at)?.pictures).toEqual([
    { url: 'https://a.example/1.webp', title: '' },
    { url: 'https://photos.example/people/ada/2.jpg', title: '' },
    { url: 'https://a.example/4.png?w=2', title: 'Four' },
  ]);
  expect(readPhotoFeed('["/a.jpg"]', at)?.pictures[0]?.url).toBe('https://photos.example/a.jpg');
  expect(readPhotoFeed('{"items":', at)).toBeUndefined();
  expect(readPhotoFeed('{"a":1}', at)).toBeUndefined();
});

it('GLRY-16 reads RSS and Atom: the largest declared picture, else an enclosure, a preview, one in the text', () => {
  const rss =
    '<?xml version="1.0"?><rss xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Tide &amp; sand</title>' +
    '<image><title>Logo</title></image>' +
    '<item><title>One</title><media:group><media:content url="/s.jpg" width="300"/>' +
    '<media:content url="/l.jpg" width="1600" type="image/jpeg"/></media:group><media:thumbnail url="/t.jpg"/></item>' +
    '<item><title>Two</title><enclosure url="/two.png" type="image/png" length="1"/></item>' +
    '<item><title>Three</title><description>&lt;p&gt;&lt;img alt="" src="/three.jpg?a=1&amp;amp;b=2"&gt;</description></item>' +
    '<item><title>Sound</title><enclosure url="/a.mp3" type="audio/mpeg" length="1"/></item>' +
    '</channel></rss>';
  expect(readPhotoFeed(rss, at)).toEqual({
    title: 'Tide & sand',
    pictures: [
      { url: 'https://photos.example/l.jpg', title: 'One' },
      { url: 'https://photos.example/two.png', title: 'Two' },
      { url: 'https://photos.example/three.jpg?a=1&b=2', title: 'Three' },
    ],
  });
  const atom =
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Ada</title><entry><title>Dune</title>' +
    '<link rel="alternate" href="/dune"/><link rel="enclosure" type="image/jpeg" href="/dune.jpg"/></entry></feed>';
  expect(readPhotoFeed(atom, at)?.pictures).toEqual([
    { url: 'https://photos.example/dune.jpg', title: 'Dune' },
  ]);
});

it('GLRY-16 takes 50 pictures of a gallery, and refuses what is no feed', () => {
  const many = JSON.stringify(Array.from({ length: 80 }, (_, index) => `/${index}.jpg`));
  expect(readPhotoFeed(many, at)?.pictures).toHaveLength(50);
  for (const text of [
    '',
    '<html><body><img src="/a.jpg"></body></html>',
    '<rss><channel><item>',
    '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel><title>&a;</title></channel></rss>',
    `${'<rss>'.repeat(50)}${'</rss>'.repeat(50)}`,
  ]) {
    expect([text.slice(0, 20), readPhotoFeed(text, at)]).toEqual([text.slice(0, 20), undefined]);
  }
});

const signs = 100_000;
const inRss = (words: string) =>
  `<rss><channel><title>Walks</title><item><description><![CDATA[${words}]]></description></item></channel></rss>`;

it.each([
  ['signs that open no tag', JSON.stringify({ title: `Walks ${'<'.repeat(signs)}`, items: [] })],
  ['pictures that never end', inRss('<img '.repeat(signs))],
])('GLRY-16 no feed holds the server: %s are read in one pass', (_what, text) => {
  expect(readPhotoFeed(text, at)).toMatchObject({
    title: expect.stringMatching(/^Walks/) as string,
    pictures: [],
  });
});

it('GLRY-16 no feed holds the server: an end of a call that does not come is looked for once', () => {
  expect(readPhotoFeed(`call([])${' '.repeat(2 * signs)}x`, at)).toBeUndefined();
  expect(readPhotoFeed(`call([]) ;${' '.repeat(signs)}`, at)).toEqual({ title: '', pictures: [] });
});

it('GLRY-16 titles are such that the library keeps them: no NUL, no half of a character', () => {
  const feed = {
    title: 'Fog\0 \uD800',
    items: [{ title: `${'a'.repeat(contentLimits.titleLength - 1)}😀`, image: '/1.jpg' }],
  };
  const gallery = readPhotoFeed(JSON.stringify(feed), at);
  expect(gallery?.title).toBe('Fog');
  expect(gallery?.pictures[0]?.title).toBe('a'.repeat(contentLimits.titleLength - 1));
});
