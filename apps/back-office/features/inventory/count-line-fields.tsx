import { X } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  countedOf,
  differenceOf,
  nameLine,
  writeDifference,
  type CountLine,
} from './count-lines.ts';
import { countTexts as texts } from './count-texts.ts';
import classes from './inventory.module.css';

/** One line of a count: what is expected, what was counted, and how they differ. */
export function CountLineFields({
  line,
  onChange,
  onBegin,
  onRemove,
}: {
  line: CountLine;
  onChange: (line: CountLine) => void;
  /** Asks anew what is expected. */
  onBegin: () => void;
  onRemove: () => void;
}) {
  const write = useTexts();
  const name = nameLine(line);
  const difference = differenceOf(line);
  const isWrong = line.typed.trim() !== '' && countedOf(line) === undefined;
  return (
    <fieldset aria-label={name} className={classes['place']}>
      <span className={classes['grow']}>
        {name} <span className={classes['muted']}>{line.sku}</span>
        {line.left && (
          <span role="alert" className={classes['problem']}>
            {write(texts[`left-${line.left}`])}
          </span>
        )}
      </span>
      <span className={classes['muted']}>{write(texts.expected, { count: line.expected })}</span>
      {(line.left === 'counted-meanwhile' || line.left === 'counted-further') && (
        <Button isSmall aria-label={write(texts.anewOf, { name })} onPress={onBegin}>
          {write(texts.anew)}
        </Button>
      )}
      {line.left === undefined && (
        <div className={classes['units']}>
          <TextField
            label={write(texts.counted)}
            inputMode="numeric"
            autoComplete="off"
            value={line.typed}
            error={isWrong ? write(texts.countedWrong) : undefined}
            onChange={(typed) => onChange({ ...line, typed })}
          />
        </div>
      )}
      <output className={classes['difference']}>
        {difference !== undefined &&
          line.left === undefined &&
          write(texts.difference, { count: writeDifference(difference) })}
      </output>
      <Button
        kind="quiet"
        isIcon
        isSmall
        aria-label={write(texts.remove, { name })}
        onPress={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
