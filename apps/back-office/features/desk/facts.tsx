import type { ReactNode } from 'react';
import classes from './desk.module.css';

/** What is known about a thing, each with its name; what is not there is left out. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={classes['facts']}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined &&
          value !== '' &&
          value !== false && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
