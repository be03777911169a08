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
  /** A quiet one that begins a line: its words stand at the edge of the text, and it is pressed beyond it. */
  readonly isAtEdge?: boolean;
  /** A key that presses it from anywhere on its screen, while nobody types: `f`. */
  readonly keys?: string | undefined;
  readonly children?: ReactNode;
}

/** A button. While `isPending` it stays focusable and cannot be pressed again. */
export function Button({
  kind = 'plain',
  isSmall = false,
  isIcon = false,
  isAtEdge = false,
  keys,
  children,
  isPending = false,
  ...rest
}: Look & Omit<AriaButtonProps, 'children' | 'className' | 'style'>) {
  const className = classesOf({ kind, isSmall, isIcon, isAtEdge });
  return (
    <AriaButton {...rest} {...marksOf(kind, keys)} isPending={isPending} className={className}>
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
  isAtEdge = false,
  keys,
  href,
  children,
  ...rest
}: Look & { href: string; target?: string; download?: boolean; 'aria-label'?: string }) {
  return (
    <AriaLink
      {...rest}
      {...marksOf(kind, keys)}
      href={href}
      className={classesOf({ kind, isSmall, isIcon, isAtEdge })}
    >
      {children}
    </AriaLink>
  );
}

/** By which keys find it, and the keyboard shuns what deletes. */
function marksOf(kind: ButtonKind, keys: string | undefined) {
  return {
    ...(kind === 'primary' || kind === 'danger' ? { 'data-goes-on': true } : {}),
    ...(kind === 'danger' && { 'data-danger': true }),
    ...(keys !== undefined && { 'data-keys': keys }),
  };
}

function classesOf({
  kind,
  isSmall,
  isIcon,
  isAtEdge,
}: Required<Pick<Look, 'kind' | 'isSmall' | 'isIcon' | 'isAtEdge'>>): string {
  return joinClasses(
    classes['button'],
    kind !== 'plain' && classes[kind],
    isSmall && classes['small'],
    isIcon && classes['icon'],
    isAtEdge && classes['atEdge'],
  );
}
