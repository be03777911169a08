import { fieldParts } from '@sitewright/contract';
import { ChoiceGroup, LikertTable, SelectControl } from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { PartInputs } from './part-inputs.tsx';
import { TextControl } from './text-control.tsx';

/** The control of one kind of field; a kind without an own control is a text input. FORM-02 */
const controls: Readonly<Record<string, (props: ControlProps) => React.ReactNode>> = {
  select: SelectControl,
  radio: ChoiceGroup,
  checkbox: ChoiceGroup,
  likert: LikertTable,
  ...Object.fromEntries(Object.keys(fieldParts).map((kind) => [kind, PartInputs])),
};

export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.type] ?? TextControl;
  return <Control {...props} />;
}
