/** How mails look: inline styles, because mail programs drop others. Parts of blocks look alike. */
import { mailLook } from '@sitewright/blocks';

export const { ink, soft, font, line } = mailLook;

/**
 * For readers whose programs are dark and know it; the others turn colours round by themselves or
 * show the light look. Inline styles give way to these alone.
 */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .m-page { background: #121513 !important; }
  .m-card { background: #1d2220 !important; }
  .m-ink { color: #eef1ef !important; }
  .m-soft { color: #a9b4af !important; }
  .m-line { border-color: #3a423e !important; }
  .m-button { background: #eef1ef !important; color: #1d2220 !important; }
}`;

/** Columns of parts stand below each other where there is little room. */
export const phoneStyles = `@media (max-width: 480px) {
  .m-col { display: block !important; width: 100% !important; padding: 0 !important; }
}`;
