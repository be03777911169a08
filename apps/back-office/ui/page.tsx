import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { joinClasses } from './join-classes.ts';
import classes from './page.module.css';

interface PageProps {
  /** The heading, and the title of the tab. */
  readonly title: string;
  /** Beside the heading: states. */
  readonly badges?: ReactNode;
  /** Buttons at the end of the heading. */
  readonly actions?: ReactNode;
  /** Where this screen belongs to. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A screen: heading, buttons, content. */
export function Page({ title, badges, actions, back, isNarrow = false, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Sitewright`;
  }, [title]);
  return (
    <div className={joinClasses(classes['page'], isNarrow && classes['narrow'])}>
      <header className={classes['head']}>
        <div className={classes['titles']}>
          {back && (
            <Link href={back.href} className={classes['back']}>
              <ArrowLeft size={14} aria-hidden="true" />
              {back.label}
            </Link>
          )}
          <div className={classes['title']}>
            <h1>{title}</h1>
            {badges}
          </div>
        </div>
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface CardProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  /** Without room at its edges: for lists. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A part of a screen that belongs together. */
export function Card({ title, actions, isFlush = false, children }: CardProps) {
  return (
    <section
      className={joinClasses(classes['card'], isFlush && classes['flush'])}
      aria-label={title}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={classes['cardHead']}>
          {title !== undefined && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

/**
 * Two columns on a desk, one on a phone: what the screen is about, and what stands beside it. What
 * comes late belongs at the `end`, below both on a phone, so that nothing moves under a finger.
 */
export function Columns({
  children,
  aside,
  end,
}: {
  children: ReactNode;
  aside: ReactNode;
  end?: ReactNode;
}) {
  return (
    <div className={classes['columns']}>
      <div className={classes['stack']}>{children}</div>
      <div className={joinClasses(classes['stack'], classes['aside'])}>{aside}</div>
      {end}
    </div>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes['row']}>{children}</div>;
}
