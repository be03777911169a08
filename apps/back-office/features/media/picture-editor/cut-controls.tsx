import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw } from 'lucide-react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typeBox, type CropBox, type Size } from './crop-box.ts';
import {
  flipDraft,
  ratioOf,
  shapeDraft,
  shapes,
  turnDraft,
  turnedSize,
  type PictureDraft,
  type Shape,
} from './picture-draft.ts';
import classes from './picture-editor.module.css';
import { pictureTexts as texts } from './picture-editor-texts.ts';
import { RangeField } from './range-field.tsx';

/** The shape that a part keeps while it is dragged. */
export interface KeptShape {
  readonly shape: Shape;
  /** As it was typed. */
  readonly own: Size;
}

interface CutControlsProps {
  readonly draft: PictureDraft;
  readonly size: Size;
  readonly kept: KeptShape;
  readonly onKeep: (kept: KeptShape) => void;
  readonly onChange: (name: string, draft: PictureDraft) => void;
  readonly onSettle: () => void;
}

/** Shape, turns and mirrors, straightening, and the part in pixels for keyboards. */
export function CutControls({ draft, size, kept, onKeep, onChange, onSettle }: CutControlsProps) {
  const write = useTexts();
  const turned = turnedSize(size, draft.turn);
  const act = (name: string, next: PictureDraft) => {
    onChange(name, next);
    onSettle();
  };
  const keep = (next: KeptShape) => {
    onKeep(next);
    act('shape', shapeDraft(draft, size, ratioOf(next.shape, turned, next.own)));
  };
  const turn = (to: 'left' | 'right') => {
    onKeep({ ...kept, shape: 'any' });
    act('turn', turnDraft(draft, size, to));
  };
  const named: Partial<Record<Shape, string>> = {
    any: write(texts.free),
    'as-is': write(texts.asIs),
    own: write(texts.own),
  };
  const number = (label: string, value: number, onNumber: (value: number) => void) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={String(Math.round(value))}
      onBlur={onSettle}
      onChange={(text) => {
        const typed = Number(text);
        if (text !== '' && Number.isFinite(typed)) onNumber(typed);
      }}
    />
  );
  const pixels = (name: keyof CropBox, label: string) =>
    number(label, draft.box[name], (value) =>
      onChange(`box ${name}`, { ...draft, box: typeBox(draft.box, turned, name, value) }),
    );
  const side = (name: keyof Size, label: string) =>
    number(label, kept.own[name], (value) => {
      if (value >= 1 && value <= 10_000) keep({ ...kept, own: { ...kept.own, [name]: value } });
    });
  return (
    <div className={classes['controls']}>
      <SelectField
        label={write(texts.shape)}
        value={kept.shape}
        onChange={(shape) => keep({ ...kept, shape })}
        choices={shapes.map((value) => ({ value, label: named[value] ?? value }))}
      />
      {kept.shape === 'own' && (
        <div className={classes['numbers']}>
          {side('width', write(texts.across))}
          {side('height', write(texts.down))}
        </div>
      )}
      <div className={classes['buttons']}>
        <Button isIcon aria-label={write(texts.turnLeft)} onPress={() => turn('left')}>
          <RotateCcw size={18} aria-hidden="true" />
        </Button>
        <Button isIcon aria-label={write(texts.turnRight)} onPress={() => turn('right')}>
          <RotateCw size={18} aria-hidden="true" />
        </Button>
        <Button
          isIcon
          aria-label={write(texts.flipX)}
          onPress={() => act('flip', flipDraft(draft, size, 'flipX'))}
        >
          <FlipHorizontal2 size={18} aria-hidden="true" />
        </Button>
        <Button
          isIcon
          aria-label={write(texts.flipY)}
          onPress={() => act('flip', flipDraft(draft, size, 'flipY'))}
        >
          <FlipVertical2 size={18} aria-hidden="true" />
        </Button>
      </div>
      <RangeField
        label={write(texts.straighten)}
        value={draft.straighten}
        most={45}
        step={0.5}
        printed={write(texts.degrees, { value: draft.straighten })}
        onChange={(straighten) => onChange('straighten', { ...draft, straighten })}
        onSettle={onSettle}
      />
      <fieldset className={classes['numbers']}>
        <legend>{write(texts.part)}</legend>
        {pixels('left', write(texts.left))}
        {pixels('top', write(texts.above))}
        {pixels('width', write(texts.width))}
        {pixels('height', write(texts.height))}
      </fieldset>
    </div>
  );
}
