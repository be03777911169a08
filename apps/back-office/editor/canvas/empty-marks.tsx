import { blockLists, blockTypeTable } from '@sitewright/blocks';
import type { Block, PageDocument } from '@sitewright/contract';
import { useMemo } from 'react';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { blockName } from '../block-name.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import { boxOfBlock, styleOf } from './block-box.ts';
import { findBlockElement } from './draw-document.ts';
import classes from './empty-marks.module.css';

/** A block that shows nothing, or may show nothing. */
interface EmptyMark {
  readonly id: string;
  readonly name: ScreenText;
  readonly said: ScreenText;
  /** It shows something of the site: whether there is any is seen on the page alone. */
  readonly isOfSite: boolean;
}

/** Blocks with nothing in them are named, so that they can be found; some say what is missing. */
export function EmptyMarks({
  page,
  document,
  typedId,
}: {
  page: Document;
  document: PageDocument;
  typedId: string | undefined;
}) {
  const write = useTexts();
  const marks = useMemo(() => blockLists(document).flatMap(listMarks), [document]);
  return marks.map(({ id, name, said, isOfSite }) => {
    // The caret stands there.
    if (id === typedId) return null;
    const box = boxOfBlock(page, id);
    if (!box || (isOfSite && isDrawn(page, id))) return null;
    return (
      <div
        key={id}
        className={classes['empty']}
        style={styleOf(box)}
        data-waits={isOfSite || undefined}
      >
        {write(said, { name: write(name) })}
      </div>
    );
  });
}

/** By the blocks of a section: a key that is typed has those of one looked through. */
const known = new WeakMap<readonly Block[], readonly EmptyMark[]>();

function listMarks(blocks: readonly Block[]): readonly EmptyMark[] {
  const before = known.get(blocks);
  if (before) return before;
  const marks = blocks.flatMap((block) => markOf(block) ?? []);
  known.set(blocks, marks);
  return marks;
}

function markOf({ id, type: typeName, data }: Block): EmptyMark | undefined {
  const type = blockTypeTable.get(typeName);
  if (!type || typeName === 'spacer' || typeName === 'line') return undefined;
  const isEmpty = type.isEmpty(data);
  const isOfSite =
    type.withoutAnswer !== undefined || (!isEmpty && type.needs(data).queries.length > 0);
  if (!isEmpty && !isOfSite) return undefined;
  const said = type.withoutAnswer ?? (isEmpty ? texts.emptyBlock : texts.nothingToShow);
  return { id, name: blockName(typeName), said, isOfSite };
}

function isDrawn(page: Document, id: string): boolean {
  const content = findBlockElement(page, id)?.querySelector('.sqs-block-content');
  return (content?.childElementCount ?? 0) > 0 || (content?.textContent.trim() ?? '') !== '';
}
