import type { CallAnswer, SiteMenu } from '@sitewright/contract';
import { useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { toInput } from '../navigation/menu-entry.ts';
import { pageTexts as texts } from './page-texts.ts';
import { withChanges, type MenuChange } from './page-tree.ts';

/** The menus of a site and the pages that they can lead to. */
export type SiteLayout = CallAnswer<'GET /api/commondata/GetSiteLayout'>;

/** The menus as they are shown, and how they change. */
export interface MenuWrites {
  readonly menus: readonly SiteMenu[];
  /** Writes one menu or two together, and tells it with Undo. False: it failed, which was told. */
  readonly change: (changes: readonly MenuChange[], message: string) => Promise<boolean>;
}

/**
 * Menus that are shown as they shall be while they are written. Writes go out one after the other:
 * each says what it found, which is what the one before left. NAVL-04
 */
export function useMenuWrites({ layout, templateId }: SiteLayout): MenuWrites {
  const write = useTexts();
  const { identifier } = useSite();
  const undo = useUndo();
  const [ahead, setAhead] = useState<{
    readonly of: readonly SiteMenu[];
    readonly menus: readonly SiteMenu[];
    /** Writes that are on their way. */
    readonly open: number;
  }>();
  const waiting = useRef<Promise<boolean>>(Promise.resolve(true));
  const saving = useWrite('POST /api/widget/UpdateNavigation', {
    refreshes: ['GET /api/commondata/GetSiteLayout'],
    isToldByScreen: true,
  });
  // What was read anew counts once nothing is on its way.
  const menus = ahead && (ahead.of === layout || ahead.open > 0) ? ahead.menus : layout;
  const send = async (changes: readonly MenuChange[], message: string): Promise<boolean> => {
    const [first, second] = changes.map(({ menu, items, from }) => ({
      fieldName: menu,
      navigation: { items: items.map(toInput) },
      from: from.map(toInput),
    }));
    if (!first) return true;
    const answer = await saving.runAndWait({
      query: { site: identifier },
      body: { ...first, templateId, ...(second && { also: second }) },
    });
    if (!answer) return false;
    const { activityIds } = answer;
    showToast({
      message,
      ...(activityIds.length > 0 && {
        action: {
          label: write(texts.undo),
          onPress: () => void undo.run(identifier, activityIds),
        },
      }),
    });
    return true;
  };
  const change = (changes: readonly MenuChange[], message: string): Promise<boolean> => {
    setAhead((before) => ({
      of: layout,
      menus: withChanges(menus, changes),
      open: (before?.open ?? 0) + 1,
    }));
    const own = waiting.current.then((isGood) => isGood && send(changes, message));
    // What was made on top of a write that failed fits nothing; what comes later begins anew.
    waiting.current = own;
    return own.then((isGood) => {
      setAhead((before) => (isGood && before ? { ...before, open: before.open - 1 } : undefined));
      if (!isGood && waiting.current === own) waiting.current = Promise.resolve(true);
      return isGood;
    });
  };
  return { menus, change };
}
