import { lazy, Suspense } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './color.module.css';
import type { ColorPanelProps } from './color-panel.tsx';
import { colorTexts as texts } from './color-texts.ts';
import { TextField } from './text-field.tsx';

const load = () => import('./color-panel.tsx');

/** A picker that cannot be loaded is a field for what CSS writes. */
const LazyPanel = lazy(() =>
  load().then(
    ({ ColorPanel }) => ({ default: ColorPanel }),
    () => ({ default: PlainColor }),
  ),
);

/** Brings the picker before it is asked for, such as when its button has the focus. */
export const loadColorPicker = (): void => void load().catch(() => undefined);

/** Picks a colour. It is as large as a screen, and loads when somebody picks. COLR-01 */
export function ColorPicker(props: ColorPanelProps) {
  return (
    <Suspense fallback={<div className={classes['coming']} aria-busy="true" />}>
      <LazyPanel {...props} />
    </Suspense>
  );
}

function PlainColor({ value, onChange }: ColorPanelProps) {
  const write = useTexts();
  return (
    <TextField
      label={write(texts.hex)}
      defaultValue={value}
      onChange={(typed) => CSS.supports('color', typed) && onChange(typed)}
    />
  );
}
