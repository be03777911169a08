import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { areaName } from '../areas/area-name.ts';
import type { Areas } from '../areas/use-areas.ts';
import { areasOf, canvasPlace, pageOf, partsOf } from './canvas-place.ts';
import classes from './canvas.module.css';

/** An area of fewer pixels would be covered by its name, which stands below it. */
const thin = 96;

/**
 * Outlines of the areas of the template and of the pages that an index shows, with their names; of
 * what is hidden none.
 */
export function AreaMarks({ page, areas }: { readonly page: Document; readonly areas: Areas }) {
  const write = useTexts();
  const { fields, parts } = areas;
  // The template prints them once; a page of thousands of blocks is not looked through at every key.
  const [ofFields, ofParts] = useMemo(
    () => [fields.length === 0 ? [] : areasOf(page), parts.length === 0 ? [] : partsOf(page)],
    [page, fields, parts],
  );
  const marks = [
    ...ofFields.map((element) => {
      const field = fields.find(({ id }) => id === element.id);
      return { element, name: field && areaName(field, write) };
    }),
    ...ofParts.map((element) => {
      const id = pageOf(element);
      return { element, name: parts.find((part) => part.id === id)?.title };
    }),
  ];
  return marks.map(({ element, name }, at) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isNow = element.matches(canvasPlace);
    // The one that is edited is shown with nothing in it, too.
    if (name === undefined || width === 0 || (height === 0 && !isNow)) return null;
    return (
      <div
        key={`${element.id} ${at}`}
        className={classes['area']}
        data-area={element.id}
        data-now={isNow || undefined}
        data-thin={(height > 0 && height < thin) || undefined}
        style={{ left, top, width, height }}
      >
        <span>{name}</span>
      </div>
    );
  });
}
