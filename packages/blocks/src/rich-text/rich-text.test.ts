import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawBlock } from '../testing/draw-block.ts';
import { showFootnotes } from './footnotes.ts';
import { inkClass, inkCss, inkOf } from './ink.ts';

const note = (text: string) => `<span class="sw-note" data-note="${text}"></span>`;

it('EDIT-01 footnotes are numbered in their order, lead down and back, and a text without them stays', () => {
  const plain = '<p class=x>Just & text</p>';
  expect(showFootnotes(plain, 'b')).toBe(plain);
  expect(showFootnotes(`<p>One${note('A &amp; b')}, two${note('C')}.</p>`, 'b1')).toBe(
    '<p>One<sup class="sw-note" id="b1-from-1"><a href="#b1-note-1" role="doc-noteref" data-note="A &amp; b">1</a></sup>' +
      ', two<sup class="sw-note" id="b1-from-2"><a href="#b1-note-2" role="doc-noteref" data-note="C">2</a></sup>.</p>' +
      '<ol class="sw-notes"><li id="b1-note-1">A &amp; b <a href="#b1-from-1" role="doc-backlink" aria-label="1">↩</a></li>' +
      '<li id="b1-note-2">C <a href="#b1-from-2" role="doc-backlink" aria-label="2">↩</a></li></ol>',
  );
});

it('EDIT-01 two texts of a page have notes of their own, and a note is never markup', () => {
  expect(showFootnotes(note('x'), 'one')).not.toContain('two');
  const hostile = showFootnotes(note('<img src=x onerror=alert(1)>'), 'b');
  expect(hostile).not.toContain('<img');
  expect(drawBlock('text', { format: 'html', html: `<p>a${note('n')}</p>` })).toContain('sw-notes');
});

it('EDIT-01 a colour is hex digits and nothing else comes into a rule', () => {
  expect(inkClass('#C0392B')).toBe('sw-ink-c0392b');
  expect(inkClass('red;}*{display:none')).toBeUndefined();
  expect(inkOf('lead sw-ink-11223344')).toBe('#11223344');
  expect(inkOf('lead')).toBeUndefined();
  expect(inkCss('<i class="sw-ink-ff0000">a</i><b class="sw-ink-00ff00 sw-ink-ff0000">')).toBe(
    '.sw-ink-00ff00{color:#00ff00}.sw-ink-ff0000{color:#ff0000}',
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(inkCss(text + '<b class="sw-ink-' + text + '">')).toMatch(
        /^(?:\.sw-ink-[\da-f]{6,8}\{color:#[\da-f]{6,8}\})*$/,
      );
    }),
  );
});
