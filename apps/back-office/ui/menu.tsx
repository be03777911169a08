import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import field from './field.module.css';
import floating from './floating.module.css';

/** A line of a menu: does something, or leads somewhere. */
export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
}

/** A button (its child) that opens a menu. */
export function Menu({
  children,
  label,
  choices,
}: {
  children: ReactNode;
  label: string;
  choices: readonly MenuChoice[];
}) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={floating['popover']} placement="bottom end">
        <AriaMenu aria-label={label} className={field['menu']} items={choices}>
          {(choice) => (
            <MenuItem
              id={choice.id}
              className={field['option']}
              isDisabled={choice.isDisabled ?? false}
              {...(choice.href !== undefined && { href: choice.href })}
              {...(choice.onAction && { onAction: choice.onAction })}
            >
              {choice.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
