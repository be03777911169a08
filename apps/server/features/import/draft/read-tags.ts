import { contentLimits, cutText } from '@sitewright/contract';
import type { Report } from '../report.ts';
import { readList } from './read-values.ts';

/** Tags of a comma list, each at most 50 characters. TAGS-05. */
export function readTags(text: string, line: number, report: Report): string[] {
  const tags = readList(text).map((tag) => {
    if (tag.length <= contentLimits.tagLength) return tag;
    const short = cutText(tag, contentLimits.tagLength).trimEnd();
    report.note(line, 'tag-too-long', `The tag "${tag}" is cut to "${short}".`);
    return short;
  });
  return [...new Set(tags)];
}
