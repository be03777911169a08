import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import type { InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import classes from './field.module.css';
import { joinClasses } from './join-classes.ts';

/** What every field shows around its control. */
export interface FieldProps {
  readonly label: string;
  /** One line below it: what it does, or an example. */
  readonly help?: ReactNode;
  /** What is wrong with it; marks the field. */
  readonly error?: string | undefined;
}

type TextFieldProps = FieldProps &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
    readonly placeholder?: string;
    readonly inputMode?: InputProps['inputMode'];
    /** Several lines. */
    readonly isLong?: boolean;
    readonly rows?: number;
    /** Stands before or behind what is typed: a currency, a unit. */
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  };

/** A field for text. */
export function TextField({
  label,
  help,
  error,
  placeholder,
  inputMode,
  isLong = false,
  rows,
  prefix,
  suffix,
  inputRef,
  ...rest
}: TextFieldProps) {
  const input = isLong ? (
    <TextArea
      ref={inputRef}
      rows={rows ?? 4}
      dir="auto"
      placeholder={placeholder}
      className={joinClasses(classes['input'], classes['area'])}
    />
  ) : (
    <Input
      ref={inputRef}
      dir="auto"
      placeholder={placeholder}
      inputMode={inputMode}
      className={classes['input']}
    />
  );
  const isGrouped = prefix !== undefined || suffix !== undefined;
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} className={classes['field']}>
      <Label className={classes['label']}>{label}</Label>
      {isGrouped ? (
        <Group className={classes['group']}>
          {prefix !== undefined && <span className={classes['affix']}>{prefix}</span>}
          {input}
          {suffix !== undefined && <span className={classes['affix']}>{suffix}</span>}
        </Group>
      ) : (
        input
      )}
      {help !== undefined && (
        <Text slot="description" className={classes['help']}>
          {help}
        </Text>
      )}
      <FieldError className={classes['error']}>{error}</FieldError>
    </AriaTextField>
  );
}
