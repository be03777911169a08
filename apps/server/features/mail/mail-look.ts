/** How mails look: inline styles, because mail programs drop others. */

export const ink = '#1f2422';
/** For what is less important. */
export const soft = '#5c6662';
export const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

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
