import { findFont, isFontName } from '@sitewright/contract';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FontDialog } from './font-dialog.tsx';
import { FontLine } from './font-line.tsx';
import { fontTexts as texts } from './font-texts.ts';
import classes from './fonts.module.css';

/** The font of one part of the site; empty: that of the look. */
export function FontField({
  label,
  value,
  onChange,
  error,
}: {
  label: string;
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const shown = useShownFont(value);
  return (
    <fieldset className={classes['field']}>
      <legend>{label}</legend>
      <div className={classes['shown']}>
        <output>{shown ? <FontLine key={value} font={shown} /> : write(texts.ofLook)}</output>
        {value !== '' && (
          <Button
            kind="quiet"
            isIcon
            aria-label={write(texts.back, { part: label })}
            onPress={() => onChange('')}
          >
            <Undo2 size={16} aria-hidden="true" />
          </Button>
        )}
        <Button aria-label={write(texts.changeOf, { part: label })} onPress={() => setIsOpen(true)}>
          {write(texts.change)}
        </Button>
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
      {isOpen && (
        <FontDialog
          title={write(texts.changeOf, { part: label })}
          value={value}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </fieldset>
  );
}

/** Undefined: none is chosen, or the one that was uploaded is not known, or is gone. */
function useShownFont(name: string) {
  const { identifier } = useSite();
  const isListed = name !== '' && !isFontName(name);
  const read = useRead(
    'GET /api/sites/:identifier/fonts',
    { params: { identifier } },
    { isWanted: isListed },
  );
  if (isFontName(name)) return { name, family: findFont(name).family, url: null };
  return isListed && read.state === 'success'
    ? read.answer.fonts.find((font) => font.name === name)
    : undefined;
}
