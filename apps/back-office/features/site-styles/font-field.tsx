import { findFont, isFontName } from '@sitewright/contract';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
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
  return (
    <fieldset className={classes['field']}>
      <legend>{label}</legend>
      <div className={classes['shown']}>
        <output>
          {isFontName(value) ? (
            <FontLine key={value} font={{ name: value, family: findFont(value).family }} />
          ) : (
            write(texts.ofLook)
          )}
        </output>
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
        <Button onPress={() => setIsOpen(true)}>{write(texts.change, { part: label })}</Button>
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
      {isOpen && (
        <FontDialog
          title={write(texts.change, { part: label })}
          value={value}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </fieldset>
  );
}
