/** The catalogue of Meta, and what other ad networks read: CSV after RFC 4180. */
import { cutText } from '@sitewright/contract';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';
import { writeFeedPrice } from './write-feed-price.ts';
import { writeSaleSpan } from './write-sale-span.ts';

type Column = (item: FeedItem) => string | undefined;

const columns: Readonly<Record<string, Column>> = {
  id: ({ id }) => id,
  item_group_id: ({ itemGroupId }) => itemGroupId,
  title: ({ title }) => cutText(title, 200),
  description: ({ description }) => description,
  availability: ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: (item) => writeFeedPrice(item, item.priceCents),
  sale_price: (item) => item.sale && writeFeedPrice(item, item.sale.priceCents),
  sale_price_effective_date: ({ sale }) => sale?.span && writeSaleSpan(sale.span),
  link: ({ link }) => link,
  image_link: ({ imageLink }) => imageLink,
  additional_image_link: ({ additionalImageLinks }) => additionalImageLinks.join(','),
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  product_type: ({ productType }) => productType,
  color: ({ options }) => options['color'],
  size: ({ options }) => options['size'],
  material: ({ options }) => options['material'],
};

export const metaFeed: FeedFormat = {
  name: 'Meta',
  file: 'meta.csv',
  contentType: 'text/csv; charset=utf-8',
  begin: () => `${Object.keys(columns).join(',')}\r\n`,
  write: (item) =>
    `${Object.values(columns)
      .map((column) => quote(column(item) ?? ''))
      .join(',')}\r\n`,
  between: '',
  end: '',
};

/** A text that a table program would take for a formula is led in by an apostrophe. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
