import type { Permission } from '@sitewright/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScreenText } from '../texts/define-texts.ts';
import type { AreaName } from './areas.ts';

/** A screen of a section: its path behind the section's (`''`, `$number`) and what draws it. */
export interface Screen {
  readonly path: string;
  /** Loaded when it is first opened: the module's `Screen`. */
  readonly load: () => Promise<{ readonly Screen: () => ReactNode }>;
}

/** A section of the back office of a site: a line of the navigation with its screens. */
export interface Section {
  /** First part of its addresses: `orders`. */
  readonly path: string;
  readonly title: ScreenText;
  readonly area: AreaName | 'home';
  readonly icon: LucideIcon;
  /** Who may see it. */
  readonly permission: Permission;
  /** Keys that lead there, one after the other, such as `g o`. */
  readonly keys?: string;
  /** More words that find it. */
  readonly aliases?: readonly ScreenText[];
  /** None: a page that the server draws. */
  readonly screens: readonly Screen[];
}
