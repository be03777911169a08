/** For `inputRef` of the first field of a dialog: the keyboard is there once it opens. */
export function focusFirst(node: HTMLElement | null): void {
  node?.focus();
}
