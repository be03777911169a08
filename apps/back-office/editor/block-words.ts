import { cutText } from '@sitewright/contract';

/** How the text of a block begins: it tells blocks of one kind apart. Empty where it has none. */
export function blockWords(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const fields = Object.entries(data);
  const texts = ['text', 'html', 'label', 'quote', 'caption', 'markdown', 'code'];
  const found = fields.find(([name, value]) => texts.includes(name) && typeof value === 'string');
  const text = String(found?.[1] ?? '').replaceAll(/<[^>]*>/g, ' ');
  return cutText(text.replaceAll(/\s+/g, ' ').trim(), 40);
}
