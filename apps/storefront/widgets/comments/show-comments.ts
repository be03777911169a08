import {
  commentMessages,
  type CallAnswer,
  type Client,
  type CommentRule,
} from '@sitewright/contract';
import { say } from '../../platform/say.ts';
import { call as storefrontCall } from '../../platform/storefront.ts';
import { drawForm } from './comment-form.ts';
import './comments.css';

type Shown = CallAnswer<'GET /api/comments'>['comments'][number];

export function start(root: HTMLElement): void {
  void showComments(root, storefrontCall);
}

/** What stands below a post, and where visitors write there. SOCL-01..04 */
export async function showComments(root: HTMLElement, call: Client): Promise<void> {
  const { itemId } = root.dataset;
  if (itemId === undefined || itemId === '') return;
  const result = await call('GET /api/comments', { query: { itemId } });
  if (!result.ok) return;
  const { comments, rule, after } = result.answer;
  const list = document.createElement('ol');
  list.className = 'sw-comments';
  list.append(...comments.map(drawComment));
  const none = textOf('p', 'sw-comments-none', say(commentMessages.none));
  none.hidden = comments.length > 0;
  root.replaceChildren(
    textOf('h2', 'sw-comments-title', say(commentMessages.title)),
    none,
    list,
    ...(after === undefined ? [] : [moreButton({ list, itemId, call }, after)]),
    ...partFor(rule, () =>
      drawForm(itemId, call, (comment) => {
        none.hidden = true;
        list.append(drawComment(comment));
      }),
    ),
  );
}

function partFor(rule: CommentRule, form: () => HTMLElement): HTMLElement[] {
  return rule === 'closed'
    ? [textOf('p', 'sw-comments-closed', say(commentMessages.closed))]
    : [form()];
}

function moreButton(
  of: { list: HTMLElement; itemId: string; call: Client },
  first: string,
): HTMLElement {
  const button = textOf('button', 'sw-comments-more', say(commentMessages.more));
  button.setAttribute('type', 'button');
  let after = first;
  button.addEventListener('click', () => {
    void of.call('GET /api/comments', { query: { itemId: of.itemId, after } }).then((result) => {
      if (!result.ok) return;
      const drawn = result.answer.comments.map(drawComment);
      of.list.append(...drawn);
      drawn[0]?.focus();
      if (result.answer.after === undefined) button.remove();
      else after = result.answer.after;
    });
  });
  return button;
}

function drawComment({ id, authorName, body, createdOn }: Shown): HTMLElement {
  const entry = document.createElement('li');
  entry.className = 'sw-comment';
  entry.id = `comment-${id}`;
  entry.tabIndex = -1;
  const time = document.createElement('time');
  const at = new Date(createdOn);
  time.dateTime = at.toISOString();
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    dateStyle: 'medium',
  }).format(at);
  const head = document.createElement('p');
  head.className = 'sw-comment-head';
  head.append(textOf('b', 'sw-comment-name', authorName), ' ', time);
  entry.append(head, textOf('p', 'sw-comment-text', body));
  return entry;
}

function textOf(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
