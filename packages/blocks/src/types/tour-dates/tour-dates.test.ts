import { expect, it } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

const draw = (date: object, more: object = {}) =>
  drawBlock('tour-dates', {
    dates: nameItems([{ when: '12 May', venue: 'Old Mill', ...date }]),
    ...more,
  });

it('machines read a day that is one; people read what was written in any case', () => {
  expect(draw({ day: ' 2027-05-12 ' })).toContain('<time datetime="2027-05-12">12 May</time>');
  for (const day of ['12 May 2027', '2027-05', '2027-05-12T20:00']) {
    expect([day, draw({ day })]).toEqual([day, expect.not.stringContaining('<time')]);
  }
  expect(draw({ day: 'soon' })).toContain('12 May');
});

it('leads to tickets as they were linked, and nowhere when they are sold out', () => {
  const link = { kind: 'url', url: 'https://tickets.example/12', newWindow: true };
  expect(draw({ link })).toContain(
    'aria-label="Tickets, 12 May, Old Mill" target="_blank" rel="noopener">Tickets</a>',
  );
  expect(draw({ link: { ...link, newWindow: false } })).not.toContain('target=');
  expect(draw({ link }, { ticketText: 'Karten' })).toContain('>Karten</a>');
  const soldOut = draw({ link, isSoldOut: true }, { soldOutText: 'Ausverkauft' });
  expect([soldOut.includes('Ausverkauft'), soldOut.includes('<a ')]).toEqual([true, false]);
});
