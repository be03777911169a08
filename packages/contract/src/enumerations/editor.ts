/** What the editor is made of. */

/** What stands beside or over the page in the editor; one at a time is named, the topmost. EDIT-04, D-48 */
export const editorOverlays = [
  'none',
  'page-settings',
  'section-settings',
  'block-settings',
  'site-styles',
  'media',
  'link',
  'code',
  'history',
  'seo',
  'share',
  'publish',
] as const;

/** One of {@link editorOverlays}. */
export type EditorOverlay = (typeof editorOverlays)[number];
