import { Check, Minus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Switch } from 'react-aria-components/Switch';
import classes from './field.module.css';
import { joinClasses } from './join-classes.ts';

interface CheckProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children?: ReactNode;
  readonly isDisabled?: boolean;
  /** Some of what it stands for is chosen. */
  readonly isIndeterminate?: boolean;
  readonly 'aria-label'?: string;
  readonly slot?: string;
  /** One line below its words. */
  readonly help?: string | undefined;
}

/** A box to tick; its words are its children, or an `aria-label`. */
export function CheckField({ children, help, ...rest }: CheckProps) {
  const id = useId();
  const hasHelp = help !== undefined;
  return (
    <Checkbox
      {...rest}
      className={classes['check']}
      {...(hasHelp && { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-help` })}
    >
      {({ isIndeterminate }) => (
        <>
          <span className={classes['box']}>
            {isIndeterminate ? (
              <Minus size={14} strokeWidth={3} aria-hidden="true" />
            ) : (
              <Check size={14} strokeWidth={3} aria-hidden="true" />
            )}
          </span>
          {children !== undefined && (
            <span>
              <span id={`${id}-name`}>{children}</span>
              {hasHelp && (
                <span id={`${id}-help`} className={classes['note']}>
                  {help}
                </span>
              )}
            </span>
          )}
        </>
      )}
    </Checkbox>
  );
}

/** On or off, at once. */
export function SwitchField({
  isSelected,
  onChange,
  children,
  isDisabled = false,
  help,
}: Pick<CheckProps, 'isSelected' | 'onChange' | 'children' | 'isDisabled' | 'help'>) {
  return (
    <Switch
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      className={joinClasses(classes['check'])}
    >
      <span className={classes['track']}>
        <span className={classes['thumb']} />
      </span>
      <span>
        {children}
        {help !== undefined && <span className={classes['note']}>{help}</span>}
      </span>
    </Switch>
  );
}
