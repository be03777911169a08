import type { Formatter } from '@sitewright/template';

/** A formatter that is no longer in use and prints nothing. */
function emptied(name: string): Formatter {
  return {
    name,
    run: () => '',
  };
}

/** Was for fields of a date; `datetime` does it. */
export const datetimefield = emptied('datetimefield');

/** Was for measures. */
export const unit = emptied('unit');
