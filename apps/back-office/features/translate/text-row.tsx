import { standingOf, type TextStanding } from '@sitewright/blocks';
import type { Translation } from '@sitewright/contract';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ShownHtml } from './shown-html.tsx';
import classes from './translate.module.css';
import { translateTexts as texts } from './translate-texts.ts';

/** A text beside its translation. */
export interface RowText {
  readonly key: string;
  readonly label: string;
  readonly original: string;
  readonly format: 'text' | 'long-text' | 'html';
  readonly maxLength: number;
  readonly translation: Translation | undefined;
  /** What visitors read while there is no translation, in the language that is translated into. */
  readonly builtIn?: string | undefined;
  /** Undefined takes the translation away. */
  readonly onChange: (to: Translation | undefined) => void;
}

/** The languages on both sides: their codes, and what the other one is called. */
export interface Languages {
  readonly original: string;
  readonly code: string;
  readonly name: string;
}

const tones: Readonly<Record<TextStanding, Tone>> = {
  missing: 'warning',
  changed: 'danger',
  done: 'success',
};

/** What the product says by itself in a language is as good as translated. */
export function standingOfRow(row: RowText): TextStanding {
  const isBuiltIn = row.translation === undefined && row.builtIn !== undefined;
  return isBuiltIn ? 'done' : standingOf(row, row.translation);
}

/** The original at the left, its translation at the right; below each other on a phone. */
export function TextRow({
  text,
  languages,
  isDisabled,
}: {
  text: RowText;
  languages: Languages;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const id = useId();
  const { label, original, format, translation, builtIn = '', maxLength, onChange } = text;
  const standing = standingOfRow(text);
  const value = translation?.text ?? '';
  const isPrivate = languages.code.startsWith('x-');
  const fieldLabel = write(texts.translationOf, { label, language: languages.name });
  const change = (to: string) => onChange(isBlank(to, format) ? undefined : { text: to, original });
  const field = { label: fieldLabel, value, isDisabled, onChange: change };
  return (
    <li className={classes['row']} data-standing={standing} aria-labelledby={id}>
      <div className={classes['side']}>
        <div className={classes['rowHead']}>
          <h3 id={id}>{label}</h3>
          <Badge tone={tones[standing]}>{write(texts[standing])}</Badge>
        </div>
        <div className={classes['original']} lang={languages.original}>
          <Words text={original} format={format} />
        </div>
        {standing === 'changed' && (
          <div className={classes['was']}>
            <p>{write(texts.was)}</p>
            <div lang={languages.original}>
              <Words text={translation?.original ?? ''} format={format} />
            </div>
          </div>
        )}
      </div>
      <div className={classes['side']} lang={isPrivate ? languages.original : languages.code}>
        {format === 'html' ? (
          <RichTextField {...field} />
        ) : (
          <TextField
            {...field}
            placeholder={builtIn}
            maxLength={maxLength}
            isLong={format === 'long-text' || original.length > 100}
          />
        )}
        {!isDisabled && standing !== 'done' && (
          <div>
            <Button
              kind="quiet"
              isSmall
              isAtEdge
              aria-describedby={id}
              onPress={() =>
                onChange({ text: standing === 'changed' ? value : original, original })
              }
            >
              {write(standing === 'changed' ? texts.stillRight : texts.takeOver)}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Words({ text, format }: Pick<RowText, 'format'> & { text: string }) {
  return format === 'html' ? <ShownHtml html={text} /> : <p>{text}</p>;
}

/** An empty field is no translation; of rich text its empty paragraph stays behind. */
function isBlank(text: string, format: RowText['format']): boolean {
  const plain =
    format === 'html' && !/<(?:img|hr)\b/i.test(text) ? text.replace(/<[^>]*>/g, '') : text;
  return plain.trim() === '';
}
