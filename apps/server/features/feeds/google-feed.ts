/** Google Merchant: RSS 2.0 with the names of `http://base.google.com/ns/1.0`. */
import { cutText } from '@sitewright/contract';
import { escapeHtml } from '../../render/context/escape-html.ts';
import type { Site } from '../sites/site.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';
import { writeFeedPrice } from './write-feed-price.ts';
import { writeSaleSpan } from './write-sale-span.ts';

/** Signs that XML cannot hold at all. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Options that have an element of their own. */
const namedOptions = ['color', 'size', 'material', 'pattern'] as const;

export const googleFeed: FeedFormat = {
  name: 'Google Merchant',
  file: 'google.xml',
  contentType: 'application/xml; charset=utf-8',
  begin: ({ title }: Site, origin) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
    `<title>${escape(title)}</title><link>${escape(origin)}</link>` +
    `<description>${escape(title)}</description>\n`,
  write: writeItem,
  between: '',
  end: '</channel></rss>\n',
};

function writeItem(item: FeedItem): string {
  const { sale, options } = item;
  const facts: [string, string | undefined][] = [
    ['id', item.id],
    ['item_group_id', item.itemGroupId],
    ['title', cutText(item.title, 150)],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.imageLink],
    ...item.additionalImageLinks.map((url): [string, string] => ['additional_image_link', url]),
    ['availability', item.isAvailable ? 'in_stock' : 'out_of_stock'],
    ['condition', 'new'],
    ['price', writeFeedPrice(item, item.priceCents)],
    ['sale_price', sale && writeFeedPrice(item, sale.priceCents)],
    ['sale_price_effective_date', sale?.span && writeSaleSpan(sale.span)],
    ['brand', item.brand],
    ['gtin', item.gtin],
    ['identifier_exists', item.gtin === undefined ? 'no' : undefined],
    ['product_type', item.productType],
    ...namedOptions.map((name): [string, string | undefined] => [name, options[name]]),
    ['shipping_weight', item.weightGrams > 0 ? `${item.weightGrams} g` : undefined],
  ];
  const lines = facts.flatMap(([name, text]) =>
    text === undefined ? [] : [`<g:${name}>${escape(text)}</g:${name}>`],
  );
  return `<item>${lines.join('')}</item>\n`;
}

function escape(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll(unwritable, ' '));
}
