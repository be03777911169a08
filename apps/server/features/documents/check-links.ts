import { blockTypeTable, linkValues, migrateDocument } from '@sitewright/blocks';
import { ApiError, checkLink, type PageDocument } from '@sitewright/contract';

/**
 * Lets links pass that are as the editor of links makes them. What stood there before may stay.
 * @throws ApiError `invalid_request` with a sentence by block and field. LINK-04 to LINK-08
 */
export function checkLinks(before: PageDocument, edited: PageDocument): void {
  const after = migrateDocument(edited, blockTypeTable);
  const errors: Record<string, string> = {};
  for (const block of Object.values(after.blocks)) {
    const old = before.blocks[block.id];
    if (old === block) continue;
    const known = old ? linkValues(old, blockTypeTable) : new Map<string, unknown>();
    for (const [way, link] of linkValues(block, blockTypeTable)) {
      if (JSON.stringify(known.get(way)) === JSON.stringify(link)) continue;
      for (const { field, message } of checkLink(link)) {
        errors[`${block.id}.${way}.${field}`] ??= message;
      }
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_request', {}, { errors });
}
