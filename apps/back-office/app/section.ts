import type { Entitlement, Permission } from '@sitewright/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScreenText } from '../texts/define-texts.ts';
import type { WriteText } from '../texts/use-texts.ts';
import type { AreaName } from './areas.ts';

/** A screen of a section: its path behind the section's (`''`, `$number`) and what draws it. */
export interface Screen {
  readonly path: string;
  /** Loaded when it is first opened: the module's `Screen`. */
  readonly load: () => Promise<{ readonly Screen: () => ReactNode }>;
}

/** Something to do, reached without a way through the screens. */
export interface SectionAction {
  readonly label: ScreenText;
  /** Behind the section's path. */
  readonly path: string;
  readonly permission: Permission;
}

/** A thing that was found by what somebody typed. */
export interface FoundThing {
  /** Behind the section's path; it tells the thing from others too. */
  readonly path: string;
  /** The path is behind the site's address: the thing may stand in another section. */
  readonly isBelowSite?: boolean;
  readonly label: string;
  /** Behind the label: what tells it from others with the same one. */
  readonly detail?: string;
}

/** Looks for a few things, the best first. @throws CallError */
export type FindThings = (
  asked: {
    /** Name of the site in addresses. */
    readonly identifier: string;
    /** What was typed, never empty. */
    readonly text: string;
    readonly write: WriteText;
  },
  signal: AbortSignal,
) => Promise<readonly FoundThing[]>;

/** A section of the back office of a site: a line of the navigation with its screens. */
export interface Section {
  /** First part of its addresses: `orders`. */
  readonly path: string;
  readonly title: ScreenText;
  readonly area: AreaName | 'home';
  readonly icon: LucideIcon;
  /** Who may see it. */
  readonly permission: Permission;
  /** The part of a plan that it belongs to; missing: every site has it. AUTH-09 */
  readonly part?: Entitlement;
  /** Keys that lead there, one after the other, such as `g o`. */
  readonly keys?: string;
  /** More words that find it. */
  readonly aliases?: readonly ScreenText[];
  readonly actions?: readonly SectionAction[];
  /** Finds its things in the palette of commands. */
  readonly find?: FindThings;
  /** None: a page that the server draws. */
  readonly screens: readonly Screen[];
}
