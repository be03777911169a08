import { Link } from 'react-aria-components/Link';
import classes from './tabs.module.css';

/** Parts of a list, each with an address of its own. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label} className={classes['list']}>
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
