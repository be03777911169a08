import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useIntl } from 'react-intl';
import { languageOf } from '../../texts/use-texts.ts';
import type { LookChoice } from './look-choices.ts';
import classes from './looks.module.css';

interface LookPickerProps {
  readonly label: string;
  readonly looks: readonly LookChoice[];
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (look: LookChoice) => void;
}

/** One look among all, each with its colours. */
export function LookPicker({
  label,
  looks,
  value,
  isDisabled = false,
  error,
  onChange,
}: LookPickerProps) {
  const language = languageOf(useIntl().locale);
  const chosen = looks.find(({ key }) => key === value);
  const about = chosen?.description[language] ?? chosen?.description['en'] ?? '';
  return (
    <RadioGroup
      className={classes['picker']}
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => {
        const look = looks.find((one) => one.key === key);
        if (look) onChange(look);
      }}
    >
      <Label className={classes['label']}>{label}</Label>
      <div className={classes['tiles']}>
        {looks.map(({ key, title, swatch }) => (
          <Radio key={key} value={key} className={classes['tile']}>
            <Swatch swatch={swatch} />
            <span className={classes['name']}>{title}</span>
          </Radio>
        ))}
      </div>
      <p className={classes['about']}>{about}</p>
      {error !== undefined && (
        <p role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </RadioGroup>
  );
}

/** A page in small: a heading, a line, a button. */
function Swatch({ swatch }: Pick<LookChoice, 'swatch'>) {
  const { background, text, accent } = swatch ?? {};
  return (
    <span className={classes['swatch']} style={{ background }} aria-hidden="true">
      <span className={classes['line']} style={{ background: text }} />
      <span className={classes['shortLine']} style={{ background: text }} />
      <span className={classes['dot']} style={{ background: accent }} />
    </span>
  );
}
