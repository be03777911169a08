/** The shape of an example site: plain data, as its owner would type and choose it. */
import type { SectionStyle, SettingsInput } from '@sitewright/contract';
import type { DesignedBlock } from '../../packages/blocks/src/library/design-kit.ts';

/** A picture of a site. */
export interface ExamplePicture {
  /** A file of the demo's pictures without its ending, or one that is drawn: an SVG. */
  readonly source: { readonly demo: string } | { readonly svg: string };
  readonly alt: string;
  /** The point that stays in sight, from 0 to 1. */
  readonly focus?: readonly [x: number, y: number];
}

/** A section: a design of the library with other words, or blocks placed by hand. */
export interface ExampleSection {
  /** Id of a design; missing: `blocks`. */
  readonly design?: string;
  readonly blocks?: readonly DesignedBlock[];
  /** In place of the words of the design, in the order of reading; `undefined` leaves one. */
  readonly words?: readonly (string | undefined)[];
  /** Names of pictures, in the order of reading; the background first. */
  readonly pictures?: readonly string[];
  /** Where its buttons lead, in the order of reading. */
  readonly links?: readonly string[];
  /** On top of the style of the design. */
  readonly style?: SectionStyle;
}

/** A page; its address is `urlId`. The first one of a site is its home page. */
export interface ExamplePage {
  readonly urlId: string;
  readonly title: string;
  /** What the menu calls it. Missing: as its title; empty: it is not in the menu. */
  readonly menu?: string;
  readonly description: string;
  readonly sections: readonly ExampleSection[];
}

/** A product of the store of a site. */
export interface ExampleProduct {
  readonly title: string;
  readonly priceCents: number;
  readonly excerpt: string;
  readonly pictures: readonly string[];
}

/** A post of the journal of a site. */
export interface ExamplePost {
  readonly title: string;
  readonly excerpt: string;
  readonly picture: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly sections: readonly ExampleSection[];
}

/** A site with all that its owner makes. Words of links: see `build-document.ts`. */
export interface ExampleSite {
  readonly identifier: string;
  readonly title: string;
  readonly tagline: string;
  readonly country: string;
  readonly currency: 'EUR' | 'USD' | 'GBP' | 'CHF';
  readonly locale: string;
  readonly timeZone: string;
  /** The look that it begins with, and what its owner changes of it. */
  readonly preset: string;
  readonly settings: SettingsInput;
  readonly pictures: Readonly<Record<string, ExamplePicture>>;
  readonly pages: readonly ExamplePage[];
  readonly form?: { readonly name: string; readonly fields: readonly ExampleField[] };
  readonly donation?: {
    readonly title: string;
    readonly coverText: string;
    readonly suggestedCents: readonly number[];
  };
  readonly shop?: {
    readonly title: string;
    readonly description: string;
    readonly products: readonly ExampleProduct[];
  };
  readonly journal?: {
    readonly urlId: string;
    readonly title: string;
    readonly description: string;
    readonly posts: readonly ExamplePost[];
  };
  /** What stands in the popup. */
  readonly popup?: readonly ExampleSection[];
}

/** A field of the form of a site. */
export interface ExampleField {
  readonly type: 'text' | 'textarea' | 'email' | 'date' | 'select' | 'name' | 'phone';
  readonly title: string;
  readonly required?: boolean;
  readonly options?: readonly string[];
}
