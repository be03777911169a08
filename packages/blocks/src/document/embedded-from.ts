import type { Block } from '@sitewright/contract';
import { isFields } from '../diff/diff-documents.ts';

const hosts = {
  twitter: /https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\//i,
  instagram: /https?:\/\/(?:www\.)?instagram\.com\//i,
  foursquare: /https?:\/\/(?:www\.)?foursquare\.com\//i,
} as const;

/** Whose content an embed shows, where templates have a name of their own for it. */
export function embeddedFrom({ type, data }: Block): keyof typeof hosts | undefined {
  if (type !== 'embed' || !isFields(data)) return undefined;
  const shown = data[data['source'] === 'html' ? 'html' : 'address'];
  if (typeof shown !== 'string') return undefined;
  return (['twitter', 'instagram', 'foursquare'] as const).find((name) => hosts[name].test(shown));
}
