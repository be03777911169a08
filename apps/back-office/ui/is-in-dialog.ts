const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether something is asked above the screen: the keyboard is there. */
export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

/** Whether something stands in a dialog, urgent or not: keys pressed there are not for what lies below it. */
export function isInDialog(target: Element | null): boolean {
  // What has the focus may be a whole document, which has no such method.
  return target?.closest?.(dialogs) != null;
}
