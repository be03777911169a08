/** What lies behind sections, and how they end. */
import {
  backgroundSources,
  dividerShapes,
  videoMessages,
  type SectionStyle,
} from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { fullSource } from '../testing/draw-block.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { blocksCss } from './blocks-css.ts';
import { needsOf, renderDocument } from './render-document.ts';

const settings = { types: blockTypeTable, source: fullSource, cldr: undefined, now: 0 };

function styled(style: SectionStyle) {
  const document = makeDocument(['spacer']);
  return { ...document, sections: { s0: { ...document.sections['s0']!, style } } };
}
const draw = (style: SectionStyle) => renderDocument(styled(style), settings);
const ground = (html: string) =>
  /<div class="section-background">(.*?)<\/div><\/div>/.exec(html)?.[1] ?? '';

test.each(Object.keys(backgroundSources.values))(
  'ENUM-04 a background of the source %s',
  (name) => {
    const source = name as NonNullable<SectionStyle['background']>['source'];
    const { html } = draw({ background: { source, assetId: 'sea.mp4', posterId: 'still' } });
    const expected = {
      upload: ['<img class="section-background-image" src="/p/sea.mp4.webp?format=2500w"', false],
      instagram: [
        '<img class="section-background-image" src="/p/sea.mp4.webp?format=2500w"',
        false,
      ],
      video: ['<img class="section-background-image" src="/p/still.webp?format=2500w"', true],
      none: ['', false],
    }[source];
    expect(ground(html).startsWith(String(expected[0]))).toBe(true);
    expect(ground(html) === '').toBe(source === 'none');
    expect(html.includes('<video')).toBe(expected[1]);
    expect(html.includes('has-background')).toBe(source !== 'none');
  },
);

it('ENUM-04 a video is silent, still until it is let play, and asked of nobody else', () => {
  const { html } = draw({ background: { source: 'video', assetId: 'sea.mp4', posterId: 'still' } });
  expect(html).toContain(
    '<video class="section-background-video" src="/f/sea.mp4" muted loop playsinline preload="none"' +
      ' aria-hidden="true" tabindex="-1"></video>',
  );
  expect(html).not.toContain('autoplay');
  expect(html).toContain(
    `<button type="button" class="sw-section-video" data-paused aria-label="${videoMessages.play}"></button>`,
  );
  expect(blocksCss).toContain('@media (scripting:none){.sw-section-video{display:none}}');
  expect(
    needsOf(
      styled({ background: { source: 'video', assetId: 'sea', posterId: 'still' } }),
      blockTypeTable,
    ).assetIds,
  ).toEqual(['sea', 'still']);
});

it('ENUM-04 a video that is gone leaves its picture, and no button', () => {
  const source = { ...fullSource, fileUrl: () => undefined };
  const document = styled({ background: { source: 'video', assetId: 'gone', posterId: 'still' } });
  const { html } = renderDocument(document, { ...settings, source });
  expect(html).toContain('section-background-image');
  expect(html).not.toMatch(/<video|<button/);
});

it('a background picture comes in the width of the window', () => {
  const { html } = draw({ background: { source: 'upload', assetId: 'sea' } });
  expect(html).toContain(
    'srcset="/p/sea.webp?format=500w 500w, /p/sea.webp 1200w" sizes="100vw" alt=""',
  );
});

it('a colour alone is a ground, too', () => {
  expect(draw({ background: { source: 'none', color: '#eee' } }).html).toContain('has-background');
  expect(draw({}).html).not.toContain('has-background');
});

test.each(dividerShapes)('an edge may be %s', (shape) => {
  const { html, css } = draw({ divider: { shape, height: 60 } });
  const isShaped = shape !== 'none' && shape !== 'line';
  expect(html.includes(`has-section-divider section-divider--${shape}`)).toBe(shape !== 'none');
  expect(css.includes('--divider-bottom-shape:url("data:image/svg+xml,')).toBe(isShaped);
  expect(
    css.includes(
      '[data-section-id="s0"]+.page-section>.section-border{top:calc(-1*min(60px,25vw))',
    ),
  ).toBe(isShaped);
  expect(css.includes('--divider-line:60px')).toBe(shape === 'line');
  // Nothing that could leave its rule.
  expect(css.replaceAll(/url\("[^"]*"\)/g, '')).not.toMatch(/[<>]svg|%3C/);
});

it('an edge takes its height from the section, so that no text lies below it and nothing moves later', () => {
  const { css } = draw({ divider: { shape: 'wave' } });
  expect(css).toContain(
    '[data-section-id="s0"]>.content-wrapper{border-bottom:min(80px,25vw) solid transparent}',
  );
});

it('each of two sections has its ground on its own side of the edge between them', () => {
  const { css } = draw({ divider: { shape: 'point' } });
  const drawn = (name: string) =>
    new RegExp(`--divider-${name}-shape:url\\("[^"]*path d='([^']*)'`).exec(css)?.[1];
  expect(drawn('bottom')).toBe('M0,0L50,100L100,0V0H0Z');
  expect(drawn('top')).toBe('M0,0L50,100L100,0V100H0Z');
});

it('a line is drawn at the lower edge, in its colour and as thick as it is', () => {
  expect(blocksCss).toContain(
    '.section-divider--line::after{position:absolute;inset:auto 0 0;height:var(--divider-line);background:var(--divider-ink)',
  );
});

it('a picture behind a section keeps its point of interest in sight', () => {
  const { css } = draw({
    background: { source: 'upload', assetId: 'sea', focalX: 0.25, focalY: 0.3333 },
  });
  expect(css).toContain(
    '[data-section-id="s0"] :is(.section-background-image,.section-background-video){object-position:25% 33.33%}',
  );
  const across = draw({ background: { source: 'upload', assetId: 'sea', focalX: 0.25 } });
  expect(across.css).toContain('{object-position:25% 50%}');
});

it('a colour covers what lies below it as far as it says, and not at all where it says nothing', () => {
  const over = (background: object) =>
    draw({ background: { source: 'none', color: '#123', ...background } }).css;
  const rule = '[data-section-id="s0"] .section-background-overlay{background-color:#123';
  expect(over({})).toContain(`${rule}}`);
  expect(over({ source: 'upload', assetId: 'sea' })).toContain(`${rule};opacity:0}`);
  expect(over({ source: 'upload', assetId: 'sea', overlay: 0.4 })).toContain(
    `${rule};opacity:0.4}`,
  );
});

it('an edge may be mirrored, and a line has a colour of the theme', () => {
  expect(draw({ divider: { shape: 'slant', flip: true } }).css).toContain('matrix(-1 0 0 1 100 0)');
  expect(draw({ divider: { shape: 'slant' } }).css).not.toContain('matrix');
  expect(draw({ divider: { shape: 'line', ink: 'accent' } }).css).toContain(
    '{--divider-line:1px;--divider-ink:var(--sw-color-accent,currentColor)}',
  );
});

it('a height of its own is a share of the window', () => {
  expect(draw({ height: 'custom', customHeight: 40 }).css).toContain(
    '[data-section-id="s0"]{min-height:40vh}',
  );
  expect(draw({ height: 'large', customHeight: 40 }).css).not.toContain('min-height');
});
