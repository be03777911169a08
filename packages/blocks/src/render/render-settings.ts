import type { MailMedium } from '../mail/mail-medium.ts';
import type { BlockSource, BlockTypes } from '../types/block-type.ts';

/** What rendering works with. The same settings give the same bytes on a server and in a browser. */
export interface RenderSettings {
  readonly types: BlockTypes;
  readonly source: BlockSource;
  /** The locale of the site, for the formatters of templates. */
  readonly cldr: unknown;
  /** Milliseconds. */
  readonly now: number;
  /** Another language than that of the document, and what that is; missing: as it was written. */
  readonly language?: { readonly code: string; readonly original: string } | undefined;
  /** Blocks that stay in the original language. */
  readonly originals?: ReadonlySet<string>;
  /** Rows and blocks are rendered into a mail; missing: into a page. */
  readonly mail?: MailMedium | undefined;
}
