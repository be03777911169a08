/** Links that lead nowhere: those that were chosen, and those that were typed. */
import type { DocumentLink } from '@sitewright/contract';
import type { BlockSource } from '../types/block-type.ts';

/** What is known of where links lead. */
export interface LinkMeasures {
  /** Whether an address, as a link has it, is of the site and leads nowhere. */
  readonly isDead: (address: string) => boolean;
  /** Whether the page around the document has a part of this id; undefined: nobody knows it. */
  readonly hasPart?: ((id: string) => boolean) | undefined;
}

/**
 * Where the pages and files that were chosen are, also while visitors do not see them yet; undefined
 * for what is gone.
 */
export function chosenAddresses(
  links: readonly DocumentLink[],
  source: BlockSource,
): (string | undefined)[] {
  return links.flatMap((link) => {
    if (link.kind === 'page') return [source.pageUrl(link.collectionId, link.itemId)];
    return link.kind === 'file' ? [source.fileUrl(link.assetId)] : [];
  });
}

/** Whether a link has an address, with whatever query or part of it. */
export function isOf(href: string, address: string | undefined): boolean {
  if (address === undefined || !href.startsWith(address)) return false;
  return /^(?:[?#]|$)/.test(href.slice(address.length));
}

/** Tells links that lead nowhere, of a document with these parts. */
export function makeLinkCheck(
  parts: readonly string[],
  measures: LinkMeasures | undefined,
): (href: string) => boolean {
  const own = new Set(parts);
  return (href) => {
    if (href === '' || href === '#') return true;
    if (!href.startsWith('#')) return measures?.isDead(href) ?? false;
    const part = decodePart(href.slice(1));
    // The top is on each page, and words to look for are no part of it.
    if (part.toLowerCase() === 'top' || part.startsWith(':~:') || own.has(part)) return false;
    return measures?.hasPart?.(part) === false;
  };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
