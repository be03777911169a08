import { renderDocument, type RenderSettings } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { useEffect, useRef, useState } from 'react';
import classes from './designs.module.css';
import { drawInto, type PageLook } from './page-look.ts';

/** The sections by the renderer of the page, drawn once they come into sight. */
export function Preview({
  document,
  pageWidth,
  look,
  settings,
}: {
  document: PageDocument;
  /** Of the page in it, in px. */
  pageWidth: number;
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
    const measuring = new ResizeObserver(() => setScale(element.clientWidth / pageWidth));
    measuring.observe(element);
    return () => {
      watching.disconnect();
      measuring.disconnect();
    };
  }, [pageWidth]);
  return (
    <div ref={box} className={classes['preview']} aria-hidden="true">
      {isSeen && settings && scale > 0 && (
        <iframe
          title="Preview"
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><title>Preview</title><body></body>"
          style={{ scale: String(scale), inlineSize: pageWidth, blockSize: `${100 / scale}%` }}
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
