/** The same items as JSON, with amounts as whole minor units. */
import type { FeedFormat } from './feed-format.ts';

export const jsonFeed: FeedFormat = {
  name: 'JSON',
  file: 'products.json',
  contentType: 'application/json; charset=utf-8',
  begin: ({ title, currency }) =>
    `{"title":${JSON.stringify(title)},"currency":${JSON.stringify(currency)},"items":[\n`,
  write: (item) => JSON.stringify(item),
  between: ',\n',
  end: '\n]}\n',
};
