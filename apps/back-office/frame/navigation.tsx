import { useLocation } from '@tanstack/react-router';
import { ChevronsUpDown, ExternalLink, Lock, Search, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { areaTexts, type AreaName } from '../app/areas.ts';
import { siteHref, useSections, useSession, useSite } from '../app/office-context.ts';
import type { Section } from '../app/section.ts';
import { useTexts } from '../texts/use-texts.ts';
import unseen from '../ui/unseen.module.css';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';
import { SectionLink } from './section-link.tsx';
import { useAccountChoices } from './use-account-choices.ts';
import { visitHref } from './visit-href.ts';

const newSiteHref = '/config/new-site';
const areaOrder: readonly Section['area'][] = ['home', ...(Object.keys(areaTexts) as AreaName[])];

/** The side of the frame: the site, the search, the sections by area, the account. */
export function Navigation({
  isOpen,
  onFind,
  onLeave,
}: {
  /** On a phone it lies above the screen while it is open. */
  isOpen: boolean;
  onFind: () => void;
  /** Somebody went somewhere. */
  onLeave: () => void;
}) {
  const write = useTexts();
  const { account } = useSession();
  const sections = useSections();
  const areas = areaOrder
    .map((area) => ({ area, sections: sections.filter((section) => section.area === area) }))
    .filter((group) => group.sections.length > 0);
  const side = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (side.current) showCurrent(side.current);
  }, [pathname, isOpen]);
  return (
    <aside ref={side} className={classes['side']} data-open={isOpen} id="navigation">
      <SiteMenu />
      <button type="button" className={classes['find']} onClick={onFind}>
        <Search size={16} aria-hidden="true" />
        <span>{write(frameTexts.find)}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label={write(frameTexts.sections)} className={classes['areas']}>
        {areas.map((group) => (
          <div key={group.area}>
            {group.area !== 'home' && (
              <h2 className={classes['area']}>{write(areaTexts[group.area])}</h2>
            )}
            <ul>
              {group.sections.map((section) => (
                <SectionLine key={section.path} section={section} onPress={onLeave} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes['foot']}>
        <Menu label={write(frameTexts.account)} choices={useAccountChoices()}>
          <Button kind="quiet">
            <UserRound size={16} aria-hidden="true" />
            {account.displayName}
          </Button>
        </Menu>
      </div>
    </aside>
  );
}

/** Where somebody is stands in sight, also when they came by an address and not through here. */
function showCurrent(side: HTMLElement): void {
  const current = side.querySelector('nav [aria-current]');
  if (!current) return;
  const [outer, inner] = [side.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  side.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}

function SectionLine({ section, onPress }: { section: Section; onPress: () => void }) {
  const write = useTexts();
  const site = useSite();
  return (
    <li>
      <SectionLink
        section={section}
        site={site}
        className={classes['link'] ?? ''}
        onPress={onPress}
      >
        <section.icon size={16} aria-hidden="true" />
        {write(section.title)}
        {section.part && site.missingParts.includes(section.part) && (
          <span className={classes['lock']} title={write(frameTexts.notInPlan)}>
            <Lock size={14} aria-hidden="true" />
            <span className={unseen['unseen']}>{write(frameTexts.notInPlan)}</span>
          </span>
        )}
      </SectionLink>
    </li>
  );
}

/** The site that is worked on, and the way to the others. */
function SiteMenu() {
  const write = useTexts();
  const site = useSite();
  const { sites, isOwner } = useSession();
  const choices = [
    ...sites.map(({ identifier, title }) => ({
      id: identifier,
      label: title,
      href: siteHref(identifier, ''),
    })),
    ...(isOwner ? [{ id: 'new site', label: write(frameTexts.newSite), href: newSiteHref }] : []),
    {
      id: 'all sites',
      label: write(frameTexts.allSites),
      onAction: () => location.assign('/config'),
    },
  ];
  return (
    <>
      <Menu label={write(frameTexts.sites)} choices={choices}>
        <Button kind="quiet" aria-label={`${write(frameTexts.sites)}: ${site.title}`}>
          <span>{site.title}</span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </Button>
      </Menu>
      <a href={visitHref(site)} target="_blank" rel="noreferrer" className={classes['link']}>
        <ExternalLink size={16} aria-hidden="true" />
        {write(frameTexts.viewSite)}
      </a>
    </>
  );
}
