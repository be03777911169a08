import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { TabList, TabListStateContext } from 'react-aria-components/Tabs';
import { bringIntoSight } from './bring-into-sight.ts';
import classes from './tabs.module.css';

/** The tabs of `Tabs`, in a row; the one that is chosen is in sight. */
export function TabRow({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useContext(TabListStateContext)?.selectedKey;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-selected]');
    if (list.current && tab) bringIntoSight(list.current, tab);
  }, [chosen]);
  return (
    <TabList ref={list} aria-label={label} className={classes['list'] ?? ''}>
      {children}
    </TabList>
  );
}
