import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { canvasBounds, type CanvasWidth } from './use-canvas-width.ts';
import { widthTexts as texts } from './width-texts.ts';
import classes from './width.module.css';

/** The width of the page as a number: typed, it is taken by Enter or on leaving. */
export function WidthField({ width }: { width: CanvasWidth }) {
  const write = useTexts();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    setTyped(undefined);
    const px = Number(typed);
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(px)) width.choose(px);
  };
  const [least, most] = canvasBounds;
  return (
    <label className={classes['field']} title={write(texts.bounds, { least, most })}>
      <input
        inputMode="numeric"
        aria-label={write(texts.field)}
        value={typed ?? width.shown ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          else if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      <span aria-hidden="true">px</span>
    </label>
  );
}
