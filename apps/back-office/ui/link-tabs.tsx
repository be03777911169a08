import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { bringIntoSight } from './bring-into-sight.ts';
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
