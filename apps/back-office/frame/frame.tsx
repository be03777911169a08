import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSections, useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { isInDialog } from '../ui/is-in-dialog.ts';
import { CommandPalette } from './command-palette.tsx';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';
import { KeySheet } from './key-sheet.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteBanners } from './site-banners.tsx';
import { useExperiment } from './use-experiments.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { WaitingWrites } from './waiting-writes.tsx';

/** What stands around the screens of a site. */
export function Frame() {
  const write = useTexts();
  const site = useSite();
  const main = useRef<HTMLElement>(null);
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const [above, setAbove] = useState<'palette' | 'keys'>();
  const { pathname } = useLocation();
  // Going somewhere closes it.
  const isMenuOpen = menuOpenAt === pathname;
  const setMenuOpen = (isOpen: boolean) => setMenuOpenAt(isOpen ? pathname : undefined);
  const areListsDense = useExperiment('dense-lists');
  useSectionKeys();
  useFocusInMain(main, pathname);
  useKeptFocus(main);
  useShortcuts({
    'mod+k': () => setAbove('palette'),
    '?': () => setAbove('keys'),
    '/': () => {
      const search = document.querySelector<HTMLElement>('[data-search]');
      search?.focus();
      return search !== null;
    },
    Escape: () => {
      setMenuOpen(false);
      return isMenuOpen;
    },
  });

  return (
    <div className={classes['frame']} data-dense-lists={areListsDense || undefined}>
      <a
        href="#main"
        className={classes['skip']}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {write(frameTexts.skip)}
      </a>
      <header className={classes['top']}>
        <Button
          kind="quiet"
          isIcon
          aria-label={write(isMenuOpen ? frameTexts.closeMenu : frameTexts.menu)}
          aria-expanded={isMenuOpen}
          aria-controls="navigation"
          onPress={() => setMenuOpen(!isMenuOpen)}
        >
          <MenuIcon size={18} aria-hidden="true" />
        </Button>
        <strong>{site.title}</strong>
        <Button
          kind="quiet"
          isIcon
          aria-label={write(frameTexts.find)}
          onPress={() => setAbove('palette')}
        >
          <Search size={18} aria-hidden="true" />
        </Button>
      </header>
      {isMenuOpen && (
        <button
          type="button"
          className={classes['shade']}
          aria-label={write(frameTexts.closeMenu)}
          onClick={() => setMenuOpen(false)}
        />
      )}
      <Navigation
        isOpen={isMenuOpen}
        onFind={() => setAbove('palette')}
        onLeave={() => setMenuOpen(false)}
      />
      <main id="main" ref={main} tabIndex={-1} className={classes['main']}>
        <OfflineBanner />
        <WaitingWrites />
        <SiteBanners />
        <Outlet />
      </main>
      {above === 'palette' && <CommandPalette onClose={() => setAbove(undefined)} />}
      {above === 'keys' && <KeySheet onClose={() => setAbove(undefined)} />}
    </div>
  );
}

/** Who comes to another screen is in it: Tab goes on there, not through the navigation again. */
function useFocusInMain(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const { activeElement } = document;
    if (isInDialog(activeElement) || main.current?.contains(activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** Keys that lead to the sections. */
function useSectionKeys(): void {
  const site = useSite();
  const router = useRouter();
  const sections = useSections();
  const entries = sections.flatMap(({ keys, path, screens }) => {
    const href = site.href(path);
    const go = () =>
      screens.length === 0 ? location.assign(href) : void router.navigate({ href });
    return keys ? [[keys, go] as const] : [];
  });
  useShortcuts(Object.fromEntries(entries));
}
