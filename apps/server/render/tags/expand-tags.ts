import { blockFieldTag } from './block-field.ts';
import { categoryTag } from './category.ts';
import { folderNavigationTag, navigationTag } from './navigation.ts';
import { queryTag } from './query.ts';
import { relatedTag } from './related.ts';
import { scriptTag } from './script.ts';
import { hasMarks, splitAtMarks, type TagCall } from './tag-marks.ts';
import type { TagHandler, TagRun } from './tag-run.ts';

/** One line per tag. */
const handlers: Readonly<Record<string, TagHandler>> = {
  navigation: navigationTag,
  'folder-navigation': folderNavigationTag,
  'block-field': blockFieldTag,
  query: queryTag,
  category: categoryTag,
  related: relatedTag,
  script: scriptTag,
};

/** Bodies may hold tags again; a body cannot hold itself, so this only stops mistakes. */
const maxDepth = 8;

/** Replaces the marks of tags in a rendered template by what the tags print. */
export async function expandTags(text: string, run: TagRun, depth = 0): Promise<string> {
  if (!hasMarks(text)) return text;
  const pieces = splitAtMarks(text);
  const printed = await Promise.all(
    pieces.map(async (piece) => (typeof piece === 'string' ? piece : printTag(piece, run, depth))),
  );
  return printed.join('');
}

async function printTag(call: TagCall, run: TagRun, depth: number): Promise<string> {
  const handler = handlers[call.name];
  if (handler === undefined || depth >= maxDepth) return '';
  const result = await handler(call, run);
  if (result === undefined || typeof result === 'string') return result ?? '';
  const program = programOf(call, run);
  if (program === undefined) return '';
  const output = run.templates.render(program, { ...run.context, ...result });
  return expandTags(output, run, depth + 1);
}

/** A `template` attribute names a block; otherwise the body counts. */
function programOf(call: TagCall, run: TagRun) {
  const template = call.attributes.template ?? '';
  const block = template === '' ? undefined : run.templates.block(template);
  return block ?? run.templates.body(call.bodyId);
}
