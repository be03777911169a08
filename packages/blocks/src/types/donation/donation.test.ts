import { blockIdMark, type BlockAnswerOf } from '@sitewright/contract';
import { expect, it } from 'vitest';
import {
  askBlock,
  drawBlock,
  emptySource,
  germanSource,
  insideOf,
  sourceOf,
} from '../../testing/draw-block.ts';
import { answerBySample } from '../../testing/sample-answers.ts';

const sample = answerBySample({ kind: 'donation', id: 'd' }) as BlockAnswerOf<'donation'>;
const draw = (data: object = {}, answer: Partial<typeof sample> = {}) =>
  insideOf(
    drawBlock('donation', { donationId: 'd1', ...data }, sourceOf({ ...sample, ...answer })),
  );

it('SUBS-05 says what is given for, and gives by the form of its page', () => {
  const html = draw({ buttonLabel: 'Give <now>' });
  expect(html).toContain('<h2 class="sw-offer-title">New &lt;roof&gt;</h2>');
  expect(html).toContain(
    '<p class="sw-lines">It leaks.</p><p class="sw-lines">Help &amp; give.</p>',
  );
  expect(html).toContain(
    '<form class="sw-visitor-form" method="post" action="/checkout/donate/d1">' +
      '<label>Amount <input name="otherAmount"></label>',
  );
  expect(html).toMatch(/<button type="submit" [^>]*>Give &lt;now&gt;<\/button>/);
});

it('shows the form alone where that is wanted', () => {
  const html = draw({ shows: 'form' });
  expect(html).not.toMatch(/<h2|sw-lines/);
  expect(html).toContain('<form ');
});

it('says why nothing can be given now, in place of the form', () => {
  for (const shows of ['all', 'form']) {
    const html = draw({ shows }, { closedText: 'It is <over>.' });
    expect(html).toContain('<p class="sw-offer-closed">It is &lt;over&gt;.</p>');
    expect(html).not.toMatch(/<form|<button/);
  }
});

it('ids of its fields are those of this block alone', () => {
  const html = draw(
    {},
    { fieldsHtml: `<p id="${blockIdMark}-a"></p><p id="${blockIdMark}-b"></p>` },
  );
  expect(html).toContain('<p id="b-a"></p><p id="b-b"></p>');
});

it('its button says what it does in the language of the page, where its owner says nothing', () => {
  const button = (buttonLabel: string, source?: typeof germanSource) =>
    /<button[^>]*>([^<]*)</.exec(
      drawBlock('donation', { donationId: 'd1', buttonLabel }, source),
    )?.[1];
  expect([button(' '), button('', germanSource), button('Los', germanSource)]).toEqual([
    'Donate',
    'Spenden',
    'Los',
  ]);
});

it('asks for its donation, and is empty without one', () => {
  const { isEmpty, needs } = askBlock('donation', { donationId: 'd1' });
  expect([isEmpty, needs.queries]).toEqual([false, [{ kind: 'donation', id: 'd1' }]]);
  expect([askBlock('donation').isEmpty, askBlock('donation').needs.queries]).toEqual([true, []]);
  expect(askBlock('donation', { donationId: '' }).isEmpty).toBe(true);
  expect(insideOf(drawBlock('donation', { donationId: 'gone' }, emptySource))).toBe('');
});
