import { galleryMessages } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { checkDocument } from '../../checks/check-document.ts';
import { makeMailMedium } from '../../mail/mail-medium.ts';
import { blocksCss } from '../../render/blocks-css.ts';
import { drawBlock, fullSource } from '../../testing/draw-block.ts';
import { makeDocument } from '../../testing/make-document.ts';
import { askedFields } from '../asked-fields.ts';
import type { BlockSource } from '../block-type.ts';
import { blockTypeTable } from '../registry.ts';
import { captionPlaces, imageDesigns } from './image-designs.ts';

const draw = (data: object, source?: BlockSource) =>
  drawBlock('image', { assetId: 'bowl', ...data }, source);
const wrapper = (html: string) => /image-block-outer-wrapper ([^"]*)"/.exec(html)?.[1];
const silent: BlockSource = {
  ...fullSource,
  picture: (id) => ({ ...fullSource.picture(id)!, altText: '' }),
};
const shop = { kind: 'url', url: '/shop' };

it('a picture of before is what it was, byte by byte', () => {
  const inside = (data: object) => /sqs-block-content">(.*)<\/div><\/div>$/.exec(draw(data))?.[1];
  const img =
    '<img class="thumb-image" src="/p/bowl.webp" srcset="/p/bowl.webp?format=500w 500w, /p/bowl.webp 1200w"' +
    ' sizes="(max-width: 432px) 100vw, 75vw" width="1200" height="800" alt="Alt of bowl"' +
    ' loading="lazy" decoding="async"';
  expect(
    inside({ caption: 'In oat', crop: 'wide', link: { ...shop, newWindow: true, name: 'Shop' } }),
  ).toBe(
    '<div class="image-block-outer-wrapper layout-caption-below">' +
      '<figure class="sqs-block-image-figure intrinsic sw-crop--wide">' +
      '<a class="sqs-block-image-link" href="/shop" target="_blank" rel="noopener" title="Shop">' +
      `${img} style="object-position:50% 50%"></a>` +
      '<figcaption class="image-caption-wrapper"><div class="image-caption"><p>In oat</p></div></figcaption>' +
      '</figure></div>',
  );
  expect(inside({})).toBe(
    '<div class="image-block-outer-wrapper layout-caption-below">' +
      `<figure class="sqs-block-image-figure intrinsic">${img}></figure></div>`,
  );
});

test.each(captionPlaces)('a caption may stand %s, and is a class that styles know', (place) => {
  const html = draw({ captionPlace: place, caption: 'In oat' });
  expect(wrapper(html)?.split(' ')[0]).toBe(`layout-caption-${place}`);
  expect(html.includes('In oat')).toBe(place !== 'hidden');
});

test.each(imageDesigns.filter((design) => design !== 'inline'))(
  'the design %s shows title, words and a button on a card, and has rules of its own',
  (design) => {
    const html = draw({
      design,
      imageSide: 'right',
      title: 'Low <bowl>',
      caption: 'In oat',
      buttonLabel: 'See it',
      link: shop,
    });
    expect(wrapper(html)).toContain(`design-layout-${design} image-position-right`);
    expect(html).toMatch(/image-title sqs-dynamic-text"><p>Low &lt;bowl&gt;<\/p>/);
    expect(html).toMatch(/image-subtitle sqs-dynamic-text"><p>In oat<\/p>/);
    // One link, and so one stop on the way by keys.
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/shop">See it</a>');
    expect(blocksCss).toContain(`design-layout-${design}`);
    expect(draw({ design })).not.toContain('figcaption');
  },
);

it('a design without words on a button is a link as a whole, with a name', () => {
  const html = draw({ design: 'poster', title: 'Low bowl', link: shop }, silent);
  expect(html).toContain('<a class="sqs-block-image-link" aria-label="Low bowl" href="/shop">');
});

it('a caption under the pointer is shown to keys, and everywhere without a pointer that hovers', () => {
  const over = { captionPlace: 'overlay-hover', caption: 'In oat' };
  expect(draw(over)).toContain('intrinsic" tabindex="0">');
  expect(draw({ ...over, link: shop })).not.toContain('tabindex');
  expect(draw({ ...over, lightbox: true })).not.toContain('tabindex');
  expect(draw({ ...over, caption: '' })).not.toContain('tabindex');
  const hidden =
    /@media \(hover:hover\)\{[^}]*\}\s*\.layout-caption-overlay-hover>figure([^>]*)>[^{]*\{opacity:0\}/;
  expect(hidden.exec(blocksCss)?.[1]).toBe(':not(:hover):not(:focus-visible):not(:focus-within)');
});

it('words over a picture stand on a ground that white letters can be read on, whatever it shows', () => {
  const cover = (css: RegExp) => Number(css.exec(blocksCss)?.[1]);
  // Of white, what is left of it: 4.5 to 1 are reached at 54 percent.
  expect(cover(/image-caption-wrapper\{[^}]*background:rgba\(0,0,0,(\.\d+)\)/)).toBeGreaterThan(
    0.54,
  );
  expect(
    cover(/design-layout-poster[^{]*::after\{[^}]*background:rgba\(0,0,0,(\.\d+)\)/),
  ).toBeGreaterThan(0.54);
});

it('opens large where it has no link of its own; without scripts the link leads to the picture', () => {
  const html = draw({ lightbox: true, caption: 'In oat', lightboxTheme: 'light' });
  expect(wrapper(html)).toContain('sw-image-large');
  expect(html).toContain('data-lightbox-theme="light"');
  expect(html).toContain(
    '<a class="sqs-block-image-link sw-lightbox-opener" href="/p/bowl.webp"' +
      ' data-title="" data-description="In oat"><img',
  );
  expect(draw({ lightbox: true, link: shop })).not.toContain('lightbox');
  expect(draw({ lightbox: true }, silent)).toContain(`aria-label="${galleryMessages.open}"`);
  const german = { ...silent, words: { [galleryMessages.open]: 'Groß' } };
  expect(draw({ lightbox: true }, german)).toContain('aria-label="Groß"');
});

it('a picture that opens large has a name for the checks of its page', () => {
  const document = makeDocument(['image']);
  const blocks = {
    s0b0: { ...document.blocks['s0b0']!, data: { assetId: 'a', altText: '', lightbox: true } },
  };
  const settings = { types: blockTypeTable, source: silent, cldr: undefined, now: 0 };
  expect(checkDocument({ ...document, blocks }, settings)).toEqual([]);
});

it('words beside a picture stand behind it, unless its side is told', () => {
  expect(wrapper(draw({ design: 'card' }))).toContain('image-position-left');
});

it('in a mail a picture has its title and its words below it, whatever its design', () => {
  const medium = makeMailMedium({ tone: 'card', address: (url) => url });
  const words = { design: 'card', title: 'Low <bowl>', caption: 'In oat' };
  const html = drawBlock('image', { assetId: 'bowl', ...words }, fullSource, medium);
  expect(html).toMatch(/<strong[^>]*>Low &lt;bowl&gt;<\/strong><br>In oat/);
});

it('its panel asks what its design has', () => {
  const type = blockTypeTable.get('image')!;
  const asked = (data: object) => askedFields(type, data).map(({ name }) => name);
  expect(asked({})).toEqual(expect.arrayContaining(['design', 'captionPlace', 'lightbox']));
  expect(asked({})).not.toContain('title');
  expect(asked({ design: 'card' })).toEqual(
    expect.arrayContaining(['title', 'imageSide', 'buttonLabel']),
  );
  expect(asked({ design: 'card' })).not.toContain('captionPlace');
  expect(asked({ lightbox: true })).toContain('lightboxTheme');
});

it('a link of a picture leads there in another window, without handing this one over', () => {
  for (const design of [undefined, 'card']) {
    const html = draw({
      design,
      link: { kind: 'url', url: 'https://a.example/?b=1&c', newWindow: true },
    });
    expect(html).toContain(
      '<a class="sqs-block-image-link" href="https://a.example/?b=1&amp;c" target="_blank" rel="noopener"><img',
    );
    expect(draw({ design, link: shop })).not.toMatch(/target=|rel=/);
  }
  expect(draw({ link: { kind: 'url', url: 'javascript:alert(1)' } })).not.toContain('<a');
});

it('a link of a picture has a name: what the picture, its owner or its caption says', () => {
  const nameOf = (data: object, source?: BlockSource) => {
    const html = draw({ link: shop, ...data }, source);
    const read = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(html)?.[1];
    return read('aria-label') || read('alt') || read('title');
  };
  expect(nameOf({})).toBe('Alt of bowl');
  expect(nameOf({ caption: 'In <oat>' })).toBe('Alt of bowl');
  expect(nameOf({ caption: 'In <oat>' }, silent)).toBe('In &lt;oat&gt;');
  expect(nameOf({ altText: '', caption: 'In oat' })).toBe('In oat');
  const named = { link: { ...shop, name: 'The shop' }, caption: 'In oat' };
  expect(nameOf(named, silent)).toBe('The shop');
});

it('says what the library says until somebody writes, and nothing where somebody emptied it', () => {
  const withBody: BlockSource = {
    ...fullSource,
    picture: (id) => ({ ...fullSource.picture(id)!, body: '<p>Of the library</p>' }),
  };
  const alt = (data: object) => /alt="([^"]*)"/.exec(draw(data, withBody))?.[1];
  expect([alt({}), alt({ altText: 'A' }), alt({ altText: '' })]).toEqual(['Alt of bowl', 'A', '']);
  expect(draw({}, withBody)).toContain('<div class="image-caption"><p>Of the library</p></div>');
  expect(draw({ caption: '' }, withBody)).not.toContain('figcaption');
  const helps = blockTypeTable.get('image')!.panel.flatMap(({ help }) => help?.en ?? []);
  expect(helps.filter((help) => /library.*Emptied: (?:nothing|none)/.test(help))).toHaveLength(2);
});

test.each(['square', 'portrait', 'landscape', 'wide', 'round'])(
  'is cut to the shape %s',
  (crop) => {
    expect(draw({ crop })).toContain(`intrinsic sw-crop--${crop}">`);
    expect(draw({ crop, design: 'card' })).toContain(`image-block-wrapper sw-crop--${crop}">`);
    expect(blocksCss).toContain(`.sw-crop--${crop} img`);
    // A shape waits for its picture; without one there is no place to keep.
    expect(drawBlock('image', { crop })).toContain(
      `<div class="sw-picture-place sw-crop--${crop}">`,
    );
    expect(drawBlock('image', { crop: 'none' })).not.toContain('sw-picture-place');
  },
);
