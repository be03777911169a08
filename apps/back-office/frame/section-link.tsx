import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OfficeSite } from '../app/office-context.ts';
import type { Section } from '../app/section.ts';

interface SectionLinkProps {
  section: Section;
  site: OfficeSite;
  className: string;
  children: ReactNode;
  onPress?: () => void;
}

/** A link to a section. What the server draws itself is a page of its own. */
export function SectionLink(props: SectionLinkProps) {
  const { section, site, className, children, onPress } = props;
  const href = site.href(section.path);
  if (section.screens.length === 0) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      to={href.slice('/config'.length)}
      preload="intent"
      activeOptions={{ exact: section.path === '', includeSearch: false }}
      className={className}
      {...(onPress && { onClick: onPress })}
    >
      {children}
    </RouterLink>
  );
}
