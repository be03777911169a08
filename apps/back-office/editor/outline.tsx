import { listBlocks, orderedBlocks, orderedSections } from '@sitewright/blocks';
import type { Block, Section } from '@sitewright/contract';
import { memo, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { blockName } from './block-name.ts';
import { blockWords } from './block-words.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { OutlineLine } from './outline-line.tsx';
import { isSameList } from './same-list.ts';
import type { EditorStore } from './store/editor-store.ts';
import { pressBlocks } from './store/press-blocks.ts';
import { chosenIds } from './store/selection.ts';
import { useOutlineDrag, type OutlineDrag, type OutlineMoves } from './use-outline-drag.ts';
import { useOutlineFocus } from './use-outline-focus.ts';
import { walkOutline } from './walk-outline.ts';

/** From so many blocks on, those of a section are listed when somebody comes near it. */
const longOutline = 300;

interface OutlineProps {
  readonly store: EditorStore;
  /** How what is dragged moves; missing: it is only looked at. */
  readonly moves?: OutlineMoves | undefined;
  /** An area of a template has no sections that people know of. */
  readonly isArea: boolean;
}

/**
 * Sections and blocks in the order of reading: a second way to everything on the canvas. Shift takes
 * a block to those that are chosen, also one of a group alone; while several are chosen a press does,
 * and one on a section takes all that is in it.
 */
export function Outline(shown: OutlineProps) {
  // The page is asked for first: of a long one, listing what is on it takes as long as a round to the server.
  const isListed = useDeferredValue(true, false);
  return isListed ? <Lines {...shown} /> : null;
}

function Lines({ store, isArea, moves }: OutlineProps) {
  const write = useTexts();
  const { document, selection } = useSyncExternalStore(store.subscribe, store.read);
  const chosen = chosenIds(document, selection);
  const isLong = listBlocks(document).length > longOutline;
  const sections = orderedSections(document);
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
                  store={store}
                />
              )}
              <BlockNames
                blocks={blocks}
                chosen={chosen.filter((id) => document.blocks[id]?.sectionId === section.id)}
                isLate={isLong}
                store={store}
                drag={drag}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface SectionNameProps {
  readonly section: Section;
  readonly number: number;
  readonly isChosen: boolean;
  readonly drag: OutlineDrag | undefined;
  readonly store: EditorStore;
}

const SectionName = memo(function SectionName({
  section: { id, hidden },
  number,
  isChosen,
  drag,
  store,
}: SectionNameProps) {
  const write = useTexts();
  return (
    <OutlineLine thing={{ kind: 'section', id }} drag={drag}>
      <button
        type="button"
        data-section
        aria-current={isChosen}
        onClick={() => pressSection(store, id)}
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
  readonly store: EditorStore;
  readonly drag: OutlineDrag | undefined;
}

/** The blocks of a section. A key that is typed into one of another section draws nothing here. */
const BlockNames = memo(
  ({ blocks, chosen, isLate, store, drag }: BlockNamesProps) => {
    const list = useRef<HTMLOListElement>(null);
    const isNear = useNear(list, isLate);
    return (
      // As high as its lines will be.
      <ol
        ref={list}
        style={isNear ? {} : { blockSize: `calc(${blocks.length} * (var(--outline-line) + 2px))` }}
      >
        {(isNear ? blocks : []).map((block) => (
          <li key={block.id}>
            <OutlineLine thing={{ kind: 'block', id: block.id }} drag={drag}>
              <button
                type="button"
                aria-current={chosen.includes(block.id)}
                data-group={block.group}
                onClick={({ shiftKey }) => pressBlocks(store, [block.id], shiftKey)}
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
    before.store === now.store &&
    isSameList(before.blocks, now.blocks) &&
    isSameList(before.chosen, now.chosen),
);

function pressSection(store: EditorStore, id: string): void {
  const { document, choosesSeveral } = store.read();
  const blocks = orderedBlocks(document, id).map((block) => block.id);
  if (!choosesSeveral) store.select({ kind: 'section', id });
  else if (blocks.length > 0) pressBlocks(store, blocks);
}

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
