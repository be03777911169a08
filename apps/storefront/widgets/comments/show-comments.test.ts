// @vitest-environment happy-dom
import { createClient } from '@sitewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { showComments } from './show-comments.ts';

const comment = (id: string) => ({ id, authorName: `Ann ${id}`, body: '<b>Yes</b>', createdOn: 0 });

interface Answer {
  readonly status?: number;
  readonly body: object;
}

async function show(read: object, written: Answer = { body: {} }) {
  document.body.innerHTML = '<div class="squarespace-comments" data-item-id="p1"></div>';
  const sent: unknown[] = [];
  const call = createClient({
    readCrumb: () => 'crumb',
    fetch: async (path, init) => {
      const request = new Request(new URL(path, 'http://shop.test'), init);
      if (request.method === 'GET') return Response.json(read);
      sent.push(await request.json());
      return Response.json(written.body, { status: written.status ?? 200 });
    },
  });
  const root = document.querySelector<HTMLElement>('.squarespace-comments')!;
  await showComments(root, call);
  const field = (tag: string) => root.querySelector<HTMLInputElement>(tag)!;
  const submit = () =>
    root.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  return { root, sent, field, submit };
}

beforeEach(() => document.body.replaceChildren());

test('SOCL-01 comments stand there as text, and what is closed has no form', async () => {
  const { root } = await show({ rule: 'closed', comments: [comment('1')], count: 1 });
  expect(root.querySelector('.sw-comment-text')!.textContent).toBe('<b>Yes</b>');
  expect(root.querySelector('form')).toBeNull();
  expect(root.textContent).toContain('Comments are closed.');
});

test('SOCL-01 what is missing stands at its field, and nothing is sent', async () => {
  const { root, field, submit, sent } = await show({ rule: 'open', comments: [], count: 0 });
  expect(root.textContent).toContain('No comments yet.');
  submit();
  expect(field('form input').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('form input'));
  expect(sent).toEqual([]);
});

test('SOCL-01 a comment is sent, and shown or said to wait', async () => {
  const open = await show(
    { rule: 'open', comments: [], count: 0 },
    { body: { state: 'published', comment: comment('2') } },
  );
  open.field('form input').value = 'Ann';
  open.field('textarea').value = 'Yes';
  open.submit();
  await vi.waitFor(() => expect(open.root.querySelectorAll('.sw-comment')).toHaveLength(1));
  expect(open.sent).toEqual([{ itemId: 'p1', name: 'Ann', text: 'Yes', trap: '' }]);
  expect([open.field('textarea').value, open.field('form input').value]).toEqual(['', 'Ann']);

  const held = await show(
    { rule: 'moderated', comments: [], count: 0 },
    { body: { state: 'waiting', comment: null } },
  );
  held.field('form input').value = 'Ann';
  held.field('textarea').value = 'Yes';
  held.submit();
  await vi.waitFor(() =>
    expect(held.root.textContent).toContain('shown once somebody has read it'),
  );
});

test('SOCL-01 a refusal says the sentence of the catalogue, and what was typed stays', async () => {
  const { root, field, submit } = await show(
    { rule: 'open', comments: [], count: 0 },
    { status: 409, body: { code: 'comments_closed', message: 'Comments are closed.' } },
  );
  field('form input').value = 'Ann';
  field('textarea').value = 'Late';
  submit();
  await vi.waitFor(() =>
    expect(root.querySelector('[role="status"]')!.textContent).toBe('Comments are closed.'),
  );
  expect(field('textarea').value).toBe('Late');
});
