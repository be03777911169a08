import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editBlock } from '../acts/block-acts.ts';
import { invertCommands } from '../commands/apply-command.ts';
import { makeDocument } from '../testing/make-document.ts';
import { mergeTexts } from './merge-texts.ts';
import { putOnTop } from './put-on-top.ts';

const base = '<p>We make bowls of clay.</p><p>They last for years.</p>';

describe('EDIT-01 texts that two people change at once', () => {
  it.each([
    [
      'words of two paragraphs',
      '<p>We make large bowls of clay.</p><p>They last for years.</p>',
      '<p>We make bowls of clay.</p><p>They last for many years.</p>',
      '<p>We make large bowls of clay.</p><p>They last for many years.</p>',
    ],
    [
      'a mark around words, and a paragraph behind',
      '<p>We make <strong>bowls</strong> of clay.</p><p>They last for years.</p>',
      '<p>We make bowls of clay.</p><p>They last for years.</p><p>Ask us.</p>',
      '<p>We make <strong>bowls</strong> of clay.</p><p>They last for years.</p><p>Ask us.</p>',
    ],
    [
      'both at the same place',
      '<p>We make bowls of clay.</p><p>They last for years. Really.</p>',
      '<p>We make bowls of clay.</p><p>They last for years. Ask us.</p>',
      '<p>We make bowls of clay.</p><p>They last for years. Really. Ask us.</p>',
    ],
    ['nobody did', base, base, base],
  ])('%s: both are there', (_what, theirs, mine, both) => {
    expect(mergeTexts({ base, theirs, mine })).toBe(both);
  });

  it.each([
    ['the same word', 'one two three', 'one 2 three', 'one TWO three'],
    ['one took away what the other changed', 'one two three', 'one three', 'one TWO three'],
    ['a label that one went on with and the other wrote anew', 'Theirs', 'Theirs again', 'Mine'],
    ['a title that both went on with', 'A title', 'A title too', 'A title also'],
    ['nothing, in which both wrote', '', 'One two', 'Three four'],
    ['tags that would cross', '<p>a b c</p>', '<p><b>a b</b> c</p>', '<p>a <i>b c</i></p>'],
    ['an address', '/shop', '/store', '/shop?page=2'],
    ['a colour', '#ffffff', '#fffff0', '#0fffff'],
  ])('%s: somebody has to choose', (_what, before, theirs, mine) => {
    expect(mergeTexts({ base: before, theirs, mine })).toBeUndefined();
  });

  it('a tag and an entity are never cut', () => {
    const before = '<p>One &amp; <a href="/a b" title="x > y">two</a> three four</p>';
    const theirs = before.replace('/a b', '/a c');
    const mine = before.replace('four', 'five');
    expect(mergeTexts({ base: before, theirs, mine })).toBe(
      '<p>One &amp; <a href="/a c" title="x > y">two</a> three five</p>',
    );
  });

  it('loses no word of either, whatever they insert and wherever', () => {
    const words = fc.array(fc.constantFrom<string>('red', 'blue', 'and', 'of', 'clay'), {
      maxLength: 12,
    });
    const insertion = fc.record({
      at: fc.nat(),
      word: fc.constantFrom<string>('theirs', 'mine', 'it'),
    });
    fc.assert(
      fc.property(words, insertion, insertion, (start, first, second) => {
        const put = ({ at, word }: { at: number; word: string }) =>
          start.toSpliced(at % (start.length + 1), 0, word).join(' ');
        const texts = { base: start.join(' '), theirs: put(first), mine: put(second) };
        const merged = mergeTexts(texts);
        if (merged === undefined) return;
        const sorted = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();
        const letters = (text: string) => sorted(text).join('').length;
        const kept = texts.theirs.length - texts.base.length + texts.mine.length;
        expect(merged.length).toBe(kept);
        expect(letters(merged)).toBe(
          letters(texts.theirs) + letters(texts.mine) - letters(texts.base),
        );
      }),
    );
  });

  it('commands merge so, undo takes back the own words alone, and what met is told', () => {
    const start = makeDocument(['text']);
    const write = (to: string, from = start) => editBlock(from, 's0b0', { path: ['html'], to });
    const before = putOnTop(start, write(base)).document;
    const theirText = base.replace('bowls', 'large bowls');
    const theirs = putOnTop(before, write(theirText, before)).document;
    const mine = putOnTop(theirs, write(base.replace('for years', 'for many years'), before));
    expect(mine.conflicts).toEqual([]);
    expect(mine.document.blocks['s0b0']?.data).toMatchObject({
      html: theirText.replace('for years', 'for many years'),
    });
    const greeted = `<p>Hello</p>${theirText.replace('for years', 'for many years')}`;
    const later = putOnTop(mine.document, write(greeted, mine.document));
    const undone = putOnTop(later.document, invertCommands(mine.applied));
    expect(undone.conflicts).toEqual([]);
    expect(undone.document.blocks['s0b0']?.data).toMatchObject({
      html: `<p>Hello</p>${theirText}`,
    });
    const others = putOnTop(before, write(base.replace('bowls', 'plates'), before)).document;
    const met = putOnTop(others, write(base.replace('bowls', 'cups'), before));
    expect(met.conflicts).toMatchObject([{ target: 'blocks.s0b0.data.html', reason: 'changed' }]);
    expect(met.document).toBe(others);
  });

  it('two texts that fit and are too long together: somebody has to choose, and the block stays', () => {
    const start = makeDocument(['heading']);
    const write = (to: string, from = start) => editBlock(from, 's0b0', { path: ['text'], to });
    const text = 'word '.repeat(390).trim();
    const before = putOnTop(start, write(text)).document;
    const greeting = 'A greeting of somebody who was faster. ';
    const theirs = putOnTop(before, write(greeting + text, before)).document;
    const fits = putOnTop(theirs, write(`${text} And me`, before));
    expect(fits.document.blocks['s0b0']?.data).toMatchObject({ text: `${greeting}${text} And me` });
    const mine = putOnTop(theirs, write(`${text} ${greeting}`, before));
    expect(mine.conflicts).toMatchObject([{ target: 'blocks.s0b0.data.text', reason: 'changed' }]);
    expect(mine.document).toBe(theirs);
  });
});
