import { useTexts } from '../../texts/use-texts.ts';
import { cellOf, findBlockElement, findSectionElement } from '../canvas/draw-document.ts';
import { nameOf } from './others-list.tsx';
import { togetherTexts as texts } from './together-texts.ts';
import classes from './together.module.css';
import { colorOf, useTogether } from './use-together.ts';

/** Above the page: what others have chosen, in their colours and with their names. */
export function OthersMarks({ page }: { page: Document }) {
  const write = useTexts();
  const { others } = useTogether();
  return others.flatMap(({ person, chosen, isWriting, ...other }, at) =>
    chosen.map((id, index) => {
      const box = boxOf(page, id);
      if (!box) return null;
      const name = nameOf(other, write);
      return (
        <div
          key={`${at} ${id}`}
          className={classes['mark']}
          data-person={colorOf(person)}
          data-other={id}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        >
          {index === 0 && (
            <span style={{ top: labelTop(box, page) }}>
              {isWriting ? write(texts.writes, { name }) : name}
            </span>
          )}
        </div>
      );
    }),
  );
}

/** In px, as the styles have it. */
const labelHeight = 20;

/**
 * Below the box: one's own name of it, and the bar of texts, stand above. Of one that ends below what
 * is seen, at the end of what is seen.
 */
function labelTop({ top, height }: DOMRect, { defaultView }: Document): number {
  const seen = (defaultView?.innerHeight ?? Infinity) - top - labelHeight;
  return Math.max(0, Math.min(height, seen));
}

function boxOf(page: Document, id: string): DOMRect | undefined {
  const block = findBlockElement(page, id);
  return (block ? cellOf(block) : findSectionElement(page, id))?.getBoundingClientRect();
}
