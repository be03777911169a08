import {
  blockTypeTable,
  emptyDocument,
  renderDocument,
  type RenderSettings,
} from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { createSourceReader } from '../canvas/block-source.ts';
import classes from './designs.module.css';
import { drawInto, type PageLook } from './page-look.ts';

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
  const settings = useSettings(all);
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
          <Preview document={document} look={look} settings={settings} />
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

/** Reads once what all of them show of the site; undefined until then. */
function useSettings(
  offers: readonly { readonly document: PageDocument }[],
): RenderSettings | undefined {
  const { identifier } = useSite();
  const [reader] = useState(() => createSourceReader(identifier));
  const [settings, setSettings] = useState<RenderSettings>();
  useEffect(() => {
    let isGone = false;
    const all: PageDocument = {
      ...emptyDocument,
      sections: Object.assign({}, ...offers.map(({ document }) => document.sections)),
      blocks: Object.assign({}, ...offers.map(({ document }) => document.blocks)),
    };
    void reader.readFor(all).then(() => {
      if (isGone) return;
      // Designs are our own words: there is nothing to make safe.
      const source = reader.source((html) => html);
      setSettings({ types: blockTypeTable, source, cldr: undefined, now: Date.now() });
    });
    return () => {
      isGone = true;
    };
  }, [offers, reader]);
  return settings;
}

/** Where a key leads in a grid whose columns are as they are shown. */
function nextInGrid(
  key: string,
  from: number,
  buttons: readonly HTMLElement[],
): number | undefined {
  const top = (index: number) => buttons[index]?.getBoundingClientRect().top ?? 0;
  const columns = buttons.findIndex((_, index) => top(index) > top(0) + 1);
  const perRow = columns === -1 ? buttons.length : columns;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: perRow,
    ArrowUp: -perRow,
    Home: -from,
    End: buttons.length - 1 - from,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = from + step;
  return to >= 0 && to < buttons.length ? to : from;
}

/** The sections by the renderer of the page, drawn once they come into sight. */
function Preview({
  document,
  look,
  settings,
}: {
  document: PageDocument;
  look: PageLook;
  settings: RenderSettings | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watching = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    watching.observe(element);
    const measuring = new ResizeObserver(() => setScale(element.clientWidth / previewWidth));
    measuring.observe(element);
    return () => {
      watching.disconnect();
      measuring.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={classes['preview']} aria-hidden="true">
      {isSeen && settings && scale > 0 && (
        <iframe
          title="Preview"
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><title>Preview</title><body></body>"
          style={{ scale: String(scale), inlineSize: previewWidth, blockSize: `${100 / scale}%` }}
          onLoad={({ currentTarget: { contentDocument: page } }) => {
            if (page) drawInto(page, look, sectionsOf(document, settings));
          }}
        />
      )}
    </div>
  );
}

/** What stands in the place of the sections, without that place. */
function sectionsOf(document: PageDocument, settings: RenderSettings) {
  const { html, css } = renderDocument(document, settings);
  return { html: html.replace(/^<article[^>]*>/, '').replace(/<\/article>$/, ''), css };
}
