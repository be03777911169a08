import { describe, expect, it } from 'vitest';
import { commentDraftSchema, commentRuleOf, commentStateOf, type BlogComments } from './comment.ts';

const day = 86_400_000;
const rule = (
  blog: BlogComments,
  post: 'blog' | 'on' | 'off' = 'blog',
  { days = null, age = 0 }: { days?: number | null; age?: number } = {},
) => commentRuleOf({ comments: blog, commentDays: days }, { comments: post, publishedAt: 0 }, age);

describe('SOCL-01 what visitors may do below a post', () => {
  it('is what its blog says, unless the post says otherwise', () => {
    expect([rule('off'), rule('moderated'), rule('on')]).toEqual(['closed', 'moderated', 'open']);
    expect([rule('off', 'on'), rule('moderated', 'on'), rule('on', 'on')]).toEqual([
      'moderated',
      'moderated',
      'open',
    ]);
    expect([rule('moderated', 'off'), rule('on', 'off')]).toEqual(['closed', 'closed']);
  });

  it('ends after the days of the blog, and not for a post that allows them by itself', () => {
    const after = (age: number, post: 'blog' | 'on' = 'blog') =>
      rule('on', post, { days: 14, age });
    expect([after(14 * day - 1), after(14 * day), after(15 * day, 'on')]).toEqual([
      'open',
      'closed',
      'open',
    ]);
  });

  it('templates read it as a number', () => {
    expect([commentStateOf('open'), commentStateOf('moderated'), commentStateOf('closed')]).toEqual(
      [1, 1, 2],
    );
  });
});

it('a comment has a name and a text, and neither is blank', () => {
  const parse = (name: string, text: string) =>
    commentDraftSchema.safeParse({ itemId: 'p', name, text }).success;
  expect([
    parse('Ann', 'Yes'),
    parse(' ', 'Yes'),
    parse('Ann', '\n '),
    parse('A'.repeat(61), 'x'),
  ]).toEqual([true, false, false, false]);
});

it('nobody writes what is not seen, nor turns what stands beside it', () => {
  const draft = { itemId: 'p1', name: 'Ann', text: 'Fine' };
  for (const unseen of ['\u200B', '\u202E\u200B', '\uFEFF \u2060']) {
    expect(commentDraftSchema.safeParse({ ...draft, name: unseen }).success).toBe(false);
    expect(commentDraftSchema.safeParse({ ...draft, text: unseen }).success).toBe(false);
  }
  const turned = commentDraftSchema.parse({ ...draft, name: '\u202EnnA', text: 'a\u2067b' });
  expect(turned).toMatchObject({ name: 'nnA', text: 'ab' });
  expect(commentDraftSchema.safeParse({ ...draft, text: '👍' }).success).toBe(true);
});
