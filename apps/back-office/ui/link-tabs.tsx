import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import classes from './tabs.module.css';

/** Parts of a list, each with an address of its own; the one that is open is in sight. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    // The list alone goes: the screen stays where it is.
    if (list.current && tab) bringIntoSight(list.current, tab);
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={classes['list']}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={classes['tab'] ?? ''}
          {...(tab.isCurrent && { 'aria-current': 'page' as const })}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** In the middle, where there is room for that: what comes before and after it is seen to be there. */
function bringIntoSight(list: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
