import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

function hasComments(data: object): boolean {
  return outputOf('{.comments?}yes{.end}', data) === 'yes';
}

test('SOCL-01 SOCL-02 comments show when open or when there is one', () => {
  expect(hasComments({ commentState: 1 })).toBe(true);
  expect(hasComments({ commentState: 2, publicCommentCount: 1 })).toBe(true);
  expect(hasComments({ commentState: 2, publicCommentCount: 0 })).toBe(false);
});

test('SOCL-02 a site may switch comments off', () => {
  const item = { commentState: 1 };
  expect(hasComments({ ...item, websiteSettings: { commentsEnabled: false } })).toBe(false);
  expect(hasComments({ ...item, websiteSettings: { commentsEnabled: true } })).toBe(true);
});

test.each([
  [0, 'No Comments'],
  [1, '1 Comment'],
  [2, '2 Comments'],
])('SOCL-03 %d is written %s', (publicCommentCount, text) => {
  expect(outputOf('{i|comment-count}', { i: { publicCommentCount } })).toBe(text);
});

test('SOCL-04 comments are hosted elsewhere when the site has a name there', () => {
  const item = { id: 'p1', commentState: 1, publicCommentCount: 4 };
  expect(outputOf('{@|comments}', { id: 'x', item })).toContain(
    'id="comments-x" data-item-id="p1" data-public-comment-count="4" data-comment-state="1"',
  );
  const websiteSettings = { disqusShortname: 'shop' };
  expect(outputOf('{@|comments}', { item, websiteSettings })).toContain('id="disqus_thread"');
  expect(outputOf('{item|comment-link}', { item, websiteSettings })).toContain(
    'sqs-disqus-comment-link',
  );
});

test.each(['disqusShortname', 'disqusShortName'])('D-77 %s is read everywhere', (name) => {
  const data = { item: { id: 'p1' }, websiteSettings: { [name]: 'shop' } };
  expect(outputOf('{@|comments}', data)).toContain('id="disqus_thread"');
  expect(outputOf('{item|comment-link}', data)).toContain('sqs-disqus-comment-link');
  expect(outputOf('{.disqus?}yes{.end}', data)).toBe('yes');
});

test('SOCL-06 D-77 ways to share are read from websiteSettings first', () => {
  const print = (website: unknown, websiteSettings: unknown = {}) =>
    outputOf('{item|social-button}', { item: { id: 'p1' }, website, websiteSettings });
  const on = { shareButtonOptions: { 1: true } };
  const none = { shareButtonOptions: {} };
  expect(print({}, on)).toContain('squarespace-social-buttons');
  expect(print(on)).toContain('squarespace-social-buttons');
  expect(print(on, none)).toBe('');
  expect(print(none, on)).toContain('squarespace-social-buttons');
});

test('SOCL-05 the like button needs simple likes', () => {
  const item = { id: 'p1', likeCount: 3 };
  expect(outputOf('{item|like-button}', { item })).toBe('');
  const websiteSettings = { simpleLikingEnabled: true };
  expect(outputOf('{item|like-button}', { item, websiteSettings })).toContain(
    'class="sqs-simple-like" data-item-id="p1" data-like-count="3"',
  );
});

test('SOCL-06 share buttons need a way to share', () => {
  const item = { title: '"Mug"' };
  expect(outputOf('{item|social-button}', { item, website: { shareButtonOptions: {} } })).toBe('');
  const website = { shareButtonOptions: { 1: true } };
  expect(outputOf('{item|social-button}', { item, website })).toContain(
    'data-title="&quot;Mug&quot;"',
  );
});

test('SOCL-07 the follow button knows the account by name or by address', () => {
  const follow = (account: object) => outputOf('{a|twitter-follow-button}', { a: account });
  expect(follow({ userName: 'ada', profileUrl: 'https://x/bob' })).toContain('data-username="ada"');
  expect(follow({ profileUrl: 'https://x/bob' })).toContain('data-username="bob"');
  expect(outputOf('{.serviceNameEmail?}mail{.end}', { serviceName: 'email' })).toBe('mail');
});

test('FMT-08 addresses, handles and tags become links in a new window', () => {
  const output = outputOf('{a|activate-twitter-links}', { a: '@ada: http://a.b/c?d=1, #clay' });
  expect(output).toBe(
    '<a target="new" href="https://twitter.com/ada/">@ada</a>: <a target="new" href="http://a.b/c?d=1">http://a.b/c?d=1</a>, <a target="new" href="https://twitter.com/hashtag/clay?src=hash">#clay</a>',
  );
});

test('CALD-02 CALD-03 the calendar link has text, compact UTC dates and the address', () => {
  const location = { addressLine1: ' 1 High St ', addressLine2: '', addressCountry: 'US' };
  const event = { title: 'Öffnung & Tee', startDate: 0, endDate: 5_025_000, location };
  expect(outputOf('{e|google-calendar-url}', { e: event })).toBe(
    'http://www.google.com/calendar/event?action=TEMPLATE&text=%C3%96ffnung+%26+Tee&dates=19700101T000000Z/19700101T012345Z&location=1%20High%20St%2C%20US',
  );
  expect(outputOf('{e|google-calendar-url}', { e: { ...event, location: {} } })).not.toContain(
    'location',
  );
});
