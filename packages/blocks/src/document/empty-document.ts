import type { PageDocument } from '@sitewright/contract';

/** A document without sections. */
export const emptyDocument: PageDocument = { schema: 1, sections: {}, blocks: {} };
