import { PictureField } from '../../media/picture-field.tsx';
import type { ControlProps } from './control-props.ts';

/** A picture of the site, by its id. */
export function PictureControl({ label, help, value, onChange, isDisabled }: ControlProps) {
  return (
    <PictureField
      label={label}
      help={help}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
}
