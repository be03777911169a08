/** What the server and the process of fonts say to each other. */
import type { FontLicenceFlag } from '@sitewright/contract';

/** A file, and whose letters it shall keep. */
export interface FontRequest {
  readonly bytes: Uint8Array;
  /** Of the languages of the site. */
  readonly locales: readonly string[];
}

/** A font that pages may have. */
export interface MadeFont {
  /** WOFF2. */
  readonly bytes: Uint8Array;
  readonly family: string;
  /** One weight, or the lowest and the highest: `400`, `100 900`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** Its fsType of OpenType. */
  readonly licence: FontLicenceFlag;
  /** The measures of a font of the system that takes the same room, in percent. */
  readonly fallback: {
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
  };
}

/** Why no font was made. */
export type FontProblem = 'unreadable' | 'restricted' | 'large';

export type FontAnswer = { readonly font: MadeFont } | { readonly problem: FontProblem };
