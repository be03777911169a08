import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import classes from './button.module.css';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './spinner.tsx';

/** How loud a button is. One `primary` a screen. */
export type ButtonKind = 'primary' | 'plain' | 'danger' | 'quiet';

interface Look {
  readonly kind?: ButtonKind;
  readonly isSmall?: boolean;
  /** Only an icon: needs an `aria-label`. */
  readonly isIcon?: boolean;
  readonly children?: ReactNode;
}

/** A button. While `isPending` it stays focusable and cannot be pressed again. */
export function Button({
  kind = 'plain',
  isSmall = false,
  isIcon = false,
  children,
  isPending = false,
  ...rest
}: Look & Omit<AriaButtonProps, 'children' | 'className' | 'style'>) {
  const className = classesOf({ kind, isSmall, isIcon });
  return (
    <AriaButton {...rest} isPending={isPending} className={className}>
      {isPending && <Spinner />}
      {children}
    </AriaButton>
  );
}

/** A link that looks like a button: for what leads to another screen. */
export function ButtonLink({
  kind = 'plain',
  isSmall = false,
  isIcon = false,
  href,
  children,
  ...rest
}: Look & { href: string; target?: string; download?: boolean; 'aria-label'?: string }) {
  return (
    <AriaLink {...rest} href={href} className={classesOf({ kind, isSmall, isIcon })}>
      {children}
    </AriaLink>
  );
}

function classesOf({ kind, isSmall, isIcon }: Required<Omit<Look, 'children'>>): string {
  return joinClasses(
    classes['button'],
    kind !== 'plain' && classes[kind],
    isSmall && classes['small'],
    isIcon && classes['icon'],
  );
}
