import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import floating from './floating.module.css';
import classes from './field.module.css';
import { joinClasses } from './join-classes.ts';
import type { FieldProps } from './text-field.tsx';

/** One of a list. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly choices: readonly Choice<Value>[];
  /** Null: none chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** A choice of one among a handful; more than twenty are for a field with a search. */
export function SelectField<Value extends string>({
  label,
  help,
  error,
  choices,
  value,
  onChange,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Select
      {...rest}
      className={joinClasses(classes['field'])}
      value={value}
      isInvalid={Boolean(error)}
      onChange={(key) => {
        const chosen = choices.find((choice) => choice.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Label className={classes['label']}>{label}</Label>
      <Button className={joinClasses(classes['input'], classes['trigger'])}>
        <SelectValue />
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {help !== undefined && (
        <Text slot="description" className={classes['help']}>
          {help}
        </Text>
      )}
      <FieldError className={classes['error']}>{error}</FieldError>
      <Popover className={floating['popover']}>
        <ListBox className={classes['list']} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className={classes['option']}>
              {choice.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
