import type { SiteMenu } from '@sitewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { keyOfPlace, type LineActions } from './page-tree-line.tsx';
import { pageTexts as texts } from './page-texts.ts';
import {
  changesOf,
  dropOf,
  endOf,
  entryAt,
  mayUnlink,
  startOf,
  wayOf,
  type TreePlace,
  type TreeTarget,
} from './page-tree.ts';
import type { MenuWrites } from './use-menu-writes.ts';

/** A line or a heading that takes what is dragged. */
interface HeadDrop {
  readonly mayDrop: () => boolean;
  readonly onDrop: () => void;
}

/** How entries of the tree move: by a handle, by its keys and by the choices of their menus. */
export function usePageMoves({ menus, change }: MenuWrites): {
  /** What a menu is called; undefined: what none leads to. */
  readonly titleOf: (menu: string | undefined) => string;
  readonly movesOf: (place: TreePlace) => LineActions;
  /** Undefined: the heading of what no menu leads to. */
  readonly headDrop: (menu: SiteMenu | undefined) => HeadDrop;
} {
  const write = useTexts();
  const [dragged, setDragged] = useState<TreePlace>();
  const follow = useFollowedHandle(menus);
  const titleOf = (menu: string | undefined) => {
    const found = menus.find(({ identifier }) => identifier === menu);
    return found ? found.title || found.identifier : write(texts.notLinked);
  };
  const move = (from: TreePlace, to: TreeTarget) => {
    const { label: name = '', collectionId } = entryAt(menus, from) ?? {};
    follow(to.menu === undefined ? `page-${collectionId}` : keyOfPlace(to));
    const message =
      to.menu === undefined
        ? write(texts.unlinked, { name })
        : write(texts.movedTo, {
            name,
            place: (to.path.at(-1) ?? 0) + 1,
            menu: titleOf(to.menu),
          });
    void change(changesOf(menus, from, to), message);
    setDragged(undefined);
  };
  const choicesOf = (place: TreePlace) => [
    ...menus
      .filter(({ identifier }) => identifier !== place.menu)
      .map((menu) => ({
        id: `to-${menu.identifier}`,
        label: write(texts.moveTo, { menu: titleOf(menu.identifier) }),
        onAction: () => move(place, endOf(menu)),
      })),
    ...(mayUnlink(menus, place)
      ? [{ id: 'unlink', label: write(texts.unlink), onAction: () => move(place, {}) }]
      : []),
  ];
  /** Where what is dragged would come to lie. */
  const landing = (place: TreePlace, at: Parameters<LineActions['onDrop']>[0]) => {
    if (!dragged) return undefined;
    if (place.menu !== undefined) return dropOf(menus, dragged, { ...place, place: at });
    return mayUnlink(menus, dragged) ? {} : undefined;
  };
  return {
    titleOf,
    movesOf: (place) => ({
      mayGo: (way) => wayOf(menus, place, way) !== undefined,
      onGo: (way) => {
        const to = wayOf(menus, place, way);
        if (to) move(place, to);
      },
      onDragStart: () => setDragged(place),
      onDragEnd: () => setDragged(undefined),
      mayDrop: (at) => landing(place, at) !== undefined,
      onDrop: (at) => {
        const to = landing(place, at);
        if (dragged && to) move(dragged, to);
      },
      moves: choicesOf(place),
    }),
    headDrop: (menu) => ({
      mayDrop: () => dragged !== undefined && (menu !== undefined || mayUnlink(menus, dragged)),
      onDrop: () => dragged && move(dragged, menu ? startOf(menu) : {}),
    }),
  };
}

/** The keyboard stays with the entry that it moves. */
function useFollowedHandle(menus: unknown): (id: string) => void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (followed.current === undefined) return;
    document.getElementById(followed.current)?.focus();
    followed.current = undefined;
  }, [menus]);
  return (id) => {
    followed.current = id;
  };
}
