import { orderedBlocks, orderedSections } from '@sitewright/blocks';
import type { Block, PageDocument } from '@sitewright/contract';
import { useTexts } from '../texts/use-texts.ts';
import { blockName } from './block-name.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { chosenIds, toggled, type Selection } from './store/selection.ts';

/**
 * Sections and blocks in the order of reading: a second way to everything on the canvas. Shift takes
 * a block to those that are chosen, also one of a group alone.
 */
export function Outline({
  document,
  selection,
  isArea,
  onSelect,
}: {
  document: PageDocument;
  selection: Selection;
  /** An area of a template has no sections that people know of. */
  isArea: boolean;
  onSelect: (selection: Selection) => void;
}) {
  const write = useTexts();
  const chosen = chosenIds(document, selection);
  return (
    <nav aria-label={write(texts.outline)} className={classes['outline']}>
      <ol>
        {orderedSections(document).map((section, index) => {
          const label = section.hidden === true ? texts.hiddenSection : texts.section;
          return (
            <li key={section.id}>
              {!isArea && (
                <button
                  type="button"
                  aria-current={selection?.kind === 'section' && selection.id === section.id}
                  onClick={() => onSelect({ kind: 'section', id: section.id })}
                >
                  {write(label, { number: index + 1 })}
                </button>
              )}
              <ol>
                {orderedBlocks(document, section.id).map((block) => (
                  <li key={block.id}>
                    <button
                      type="button"
                      aria-current={chosen.includes(block.id)}
                      data-group={block.group}
                      onClick={({ shiftKey }) =>
                        onSelect(
                          shiftKey ? toggled(chosen, [block.id]) : { kind: 'block', id: block.id },
                        )
                      }
                    >
                      <BlockName block={block} />
                    </button>
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What a block is, and how its text begins. */
function BlockName({ block }: { block: Block }) {
  const write = useTexts();
  const words = wordsOf(block.data);
  return (
    <>
      {write(blockName(block.type))}
      {words !== '' && <small>{words}</small>}
    </>
  );
}

function wordsOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const fields = Object.entries(data);
  const texts = ['text', 'html', 'label', 'quote', 'caption', 'markdown', 'code'];
  const found = fields.find(([name, value]) => texts.includes(name) && typeof value === 'string');
  return String(found?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
}
