import { expect, it } from 'vitest';
import { isDeeperThan, wordsOfHtml } from './html-depth.ts';
import { cleanHtml } from './clean-html.ts';

it('tells how deep elements lie, whatever closes by itself', () => {
  expect(isDeeperThan('<div><p><b>x</b></p></div>', 3)).toBe(false);
  expect(isDeeperThan('<div><p><b>x</b></p></div>', 2)).toBe(true);
  expect(isDeeperThan('<p>a'.repeat(500) + '<br>'.repeat(500), 2)).toBe(false);
  expect(isDeeperThan(`${' '.repeat(2_500)}${'<i>'.repeat(9)}`, 8)).toBe(true);
});

it('the words of HTML are HTML without elements', () => {
  expect(wordsOfHtml('a &amp; <b title="x">b &lt;i&gt;</b><!-- c --> d')).toBe(
    'a &amp; b &lt;i&gt; d',
  );
  expect(wordsOfHtml('<script>alert(1)</script>')).toBe('alert(1)');
});

it.each(['<b>', '<div>', '<ul><li>', '<span>'])(
  'nobody waits for %s in each other, and its words stay',
  (tag) => {
    const clean = cleanHtml(`${tag.repeat(Math.floor(990_000 / tag.length))}deep &lt;b&gt;`);
    expect(clean).toBe('deep &lt;b&gt;');
  },
);

it('what lies as deep as people nest it is kept as it is', () => {
  const html = `${'<div>'.repeat(150)}deep${'</div>'.repeat(150)}`;
  expect(cleanHtml(html)).toBe(html);
});
