/**
 * In the middle of a list that scrolls sideways, where there is room for that: what comes before and
 * after it is seen to be there. The list alone goes: the screen stays where it is.
 */
export function bringIntoSight(list: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
