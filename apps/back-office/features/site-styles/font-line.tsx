import type { CallAnswer } from '@sitewright/contract';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { fontTexts as texts } from './font-texts.ts';
import classes from './fonts.module.css';
import { previewFamily, useFontPreview } from './use-font-preview.ts';

/** A family, as the server lists it. */
export type ListedFont = CallAnswer<'GET /api/sites/:identifier/fonts'>['fonts'][number];

/** The name of a family in its own letters. */
export function FontLine({ font }: { font: Pick<ListedFont, 'name' | 'family' | 'url'> }) {
  const write = useTexts();
  const line = useRef<HTMLSpanElement>(null);
  const preview = useFontPreview(font.name, font.url, line);
  const isShown = preview === 'shown';
  return (
    <span ref={line} className={classes['family']}>
      <span {...(isShown && { style: { fontFamily: `"${previewFamily(font.name)}"` } })}>
        {font.family}
      </span>
      {preview === 'failed' && (
        <span className={classes['fault']}>
          {write(texts.previewFailed, { fontName: font.family })}
        </span>
      )}
    </span>
  );
}
