import { useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { pictureTexts as texts } from './picture-editor-texts.ts';
import classes from './picture-editor.module.css';

/** A number by a slider, with what it is; pressing that brings it back to nothing. */
export function RangeField({
  label,
  value,
  most,
  step = 1,
  printed = String(value),
  onChange,
  onSettle,
}: {
  label: string;
  value: number;
  /** To either side of nothing. */
  most: number;
  step?: number;
  printed?: string;
  onChange: (value: number) => void;
  onSettle: () => void;
}) {
  const write = useTexts();
  const id = useId();
  return (
    <div className={classes['range']}>
      <label htmlFor={id}>{label}</label>
      <Button
        kind="quiet"
        isSmall
        aria-label={write(texts.toNothing, { printed, label })}
        onPress={() => {
          onChange(0);
          onSettle();
        }}
      >
        {printed}
      </Button>
      <input
        id={id}
        type="range"
        min={-most}
        max={most}
        step={step}
        value={value}
        aria-valuetext={printed}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
      />
    </div>
  );
}
