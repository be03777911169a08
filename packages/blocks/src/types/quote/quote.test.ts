import { expect, it } from 'vitest';
import { makeMailMedium } from '../../mail/mail-medium.ts';
import { askBlock, drawBlock, fullSource, insideOf } from '../../testing/draw-block.ts';

const draw = (data: object) => insideOf(drawBlock('quote', data));

it('what was said stands in quotation marks, and who said it below', () => {
  expect(draw({ quote: 'Good <mugs> & "bowls"', source: 'Ann <Lee>' })).toBe(
    '<figure><blockquote><span>“</span>Good &lt;mugs&gt; &amp; &quot;bowls&quot;<span>”</span>' +
      '</blockquote><figcaption class="source">— Ann &lt;Lee&gt;</figcaption></figure>',
  );
});

it('nobody is named where nobody was told', () => {
  for (const data of [{}, { source: '' }, { source: '  ' }]) {
    expect(draw({ quote: 'Good', ...data })).not.toContain('figcaption');
  }
});

it('is empty without what was said, whoever said it', () => {
  expect(askBlock('quote', { source: 'Ann' }).isEmpty).toBe(true);
  expect(askBlock('quote', { quote: ' \n' }).isEmpty).toBe(true);
  expect(askBlock('quote', { quote: 'Good' }).isEmpty).toBe(false);
});

it('in a mail it says the same', () => {
  const medium = makeMailMedium({ tone: 'card', address: (url) => url });
  const html = drawBlock('quote', { quote: 'Good & <b>', source: 'Ann' }, fullSource, medium);
  expect(html).toMatch(/Good &amp; &lt;b&gt;/);
  expect(html).toMatch(/— Ann/);
});
