import { extractTags } from '../../apps/server/render/tags/extract-tags.ts';

/**
 * The templates in one file: the file itself, and the body of each paired `squarespace:` tag,
 * which the server compiles on its own. What belongs to another part is blank, so that offsets
 * are those of the file.
 */
export function partsOf(source: string): readonly string[] {
  const parts: string[] = [];
  collect(source, '', parts);
  return parts;
}

function collect(text: string, before: string, parts: string[]): void {
  let rest = '';
  let done = 0;
  extractTags(text, (body) => {
    const at = text.indexOf(`>${body}</squarespace:`, done) + 1;
    rest += text.slice(done, at) + blank(body);
    done = at + body.length;
    collect(body, before + blank(text.slice(0, at)), parts);
    return '';
  });
  parts.push(before + rest + text.slice(done));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
