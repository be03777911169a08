import { blockFieldTag } from './block-field.ts';
import { categoryTag } from './category.ts';
import { folderNavigationTag, navigationTag } from './navigation.ts';
import { queryTag } from './query.ts';
import { relatedTag } from './related.ts';
import { scriptTag } from './script.ts';
import { makeSiteAreaTag } from './site-area.ts';
import { hasMarks, splitAtMarks, type TagCall } from './tag-marks.ts';
import type { TagHandler, TagScope } from './tag-scope.ts';

/** One line per tag. */
const handlers: Readonly<Record<string, TagHandler>> = {
  navigation: navigationTag,
  'folder-navigation': folderNavigationTag,
  'block-field': blockFieldTag,
  query: queryTag,
  category: categoryTag,
  related: relatedTag,
  script: scriptTag,
  'site-header': makeSiteAreaTag('header'),
  'site-footer': makeSiteAreaTag('footer'),
};

/** Bodies may hold tags again; a body cannot hold itself, so this only stops mistakes. */
const maxDepth = 8;

/** Replaces the marks of tags in a rendered template by what the tags print. */
export async function expandTags(text: string, scope: TagScope, depth = 0): Promise<string> {
  if (!hasMarks(text)) return text;
  const pieces = splitAtMarks(text);
  const printed = await Promise.all(
    pieces.map(async (piece) =>
      typeof piece === 'string' ? piece : printTag(piece, scope, depth),
    ),
  );
  return printed.join('');
}

async function printTag(call: TagCall, scope: TagScope, depth: number): Promise<string> {
  const handler = handlers[call.name];
  if (handler === undefined || depth >= maxDepth) return '';
  const result = await handler(call, scope);
  if (result === undefined || typeof result === 'string') return result ?? '';
  const program = programOf(call, scope);
  if (program === undefined) return '';
  const output = scope.templates.render(program, { ...scope.context, ...result });
  return expandTags(output, scope, depth + 1);
}

/** A `template` attribute names a block; otherwise the body counts. */
function programOf(call: TagCall, scope: TagScope) {
  const template = call.attributes.template ?? '';
  const block = template === '' ? undefined : scope.templates.block(template);
  return block ?? scope.templates.body(call.bodyId);
}
