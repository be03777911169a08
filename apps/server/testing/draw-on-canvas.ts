import { answerFrom, blockTypeTable, needsOf, renderDocument } from '@sitewright/blocks';
import type { BlockAnswer, PageDocument } from '@sitewright/contract';
import type { Office } from './office.ts';

/** What the editor draws of a document, from what it asks the server. */
export async function drawOnCanvas(office: Office, document: PageDocument): Promise<string> {
  const { assetIds, queries } = needsOf(document, blockTypeTable);
  const asked = await office.get('block-source', {
    assets: assetIds.join(','),
    queries: JSON.stringify(queries),
  });
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const { answers, pages, files } = asked.json<{
    answers: Record<string, BlockAnswer>;
    pages: Record<string, string>;
    files: Record<string, string>;
  }>();
  const source = {
    picture: () => undefined,
    fileUrl: (id: string) => files[id],
    pageUrl: (id: string) => pages[id],
    answer: answerFrom(answers),
    sanitize: (html: string) => html,
  };
  return renderDocument(document, { types: blockTypeTable, source, cldr: undefined, now: 0 }).html;
}
