import type { EditorOverlay } from '@sitewright/contract';
import { useSearch } from '@tanstack/react-router';
import { pageTabs, type PageTab } from '../features/pages/page-fields.ts';
import type { EditorPanel } from './editor-bar.tsx';

/** What the address asks the editor to open at first. */
interface Asked {
  /** Words to look for; empty: none. */
  readonly words: string;
  readonly panel: EditorPanel | undefined;
  readonly pageTab: PageTab | undefined;
  /** When it shall be published is asked. */
  readonly isPlan: boolean;
}

const panels: readonly (readonly [EditorOverlay, EditorPanel])[] = [
  ['history', 'revisions'],
  ['site-styles', 'styles'],
];

/**
 * `?find=WORDS` opens the search for them, `?overlay=NAME` the history, a part of the settings of the
 * page, the styles of the site, or the plan to publish it. EDIT-04
 */
export function useAsked(): Asked {
  const { find, overlay }: { find?: unknown; overlay?: unknown } = useSearch({ strict: false });
  // Digits come as a number.
  const words = typeof find === 'string' || typeof find === 'number' ? String(find) : '';
  const isOpen = (name: EditorOverlay) => overlay === name;
  return {
    words,
    panel: words === '' ? panels.find(([name]) => isOpen(name))?.[1] : 'find',
    pageTab: pageTabs.find(isOpen),
    isPlan: isOpen('publish'),
  };
}
