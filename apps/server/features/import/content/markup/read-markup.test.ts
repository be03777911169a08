import { expect, it } from 'vitest';
import { readMarkup } from './read-markup.ts';
import type { MarkupScope } from './piece.ts';

const notes: string[] = [];
const scope: MarkupScope = {
  origin: new URL('https://old.example/'),
  note: (code, reason) => void notes.push(`${code}: ${reason}`),
  pictureOf: (id) =>
    ({
      '5': { url: 'https://old.example/wp-content/uploads/bowl.jpg', altText: 'A bowl' },
      '6': { url: 'https://old.example/wp-content/uploads/cup.jpg' },
    })[id],
  sharedOf: (id) =>
    id === '12' ? '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->' : undefined,
};

const wrap = (name: string, html: string) => `<!-- wp:${name} -->${html}<!-- /wp:${name} -->`;

const read = (html: string, markup: 'wordpress' | 'squarespace' = 'wordpress') => {
  notes.length = 0;
  return readMarkup(html, markup, scope);
};
const pieces = (html: string, markup?: 'wordpress' | 'squarespace') =>
  read(html, markup).flatMap((row) => row.flatMap((column) => column.pieces));
const brief = (html: string, markup?: 'wordpress' | 'squarespace') =>
  pieces(html, markup).map(({ type, data, pictures }) => {
    const words = data['html'] ?? data['text'] ?? data['quote'] ?? data['label'] ?? data['code'];
    return [type, words ?? pictures?.map(({ url }) => url).join(' ') ?? ''];
  });

it('blocks of WordPress become blocks', () => {
  const html = `<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Our <em>work</em></h3><!-- /wp:heading -->
<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">One <a href="https://www.old.example/about/?a=1#b" class="x">link</a>.</p><!-- /wp:paragraph -->
<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>A</li><!-- /wp:list-item --></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Good bowls</p><!-- /wp:paragraph --><cite>A guest</cite></blockquote><!-- /wp:quote -->
<!-- wp:image {"id":5} --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/bowl-300x200.jpg" alt="" class="wp-image-5"/><figcaption>Low bowl</figcaption></figure><!-- /wp:image -->
<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->
<!-- wp:spacer {"height":"48px"} --><div style="height:48px" class="wp-block-spacer"></div><!-- /wp:spacer -->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/shop">Shop</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=aqz-KE-bpKQ"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=aqz-KE-bpKQ
</div></figure><!-- /wp:embed -->
<!-- wp:code --><pre class="wp-block-code"><code>a &lt; b</code></pre><!-- /wp:code -->
<!-- wp:html --><b>bold</b><!-- /wp:html -->
<!-- wp:more --><!--more--><!-- /wp:more -->
<!-- wp:block {"ref":12} /-->
<!-- wp:latest-posts /-->`;
  expect(brief(html)).toEqual([
    ['heading', 'Our work'],
    ['text', '<p>One <a href="/about/?a=1#b">link</a>.</p><ul><li>A</li></ul>'],
    ['quote', 'Good bowls'],
    ['image', 'https://old.example/wp-content/uploads/bowl.jpg'],
    ['line', ''],
    ['spacer', ''],
    ['button', 'Shop'],
    ['embed', ''],
    ['code', 'a < b'],
    ['code', '<b>bold</b>'],
    ['text', '<p>Shared</p>'],
  ]);
  expect(notes).toEqual([
    'block: The block "latest-posts" has no content of its own: it was left out.',
  ]);
  expect(pieces(html)[2]!.data).toEqual({ quote: 'Good bowls', source: 'A guest' });
  expect(pieces(html)[3]!.data).toEqual({ altText: 'A bowl', caption: 'Low bowl' });
  expect(pieces(html)[7]!.data).toMatchObject({
    source: 'address',
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
});

it('columns become columns of the 12, galleries one block, tables rows', () => {
  const rows = read(`<p>Before</p><!-- wp:columns --><div class="wp-block-columns">
<!-- wp:column {"width":"66.66%"} --><div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:paragraph --><p>Left</p><!-- /wp:paragraph --></div><!-- /wp:column -->
<!-- wp:column {"width":"33.33%"} --><div class="wp-block-column"><!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery"><!-- wp:image {"id":5} --><figure class="wp-block-image"><img src="x-1.jpg" class="wp-image-5"/><figcaption>One</figcaption></figure><!-- /wp:image --><!-- wp:image --><figure><img src="/b.jpg"/></figure><!-- /wp:image --></figure><!-- /wp:gallery --></div><!-- /wp:column -->
</div><!-- /wp:columns -->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Day</th><th>Open</th></tr></thead><tbody><tr><td>Mon</td><td>9–5</td></tr></tbody></table><figcaption>Hours</figcaption></figure><!-- /wp:table -->`);
  expect(rows.map((row) => row.map(({ span }) => span))).toEqual([[12], [8, 4], [12]]);
  const [gallery] = rows[1]![1]!.pieces;
  expect(gallery).toMatchObject({
    type: 'gallery',
    data: { pictures: { i1: { altText: 'A bowl', title: 'One' }, i2: {} } },
    pictures: [
      { url: 'https://old.example/wp-content/uploads/bowl.jpg' },
      { url: 'https://old.example/b.jpg' },
    ],
  });
  expect(rows[2]![0]!.pieces[0]).toMatchObject({
    type: 'table',
    data: {
      caption: 'Hours',
      hasHeadRow: true,
      rows: { i1: { cells: 'Day\nOpen' }, i2: { cells: 'Mon\n9–5' } },
    },
  });
});

it('classic text is cut at its pictures, quotes, addresses and shortcodes', () => {
  const html = `First line
second line

[caption id="attachment_5" width="300"]<a href="https://old.example/wp-content/uploads/bowl.jpg"><img class="wp-image-5" src="bowl-300x200.jpg" /></a> In oat[/caption]
<h2>More</h2>
Some [sic] words. <strong>Bold</strong>

https://vimeo.com/76979871

[gallery ids="5,6"]

[contact-form-7 id="3" title="Contact"]
<blockquote><p>Said</p></blockquote>
<pre>x = 1</pre>
<iframe src="https://maps.example/x"></iframe>
<p>text <img src="https://cdn.example/i.png" alt="I"> around</p>`;
  expect(brief(html)).toEqual([
    ['text', '<p>First line<br>second line</p>'],
    ['image', 'https://old.example/wp-content/uploads/bowl.jpg'],
    ['heading', 'More'],
    ['text', '<p>Some [sic] words. <strong>Bold</strong></p>'],
    ['embed', ''],
    [
      'gallery',
      'https://old.example/wp-content/uploads/bowl.jpg https://old.example/wp-content/uploads/cup.jpg',
    ],
    ['code', '[contact-form-7 id="3" title="Contact"]'],
    ['quote', 'Said'],
    ['code', 'x = 1'],
    ['embed', '<iframe src="https://maps.example/x"></iframe>'],
    ['image', 'https://cdn.example/i.png'],
    ['text', '<p>text  around</p>'],
  ]);
  expect(notes).toEqual([
    'shortcode: The shortcode [contact-form-7] is unknown here: it is kept as text.',
  ]);
  expect(pieces(html)[1]!.data).toEqual({ altText: 'A bowl', caption: 'In oat' });
});

it('rows, columns and blocks of Squarespace keep their places', () => {
  const html = `<div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Post Body"><div class="row sqs-row"><div class="col sqs-col-12 span-12">
<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><h2>Hello</h2><p>World</p></div></div>
<div class="row sqs-row"><div class="col sqs-col-4 span-4"><div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content"><a class="sqs-block-image-link" href="https://old.example/shop"><img data-src="https://images.squarespace-cdn.com/content/v1/a/b/c.jpg?format=750w" alt="C"></a><figcaption class="image-caption-wrapper"><div class="image-caption"><p>Caption</p></div></figcaption></div></div></div>
<div class="col sqs-col-8 span-8"><div class="sqs-block quote-block sqs-block-quote" data-block-type="31"><div class="sqs-block-content"><figure class="block-animation-none"><blockquote><span>“</span>Lovely<span>”</span></blockquote><figcaption class="source">— A guest</figcaption></figure></div></div></div></div>
<div class="sqs-block video-block sqs-block-video" data-block-type="32" data-block-json="{&quot;url&quot;:&quot;https://vimeo.com/76979871&quot;}"><div class="sqs-block-content"></div></div>
<div class="sqs-block button-block sqs-block-button" data-block-type="53"><div class="sqs-block-content"><div class="sqs-block-button-container--center"><a href="/contact" class="sqs-block-button-element">Write</a></div></div></div>
<div class="sqs-block horizontalrule-block sqs-block-horizontalrule" data-block-type="47"><div class="sqs-block-content"><hr></div></div>
<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"></div></div>
</div></div></div>`;
  const rows = read(html, 'squarespace');
  expect(rows.map((row) => row.map(({ span }) => span))).toEqual([[12], [4, 8], [12]]);
  expect(brief(html, 'squarespace')).toEqual([
    ['heading', 'Hello'],
    ['text', '<p>World</p>'],
    ['image', 'https://images.squarespace-cdn.com/content/v1/a/b/c.jpg'],
    ['quote', 'Lovely'],
    ['embed', ''],
    ['button', 'Write'],
    ['line', ''],
  ]);
  expect(rows[1]![0]!.pieces[0]!.data).toEqual({
    altText: 'C',
    caption: 'Caption',
    link: { kind: 'url', url: '/shop' },
  });
  expect(notes).toEqual(['block: The block "form" has no content of its own: it was left out.']);
});

it('HTML that lies too deep is told by its words, and broken marks lose nothing', () => {
  expect(brief(`${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}`)).toEqual([
    ['text', '<p>deep</p>'],
  ]);
  expect(notes[0]).toMatch(/^page-too-deep/);
  expect(brief('<!-- wp:paragraph --><p>Open</p><!-- wp:group {"broken --> x')).toEqual([
    ['text', '<p>Open</p><p>x</p>'],
  ]);
});

it.each([
  ['a mark full of spaces', `<!-- wp:x y${' '.repeat(200_000)}z -->`],
  ['marks that nothing closes', '<!-- wp:a --> '.repeat(30_000)],
  ['marks in each other', `${'<!-- wp:a -->'.repeat(5_000)}deep${'<!-- /wp:a -->'.repeat(5_000)}`],
  ['words in brackets', '[a] '.repeat(100_000)],
  ['codes in brackets', '[a][/b] '.repeat(50_000)],
  ['elements in each other', '<div>'.repeat(300_000)],
])('%s are read without anybody waiting', (_name, html) => {
  const words = JSON.stringify(pieces(`<p>before</p>${html}<p>behind</p>`));
  expect(words).toContain('before');
  expect(words).toContain('behind');
  expect(words.includes('deep')).toBe(html.includes('deep'));
});

it('pictures of a large gallery and links of one button are each looked at once', () => {
  const image = '<img src="/a.jpg" alt="A">';
  const frame = `<figure>${image}<figcaption>Own</figcaption></figure>`;
  const gallery = `<figure>${frame}${image.repeat(20_000)}<figcaption>All</figcaption></figure>`;
  const [first, second] = pieces(wrap('gallery', gallery)).flatMap(
    ({ pictures: all }) => all ?? [],
  );
  expect([first, second]).toMatchObject([{ caption: 'Own' }, { altText: 'A' }]);
  expect(second).not.toHaveProperty('caption');
  expect(pieces(wrap('button', '<a href="/a">x</a>'.repeat(10_000)))).toHaveLength(10_000);
}, 20_000);

it('a shared block that a page names without end is read as far as a page can be long', () => {
  const shared = wrap('paragraph', `<p>${'word '.repeat(20_000)}</p>`);
  notes.length = 0;
  const rows = readMarkup('<!-- wp:block {"ref":1} /-->'.repeat(5_000), 'wordpress', {
    ...scope,
    sharedOf: () => shared,
  });
  expect(JSON.stringify(rows).length).toBeLessThan(2_100_000);
  expect(notes).toContain('page-too-long: It shows more of shared blocks than a page can hold.');
}, 20_000);
