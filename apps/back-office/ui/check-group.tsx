import type { ReactNode } from 'react';
import classes from './field.module.css';

interface CheckGroupProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Boxes to tick that belong together, under one label. */
export function CheckGroup({ label, help, error, children }: CheckGroupProps) {
  return (
    <fieldset className={classes['checks']}>
      <legend className={classes['label']}>{label}</legend>
      {help !== undefined && <span className={classes['help']}>{help}</span>}
      {children}
      {error !== undefined && (
        <span role="alert" className={classes['error']}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
