import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import type { PaletteColor } from './color-panel.tsx';
import { ColorPicker, loadColorPicker } from './color-picker.tsx';
import { colorTexts as texts } from './color-texts.ts';
import classes from './color.module.css';
import fields from './field.module.css';
import floating from './floating.module.css';

/** A colour: its swatch opens the picker. COLR-01 */
export function ColorField({
  label,
  value,
  palette,
  text,
  isDisabled,
  onChange,
}: {
  label: string;
  /** As CSS writes it; empty: none. */
  value: string;
  palette: readonly PaletteColor[];
  /** Of words that will stand on it; undefined: nobody knows. */
  text: string | undefined;
  isDisabled: boolean;
  onChange: (color: string) => void;
}) {
  const write = useTexts();
  const shown = value === '' ? write(texts.none) : value;
  return (
    <div className={fields['field']}>
      <span className={fields['label']}>{label}</span>
      <div className={classes['line']}>
        <DialogTrigger>
          <AriaButton
            isDisabled={isDisabled}
            aria-label={write(texts.choose, { label, color: shown })}
            className={classes['trigger'] ?? ''}
            onFocus={loadColorPicker}
            onHoverStart={loadColorPicker}
          >
            <span className={classes['swatch']}>
              <span style={{ background: CSS.supports('color', value) ? value : 'transparent' }} />
            </span>
            {shown}
          </AriaButton>
          <Popover
            aria-label={label}
            placement={matchMedia('(width < 48rem)').matches ? 'top' : 'left'}
            className={floating['popover'] ?? ''}
          >
            <div className={classes['panel']}>
              <ColorPicker value={value} palette={palette} text={text} onChange={onChange} />
            </div>
          </Popover>
        </DialogTrigger>
        {value !== '' && (
          <Button
            kind="quiet"
            isIcon
            isDisabled={isDisabled}
            aria-label={write(texts.clear)}
            onPress={() => onChange('')}
          >
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}
