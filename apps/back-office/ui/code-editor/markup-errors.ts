/** What is wrong with the tags of an HTML text, where it stands. */
import type { SyntaxNodeRef, Tree } from '@lezer/common';

/** `unclosed`: a tag that nothing closes; `unopened`: an end of nothing; `broken`: no markup. */
export type MarkupErrorKind = 'unclosed' | 'unopened' | 'broken';

/** A place of the text, counted from 0. */
export interface MarkupError {
  readonly kind: MarkupErrorKind;
  readonly from: number;
  readonly to: number;
}

/** Their ends may be left out. */
const endless = new Set(
  'p li dt dd tr td th thead tbody tfoot colgroup option optgroup html head body'.split(' '),
);

/** Errors shown at most: behind the first ones the others mostly follow from them. */
const mostErrors = 50;

/** Finds them in the tree that the parser of HTML made of the text. */
export function findMarkupErrors(tree: Tree, text: string): MarkupError[] {
  const errors: MarkupError[] = [];
  tree.iterate({
    enter: (node) => {
      if (errors.length >= mostErrors) return false;
      const error = errorOf(node, text);
      if (error) errors.push(error);
      return true;
    },
  });
  return errors;
}

function errorOf(node: SyntaxNodeRef, text: string): MarkupError | undefined {
  const { name, from, to } = node;
  if (name === 'MismatchedCloseTag' || name === 'IncompleteCloseTag') {
    return { kind: 'unopened', from, to };
  }
  if (name === 'Element') {
    const open = node.node.firstChild;
    const isUnclosed = open?.name === 'OpenTag' && node.node.lastChild?.name !== 'CloseTag';
    if (!open || !isUnclosed) return undefined;
    const tag = /^<\s*([\w:-]+)/.exec(text.slice(open.from, open.to))?.[1]?.toLowerCase() ?? '';
    return endless.has(tag) ? undefined : { kind: 'unclosed', from: open.from, to: open.to };
  }
  // An empty one says that something is missing; what it is part of says what.
  return node.type.isError && from < to ? { kind: 'broken', from, to } : undefined;
}
