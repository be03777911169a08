import { lazy, Suspense, type ComponentProps } from 'react';
import classes from './color.module.css';

const load = () => import('./color-panel.tsx');
const LazyPanel = lazy(async () => ({ default: (await load()).ColorPanel }));

/** Brings the picker before it is asked for, such as when its button has the focus. */
export const loadColorPicker = (): void => void load().catch(() => undefined);

/** Picks a colour. It is as large as a screen, and loads when somebody picks. COLR-01 */
export function ColorPicker(props: ComponentProps<typeof LazyPanel>) {
  return (
    <Suspense fallback={<div className={classes['coming']} aria-busy="true" />}>
      <LazyPanel {...props} />
    </Suspense>
  );
}
