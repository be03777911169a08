import type { AlignEdge, Direction } from '@sitewright/blocks';
import type { Breakpoint } from '@sitewright/contract';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
} from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import type { EditorActs } from '../editor-acts.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';
import { Tool } from '../tool.tsx';

// The names of the icons are those of the axis that they draw.
const edges = [
  ['left', 'alignLeft', AlignStartVertical],
  ['center', 'alignCenter', AlignCenterVertical],
  ['right', 'alignRight', AlignEndVertical],
  ['top', 'alignTop', AlignStartHorizontal],
  ['middle', 'alignMiddle', AlignCenterHorizontal],
  ['bottom', 'alignBottom', AlignEndHorizontal],
] as const satisfies readonly (readonly [AlignEdge, keyof typeof texts, unknown])[];

const directions = [
  ['across', 'spaceAcross', AlignHorizontalSpaceBetween],
  ['down', 'spaceDown', AlignVerticalSpaceBetween],
] as const satisfies readonly (readonly [Direction, keyof typeof texts, unknown])[];

/** Several blocks that are chosen: how they stand to each other. */
export function ManyPanel({
  acts,
  count,
  breakpoint,
  mayEdit,
}: {
  acts: EditorActs;
  count: number;
  breakpoint: Breakpoint;
  mayEdit: boolean;
}) {
  const write = useTexts();
  return (
    <>
      <h2>{write(texts.manyBlocks, { count })}</h2>
      {mayEdit && (
        <fieldset className={classes['places']}>
          <legend>{write(texts.arrange)}</legend>
          <div className={classes['tools']}>
            {edges.map(([edge, label, icon]) => (
              <Tool
                key={edge}
                label={write(texts[label])}
                icon={icon}
                onPress={() => acts.align(breakpoint, edge)}
              />
            ))}
            {count > 2 &&
              directions.map(([direction, label, icon]) => (
                <Tool
                  key={direction}
                  label={write(texts[label])}
                  icon={icon}
                  onPress={() => acts.space(breakpoint, direction)}
                />
              ))}
          </div>
          <p className={classes['hint']}>{write(texts.manyHelp)}</p>
        </fieldset>
      )}
    </>
  );
}
