import type { PageFieldHead } from '@sitewright/contract';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { areaName } from '../areas/area-name.ts';
import { areasOf, canvasPlace } from './canvas-place.ts';
import classes from './canvas.module.css';

/** Outlines of the areas of the template, with their names; of an area that is hidden none. */
export function AreaMarks({
  page,
  fields,
}: {
  readonly page: Document;
  readonly fields: readonly PageFieldHead[];
}) {
  const write = useTexts();
  // The template prints them once; a page of thousands of blocks is not looked through at every key.
  const areas = useMemo(() => (fields.length === 0 ? [] : areasOf(page)), [page, fields]);
  return areas.map((element, at) => {
    const field = fields.find(({ id }) => id === element.id);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isNow = element.matches(canvasPlace);
    // The one that is edited is shown with nothing in it, too.
    if (!field || width === 0 || (height === 0 && !isNow)) return null;
    return (
      <div
        key={`${element.id} ${at}`}
        className={classes['area']}
        data-area={element.id}
        data-now={isNow || undefined}
        style={{ left, top, width, height }}
      >
        <span>{areaName(field, write)}</span>
      </div>
    );
  });
}
