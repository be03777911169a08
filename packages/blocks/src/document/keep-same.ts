import type { PageDocument } from '@sitewright/contract';
import { dequal } from 'dequal';

/**
 * The next document, made of the objects of the one that is shown wherever both say the same. What
 * the server answers came as text: without this, all that was saved would be drawn anew.
 */
export function keepSame(shown: PageDocument, next: PageDocument): PageDocument {
  if (shown === next) return next;
  const blocks = keepParts(shown.blocks, next.blocks);
  const sections = keepParts(shown.sections, next.sections);
  const isSame = blocks === shown.blocks && sections === shown.sections;
  const kept = { ...next, blocks, sections };
  return isSame && dequal({ ...shown, blocks, sections }, kept) ? shown : kept;
}

function keepParts<Part>(
  shown: Readonly<Record<string, Part>>,
  next: Readonly<Record<string, Part>>,
): Record<string, Part> {
  if (shown === next) return next;
  const parts = Object.entries(next).map(([id, part]): [string, Part] => {
    const known = Object.hasOwn(shown, id) ? shown[id] : undefined;
    return [id, known !== undefined && (known === part || dequal(known, part)) ? known : part];
  });
  const isSame =
    parts.length === Object.keys(shown).length && parts.every(([id, part]) => shown[id] === part);
  return isSame ? shown : Object.fromEntries(parts);
}
