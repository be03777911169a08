/** The things of a WordPress export: read twice, because pages name what comes behind them. */
import { cutText } from '@sitewright/contract';
import {
  contentLimits,
  type FoundLink,
  type FoundPicture,
  type FoundThing,
} from '../content-things.ts';
import { ContentUnreadableError } from '../content-file.ts';
import type { ContentSource } from '../content-source.ts';
import { collectMenus, type MenuItem } from './collect-menus.ts';
import { navigationLinks } from './navigation-links.ts';
import { readElements, type WxrElement } from './read-elements.ts';
import { toEntry, isLeftOut } from './to-entry.ts';

/** What pages refer to by its number. */
interface WxrIndex {
  readonly origin: URL | undefined;
  readonly title: string;
  readonly authors: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, FoundPicture>;
  readonly shared: ReadonlyMap<string, string>;
  readonly menus: readonly { title: string; items: readonly FoundLink[] }[];
  readonly holds: ReadonlyMap<string, number>;
}

/** @throws ContentUnreadableError */
export async function openWxr(file: string): Promise<ContentSource> {
  const index = await readIndex(file);
  return {
    dialect: 'WordPress export (WXR)',
    title: index.title,
    origin: index.origin,
    holds: [...index.holds].map(([name, count]) => ({
      name: `${name} (${count})`,
      isRead: !unread.has(name.replace(/:.*$/, '')),
    })),
    pictureOf: (id) => index.pictures.get(id),
    sharedOf: (id) => index.shared.get(id),
    things: () => readThings(file, index),
  };
}

/** Menus of one site: each has a place of its own in a theme. */
const mostMenus = 50;

/** What the first reading has taken. */
const ownPass = new Set(['nav_menu_item', 'wp_navigation', 'wp_block']);

const unread = new Set(['Comments', 'Other types']);
const names: Readonly<Record<string, string>> = {
  page: 'Pages',
  post: 'Posts',
  attachment: 'Media',
  nav_menu_item: 'Entries of menus',
  wp_block: 'Shared blocks',
  wp_navigation: 'Menus',
};

async function readIndex(file: string): Promise<WxrIndex> {
  const authors = new Map<string, string>();
  const pictures = new Map<string, FoundPicture>();
  const shared = new Map<string, string>();
  const menuItems: MenuItem[] = [];
  const blockMenus: { title: string; items: FoundLink[] }[] = [];
  const holds = new Map<string, number>();
  let origin: URL | undefined;
  let title = '';
  let sharedLength = 0;
  let isThere = false;
  const count = (name: string, by = 1) => {
    if (by > 0 && (holds.has(name) || holds.size < 100)) {
      holds.set(name, (holds.get(name) ?? 0) + by);
    }
  };
  for await (const element of readElements(file)) {
    const { texts } = element;
    if (element.name === 'channel') {
      isThere = true;
      title = texts.get('title')?.trim() ?? '';
      const address = texts.get('wp:base_blog_url') ?? texts.get('link') ?? '';
      origin = URL.canParse(address) ? new URL(address) : undefined;
      continue;
    }
    if (element.name === 'author') {
      const login = texts.get('wp:author_login') ?? '';
      if (authors.size < 10_000) {
        authors.set(login, texts.get('wp:author_display_name')?.trim() || login);
      }
      continue;
    }
    const type = texts.get('wp:post_type') ?? '';
    const id = texts.get('wp:post_id') ?? '';
    if (isLeftOut(element)) continue;
    count(names[type] ?? `Other types: ${cutText(type, 60)}`);
    count('Comments', element.comments);
    if (pictures.size + menuItems.length > contentLimits.remembered) {
      throw new ContentUnreadableError('The file holds more pictures than can be read at once.');
    }
    if (type === 'attachment') {
      const picture = toPicture(element);
      if (picture) pictures.set(id, picture);
    } else if (type === 'nav_menu_item') menuItems.push(toMenuItem(element));
    else if (type === 'wp_navigation' && blockMenus.length < mostMenus) {
      const items = navigationLinks(texts.get('content:encoded') ?? '', origin);
      if (items.length > 0) blockMenus.push({ title: texts.get('title')?.trim() ?? '', items });
    } else if (type === 'wp_block') {
      const html = texts.get('content:encoded') ?? '';
      sharedLength += html.length;
      if (sharedLength <= contentLimits.sharedLength) shared.set(id, html);
    }
  }
  if (!isThere) throw new ContentUnreadableError('That is no export of WordPress.');
  const menus = [...collectMenus(menuItems, origin), ...blockMenus];
  return { origin, title, authors, pictures, shared, menus, holds };
}

function toPicture({ texts, meta }: WxrElement): FoundPicture | undefined {
  const url = texts.get('wp:attachment_url')?.trim() ?? '';
  if (!/^https?:\/\//i.test(url)) return undefined;
  const altText = meta.get('_wp_attachment_image_alt')?.trim();
  return { url, ...(altText && { altText: cutText(altText, 1_000) }) };
}

function toMenuItem({ texts, meta, categories, line }: WxrElement): MenuItem {
  return {
    line,
    id: texts.get('wp:post_id') ?? '',
    title: texts.get('title')?.trim() ?? '',
    menu: categories.find(({ domain }) => domain === 'nav_menu')?.label ?? '',
    parent: meta.get('_menu_item_menu_item_parent') ?? '0',
    place: Number(texts.get('wp:menu_order')) || 0,
    type: meta.get('_menu_item_type') ?? '',
    object: meta.get('_menu_item_object') ?? '',
    objectId: meta.get('_menu_item_object_id') ?? '',
    url: meta.get('_menu_item_url')?.trim() ?? '',
  };
}

const picturePattern = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|\?)/i;

async function* readThings(file: string, index: WxrIndex): AsyncGenerator<FoundThing> {
  let last = 1;
  const { origin, authors, pictures } = index;
  for await (const element of readElements(file)) {
    if (element.name !== 'item' || isLeftOut(element)) continue;
    const { line, texts } = element;
    last = line;
    const type = texts.get('wp:post_type') ?? '';
    const title = texts.get('title')?.trim() || texts.get('wp:post_name') || 'Untitled';
    if (type === 'page' || type === 'post') {
      yield toEntry(element, { origin, authors, pictures });
    } else if (type === 'attachment') {
      const picture = pictures.get(texts.get('wp:post_id') ?? '');
      if (picture && picturePattern.test(picture.url)) yield { kind: 'file', line, picture };
      else {
        const reason = `"${title}" is no picture: it was left where it is.`;
        yield { kind: 'other', line, code: 'file', reason };
      }
    } else if (!ownPass.has(type)) {
      const reason = `"${title}" is of the type "${type}", which has no place here.`;
      yield { kind: 'other', line, code: 'type', reason };
    }
  }
  for (const menu of index.menus) {
    last += 1;
    yield { kind: 'menu', line: last, ...menu };
  }
}
