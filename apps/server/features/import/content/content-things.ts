/** What another site consists of, whatever wrote it: pages, posts, menus. */

/** A picture where the old site has it. */
export interface FoundPicture {
  readonly url: string;
  readonly altText?: string | undefined;
  /** Plain text below it. */
  readonly caption?: string | undefined;
  /** What a press on it leads to. */
  readonly href?: string | undefined;
}

/** In what HTML of a page is written. */
export type Markup = 'wordpress' | 'squarespace';

/** The page of posts or events that a post stands on. */
export interface FoundStream {
  readonly typeName: 'blog' | 'events';
  /** Where it was, without slashes at its ends; missing: the old site does not say. */
  readonly urlId?: string | undefined;
  readonly title: string;
}

/** A page, a post or an event. */
export interface FoundEntry {
  readonly kind: 'page' | 'post' | 'event';
  /** Line of the file at which it begins. */
  readonly line: number;
  /** Names it for good: a second import of the same site finds it by that. */
  readonly key: string;
  /** Address on the old site, from the first slash on; empty where it had none. */
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  readonly markup: Markup;
  readonly html: string;
  /** HTML. */
  readonly excerpt: string;
  readonly author: string;
  readonly date?: Date | undefined;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly state: 'published' | 'draft' | 'private';
  readonly stream?: FoundStream | undefined;
  readonly picture?: FoundPicture | undefined;
  /** Shown below the content, as one gallery. */
  readonly gallery?: readonly FoundPicture[] | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
}

/** An entry of a menu. */
export interface FoundLink {
  readonly title: string;
  /** A page by its {@link FoundEntry.key}. */
  readonly key?: string | undefined;
  readonly url?: string | undefined;
  readonly items: readonly FoundLink[];
}

/** A menu of the old site. */
export interface FoundMenu {
  readonly kind: 'menu';
  readonly line: number;
  readonly title: string;
  readonly items: readonly FoundLink[];
}

/** A picture of the library of the old site. */
export interface FoundFile {
  readonly kind: 'file';
  readonly line: number;
  readonly picture: FoundPicture;
}

/** What has no place here. */
export interface FoundOther {
  readonly kind: 'other';
  readonly line: number;
  readonly code: string;
  readonly reason: string;
}

/** Anything of the old site that is a thing by itself. */
export type FoundThing = FoundEntry | FoundMenu | FoundFile | FoundOther;

/** Bounds of what one import reads. */
export const contentLimits = {
  /** Characters of the HTML of one page. */
  html: 2_000_000,
  /** Elements inside of each other. */
  depth: 200,
  /** Pictures, links of menus and shared blocks that are remembered at once. */
  remembered: 200_000,
  sharedLength: 20_000_000,
  menuLinks: 500,
  menuDepth: 4,
  galleryPictures: 200,
} as const;
