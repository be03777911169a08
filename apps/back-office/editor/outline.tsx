import { listBlocks, orderedBlocks, orderedSections } from '@sitewright/blocks';
import type { Block, PageDocument, Section } from '@sitewright/contract';
import { memo, useRef, useState, useEffect } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { blockName } from './block-name.ts';
import { blockWords } from './block-words.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { OutlineLine } from './outline-line.tsx';
import { isSameList } from './same-list.ts';
import { chosenIds, toggled, type Selection } from './store/selection.ts';
import { useOutlineDrag, type OutlineDrag, type OutlineMoves } from './use-outline-drag.ts';
import { useOutlineFocus } from './use-outline-focus.ts';
import { walkOutline } from './walk-outline.ts';

/** From so many blocks on, those of a section are listed when somebody comes near it. */
const longOutline = 300;

/**
 * Sections and blocks in the order of reading: a second way to everything on the canvas. Shift takes
 * a block to those that are chosen, also one of a group alone.
 */
export function Outline({
  document,
  selection,
  isArea,
  moves,
  onSelect,
}: {
  document: PageDocument;
  selection: Selection;
  /** How what is dragged moves; missing: it is only looked at. */
  moves?: OutlineMoves | undefined;
  /** An area of a template has no sections that people know of. */
  isArea: boolean;
  onSelect: (selection: Selection) => void;
}) {
  const write = useTexts();
  const chosen = chosenIds(document, selection);
  const isLong = listBlocks(document).length > longOutline;
  const sections = orderedSections(document);
  const choose = useRef<OnChoose>(() => undefined);
  useEffect(() => {
    choose.current = (id, isAdded) =>
      onSelect(isAdded ? toggled(chosen, [id]) : { kind: 'block', id });
  });
  const drag = useOutlineDrag({ document, chosen, moves });
  const outline = useRef<HTMLElement>(null);
  const kept = useOutlineFocus(outline);
  return (
    // The arrows are those of a tree, for all that is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={outline}
      {...kept}
      aria-label={write(texts.outline)}
      className={classes['outline']}
      onKeyDown={walkOutline}
    >
      <ol>
        {sections.map((section, index) => {
          const blocks = orderedBlocks(document, section.id);
          const isChosen = selection?.kind === 'section' && selection.id === section.id;
          return (
            <li key={section.id}>
              {!isArea && (
                <SectionName
                  section={section}
                  number={index + 1}
                  isChosen={isChosen}
                  drag={drag}
                  onSelect={onSelect}
                />
              )}
              <BlockNames
                blocks={blocks}
                chosen={chosen.filter((id) => document.blocks[id]?.sectionId === section.id)}
                isLate={isLong}
                choose={choose}
                drag={drag}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type OnChoose = (id: string, isAdded: boolean) => void;

interface SectionNameProps {
  readonly section: Section;
  readonly number: number;
  readonly isChosen: boolean;
  readonly drag: OutlineDrag | undefined;
  readonly onSelect: (selection: Selection) => void;
}

const SectionName = memo(function SectionName({
  section: { id, hidden },
  number,
  isChosen,
  drag,
  onSelect,
}: SectionNameProps) {
  const write = useTexts();
  return (
    <OutlineLine thing={{ kind: 'section', id }} drag={drag}>
      <button
        type="button"
        data-section
        aria-current={isChosen}
        onClick={() => onSelect({ kind: 'section', id })}
      >
        {write(hidden === true ? texts.hiddenSection : texts.section, { number })}
      </button>
    </OutlineLine>
  );
});

interface BlockNamesProps {
  readonly blocks: readonly Block[];
  /** Those of them that are chosen. */
  readonly chosen: readonly string[];
  /** They are listed only once they are near. */
  readonly isLate: boolean;
  /** What a press does now: it sees all that is chosen. */
  readonly choose: { readonly current: OnChoose };
  readonly drag: OutlineDrag | undefined;
}

/** The blocks of a section. A key that is typed into one of another section draws nothing here. */
const BlockNames = memo(
  ({ blocks, chosen, isLate, choose, drag }: BlockNamesProps) => {
    const list = useRef<HTMLOListElement>(null);
    const isNear = useNear(list, isLate);
    return (
      // As high as its lines will be.
      <ol ref={list} style={isNear ? {} : { blockSize: `calc(${blocks.length} * (2rem + 2px))` }}>
        {(isNear ? blocks : []).map((block) => (
          <li key={block.id}>
            <OutlineLine thing={{ kind: 'block', id: block.id }} drag={drag}>
              <button
                type="button"
                aria-current={chosen.includes(block.id)}
                data-group={block.group}
                onClick={({ shiftKey }) => choose.current(block.id, shiftKey)}
              >
                <BlockName block={block} />
              </button>
            </OutlineLine>
          </li>
        ))}
      </ol>
    );
  },
  (before, now) =>
    before.isLate === now.isLate &&
    before.drag === now.drag &&
    isSameList(before.blocks, now.blocks) &&
    isSameList(before.chosen, now.chosen),
);

/** Whether something is, or was, near what is seen; true at once for what does not come late. */
function useNear(place: { readonly current: Element | null }, isLate: boolean): boolean {
  const [wasNear, setNear] = useState(false);
  const waits = isLate && !wasNear;
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [waits, place]);
  return !waits;
}

/** What a block is, and how its text begins. */
const BlockName = memo(function BlockName({ block }: { block: Block }) {
  const write = useTexts();
  const words = blockWords(block.data);
  return (
    <>
      {write(blockName(block.type))}
      {words !== '' && <small>{words}</small>}
    </>
  );
});
