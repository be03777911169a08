/** Whether something stands in a dialog, urgent or not: keys pressed there are not for what lies below it. */
export function isInDialog(target: Element | null): boolean {
  // What has the focus may be a whole document, which has no such method.
  return target?.closest?.('[role=dialog], [role=alertdialog]') != null;
}
