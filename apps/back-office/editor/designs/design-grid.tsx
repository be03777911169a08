import type { PageDocument } from '@sitewright/contract';
import { useState, type KeyboardEvent } from 'react';
import classes from './designs.module.css';
import { nextInGrid } from './next-in-grid.ts';
import type { PageLook } from './page-look.ts';
import { Preview } from './preview.tsx';
import { usePreviewSettings } from './use-preview-settings.ts';

/** Something to choose, with the sections that it makes. */
export interface OfferedDesign {
  readonly id: string;
  readonly title: string;
  readonly document: PageDocument;
}

/** How wide the page in a preview is, in px. */
const previewWidth = 1280;

/** Previews in a grid: arrow keys go about, Enter takes one. */
export function DesignGrid({
  label,
  all,
  offers,
  look,
  chosen,
  isTall = false,
  onPick,
}: {
  label: string;
  /** Also those that are not shown now: what they show of the site is read at once. */
  all: readonly { readonly document: PageDocument }[];
  offers: readonly OfferedDesign[];
  look: PageLook;
  /** The one that is chosen, where choosing does not close. */
  chosen?: string | undefined;
  /** Whole pages instead of single sections. */
  isTall?: boolean;
  onPick: (id: string) => void;
}) {
  const settings = usePreviewSettings(all);
  const [active, setActive] = useState(0);
  const reached = Math.min(active, offers.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const to = nextInGrid(event.key, reached, buttons);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
    buttons[to]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the arrow keys of its buttons
    <ul className={classes['designs']} aria-label={label} onKeyDown={onKeyDown}>
      {offers.map(({ id, title, document }, index) => (
        <li key={id} data-tall={isTall || undefined}>
          <Preview document={document} pageWidth={previewWidth} look={look} settings={settings} />
          <button
            type="button"
            tabIndex={index === reached ? 0 : -1}
            aria-pressed={chosen === undefined ? undefined : chosen === id}
            onFocus={() => setActive(index)}
            onClick={() => onPick(id)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
