/**
 * A menu that the theme writes as `<details data-menu>` works without scripts. With them Escape closes
 * it and goes back to what opened it, and it closes when the focus or a press goes elsewhere, so that
 * nobody works behind it.
 */
export function start(root: HTMLElement): void {
  if (!(root instanceof HTMLDetailsElement)) return;
  const isElsewhere = (target: EventTarget | null): boolean =>
    target instanceof Node && !root.contains(target);

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !root.open || event.defaultPrevented) return;
    const { activeElement } = document;
    if (activeElement !== document.body && isElsewhere(activeElement)) return;
    // A folder in it is closed first.
    if (root.querySelector('details[open]')?.contains(activeElement)) return;
    event.preventDefault();
    root.open = false;
    root.querySelector('summary')?.focus();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (isElsewhere(relatedTarget)) root.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (root.open && isElsewhere(target)) root.open = false;
  });
}
