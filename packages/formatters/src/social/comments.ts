import { COMMENTS_OPEN } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext, Predicate } from '@sitewright/template';
import { emit } from '../values/emit.ts';
import { asNumber, getKey } from '../values/read.ts';
import { resolveIn } from '../values/scope.ts';

/** Both spellings of the name are read. D-77. */
const disqusPaths = [
  ['websiteSettings', 'disqusShortname'],
  ['websiteSettings', 'disqusShortName'],
] as const;

/** Number of comments in words. SOCL-03, D-71. */
export const commentCount: Formatter = {
  name: 'comment-count',
  run: (item) => {
    const count = asNumber(getKey(item, 'publicCommentCount'));
    return `${count === 0 ? 'No' : count} Comment${count === 1 ? '' : 's'}`;
  },
};

function isHostedElsewhere(item: unknown, ctx: PluginContext): boolean {
  return disqusPaths.some((path) => isTruthy(resolveIn(item, path, ctx)));
}

/** The link to the comments. SOCL-03. */
export const commentLink: Formatter = {
  name: 'comment-link',
  run: (item, _, ctx) => {
    const print = (name: string) => emit(resolveIn(item, [name], ctx));
    const [url, id] = [print('fullUrl'), print('id')];
    if (isHostedElsewhere(item, ctx)) {
      return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
    }
    const count = resolveIn(item, ['publicCommentCount'], ctx);
    return (
      `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n` +
      `  ${count === 0 ? 'No' : emit(count)}\n  Comment${count === 1 ? '' : 's'}\n  </a>\n`
    );
  },
};

/** Whose comments they are, and their state: those of the item, else of the collection. */
function commentAttributes(value: unknown, ctx: PluginContext): string {
  for (const owner of ['item', 'collection']) {
    const found = resolveIn(value, [owner], ctx);
    if (isTruthy(found)) {
      const print = (key: string) => emit(getKey(found, key));
      return (
        ` data-${owner}-id="${print('id')}" data-public-comment-count="${print('publicCommentCount')}"` +
        ` data-comment-state="${print('commentState')}"`
      );
    }
  }
  return '';
}

/** The place for the comments. SOCL-04. */
export const comments: Formatter = {
  name: 'comments',
  run: (value, _, ctx) => {
    if (isHostedElsewhere(value, ctx)) {
      return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n';
    }
    const id = emit(resolveIn(value, ['id'], ctx));
    return `\n  <div class="squarespace-comments" id="comments-${id}"${commentAttributes(value, ctx)}></div>\n`;
  },
};

/** Comments are shown. SOCL-01, SOCL-02. */
export const hasComments: Predicate = {
  name: 'comments?',
  test: (item, _, ctx) => {
    const settings = ctx.resolve(['websiteSettings']);
    if (settings !== undefined && !isTruthy(getKey(settings, 'commentsEnabled'))) return false;
    return (
      asNumber(getKey(item, 'commentState')) === COMMENTS_OPEN ||
      asNumber(getKey(item, 'publicCommentCount')) > 0
    );
  },
};

/** Comments are hosted by Disqus. SOCL-04. */
export const disqus: Predicate = {
  name: 'disqus?',
  test: (_value, _args, ctx) => disqusPaths.some((path) => isTruthy(ctx.resolve(path))),
};
