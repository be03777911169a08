/** Which files hold the content of a site, told by how they begin. */
import { open } from 'node:fs/promises';

/** How a file of content is written. */
export type ContentFormat = 'wxr' | 'lines';

/** First words of the file that a site read from its address is kept as. */
export const linesMark = '{"sitewright":"site-content"';

/** Undefined: it is something else, such as a table. */
export async function contentFormatOf(file: string): Promise<ContentFormat | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    const begin = buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
    if (begin.startsWith(linesMark)) return 'lines';
    return /^<(?:\?xml|!--|rss|!DOCTYPE)/i.test(begin) ? 'wxr' : undefined;
  } finally {
    await handle.close();
  }
}

/** Why a file of content cannot be read, in a sentence for the owner. */
export class ContentUnreadableError extends Error {
  override name = 'ContentUnreadableError';
}
