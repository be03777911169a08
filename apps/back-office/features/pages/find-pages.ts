import type { FindThings } from '../../app/section.ts';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/client.ts';
import { whereEdited } from './where-edited.ts';

const most = 5;
const own = 'pages/';

/** Pages by title or address. What a store holds is found as its products. */
export const findPages: FindThings = async ({ identifier, text }, signal) => {
  const input = { params: { identifier } };
  const result = await call('GET /api/sites/:identifier/pages', input, signal);
  if (!result.ok) throw new CallError(result.failure);
  const asked = text.toLocaleLowerCase();
  return result.answer.pages
    .flatMap((page) => {
      const { title, navigationTitle, urlId } = page;
      const where = whereEdited(page);
      const words = `${title} ${navigationTitle} /${urlId}`.toLocaleLowerCase();
      return where?.startsWith(own) && words.includes(asked)
        ? [{ path: where.slice(own.length), label: title, detail: `/${urlId}` }]
        : [];
    })
    .slice(0, most);
};
