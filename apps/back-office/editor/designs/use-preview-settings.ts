import { blockTypeTable, emptyDocument, type RenderSettings } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { useEffect, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { createSourceReader } from '../canvas/block-source.ts';

/** Reads once what all of them show of the site; undefined until then. */
export function usePreviewSettings(
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
