import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import classes from './field.module.css';
import { joinClasses } from './join-classes.ts';
import type { Choice } from './select-field.tsx';
import type { FieldProps } from './text-field.tsx';

interface ChoiceFieldProps<Value extends string> extends FieldProps {
  readonly choices: readonly (Choice<Value> & { readonly help?: string })[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few, all of them in sight. */
export function ChoiceField<Value extends string>({
  label,
  error,
  choices,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <RadioGroup
      className={classes['field']}
      value={value}
      isInvalid={Boolean(error)}
      onChange={(key) => {
        const chosen = choices.find((choice) => choice.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Label className={classes['label']}>{label}</Label>
      <div className={classes['choices']}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={classes['check']}>
            <span className={joinClasses(classes['box'], classes['round'])}>●</span>
            <span>
              {choice.label}
              {choice.help !== undefined && (
                <span className={classes['help']}>
                  <br />
                  {choice.help}
                </span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldError className={classes['error']}>{error}</FieldError>
    </RadioGroup>
  );
}
