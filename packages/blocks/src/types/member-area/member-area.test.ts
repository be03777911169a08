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
import { blockTypeTable } from '../registry.ts';

const sample = answerBySample({ kind: 'plan', id: 'm' }) as BlockAnswerOf<'plan'>;
const draw = (data: object = {}, answer: Partial<typeof sample> = {}) =>
  insideOf(drawBlock('member-area', { planId: 'm1', ...data }, sourceOf({ ...sample, ...answer })));

it('ROUT-20 says what a membership offers and costs, and how one joins or signs in', () => {
  const html = draw({ buttonLabel: 'Join <us>' });
  expect(html).toContain('<h2 class="sw-offer-title">Friends &amp; co</h2>');
  expect(html).toContain('<p class="sw-offer-price">$5.00 every month</p>');
  expect(html).toContain('<p class="sw-lines">Letters each month.</p>');
  expect(html).toContain('<ul class="sw-offer-list"><li>The &lt;club&gt;</li></ul>');
  expect(html).toContain('<form class="sw-visitor-form" method="post" action="/members/join/m1">');
  expect(html).toMatch(/<button type="submit" [^>]*>Join &lt;us&gt;<\/button>/);
  expect(html).toContain('<a href="/members">Are you a member? Sign in</a>');
});

it('the price and the button alone are shown where that is wanted', () => {
  const html = draw({ shows: 'joining' });
  expect(html).not.toMatch(/<h2|sw-lines|sw-offer-list/);
  expect(html).toMatch(/sw-offer-price.*<form.*sw-offer-members/);
});

it('what is for members is on no page', () => {
  const html = draw({ memberHtml: '<p>Secret of members</p>' });
  expect(html).not.toContain('Secret');
  expect(
    JSON.stringify(
      blockTypeTable
        .get('member-area')!
        .show(
          { planId: 'm1', shows: 'all', buttonLabel: '', memberHtml: 'Secret' },
          sourceOf(sample),
        ),
    ),
  ).not.toContain('Secret');
  expect(blockTypeTable.get('member-area')!.htmlFields).toEqual(['memberHtml']);
});

it('a script finds the block and its plan, to put there what is for members', () => {
  expect(draw({}, { id: 'm"1' })).toContain(
    '<div class="sw-offer sw-member-area" data-plan-id="m&quot;1" data-area-id="b">' +
      '<div class="sw-member-offer">',
  );
});

it('says why nobody can join now, and lets members in still', () => {
  const html = draw({}, { closedText: 'It is <full>.' });
  expect(html).toContain('<p class="sw-offer-closed">It is &lt;full&gt;.</p>');
  expect(html).not.toMatch(/<form|<button/);
  expect(html).toContain('<a href="/members">');
});

it('ids of its fields are those of this block alone', () => {
  expect(
    draw({}, { fieldsHtml: `<i id="${blockIdMark}-a"></i><i id="${blockIdMark}-b"></i>` }),
  ).toContain('<i id="b-a"></i><i id="b-b"></i>');
});

it('its button says what it does in the language of the page, where its owner says nothing', () => {
  const button = (buttonLabel: string, source?: typeof germanSource) =>
    /<button[^>]*>([^<]*)</.exec(
      drawBlock('member-area', { planId: 'm1', buttonLabel }, source),
    )?.[1];
  expect([button(' '), button('', germanSource), button('Los', germanSource)]).toEqual([
    'Join',
    'Beitreten',
    'Los',
  ]);
});

it('asks for its plan, and is empty without one', () => {
  const { isEmpty, needs } = askBlock('member-area', { planId: 'm1' });
  expect([isEmpty, needs.queries]).toEqual([false, [{ kind: 'plan', id: 'm1' }]]);
  const none = askBlock('member-area', { planId: '', memberHtml: '<p>A</p>' });
  expect([none.isEmpty, none.needs.queries]).toEqual([true, []]);
  expect(insideOf(drawBlock('member-area', { planId: 'gone' }, emptySource))).toBe('');
});
