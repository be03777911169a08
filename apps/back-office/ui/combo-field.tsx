import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import floating from './floating.module.css';
import classes from './field.module.css';
import type { Choice } from './select-field.tsx';
import type { FieldProps } from './text-field.tsx';

/** A choice of one among many: what is typed narrows them. */
export function ComboField({
  label,
  help,
  error,
  choices,
  value,
  onChange,
  isDisabled = false,
  canBeEmpty = false,
}: FieldProps & {
  readonly choices: readonly Choice[];
  /** Null: none chosen yet. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  /** A field that somebody empties chooses `''`; else it keeps what was chosen. */
  readonly canBeEmpty?: boolean;
}) {
  return (
    <ComboBox
      className={classes['field'] ?? ''}
      defaultItems={choices}
      value={value}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      menuTrigger="focus"
      onChange={(key) => {
        if (key !== null) onChange(String(key));
        else if (canBeEmpty) onChange('');
      }}
    >
      <Label className={classes['label']}>{label}</Label>
      <Group className={classes['group']}>
        <Input className={classes['input']} />
        <Button className={classes['affix'] ?? ''}>
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </Group>
      {help !== undefined && (
        <Text slot="description" className={classes['help']}>
          {help}
        </Text>
      )}
      <FieldError className={classes['error']}>{error}</FieldError>
      <Popover className={floating['popover']}>
        <ListBox className={classes['list']}>
          {(choice: Choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className={classes['option']}>
              {choice.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
