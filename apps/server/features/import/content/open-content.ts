import { contentFormatOf } from './content-file.ts';
import type { ContentSource } from './content-source.ts';
import { openLines } from './squarespace/site-lines.ts';
import { openWxr } from './wordpress/read-wxr.ts';

/** The site in a file; undefined when it holds none. @throws ContentUnreadableError */
export async function openContent(file: string): Promise<ContentSource | undefined> {
  const format = await contentFormatOf(file);
  if (format === 'wxr') return openWxr(file);
  return format === 'lines' ? openLines(file) : undefined;
}
