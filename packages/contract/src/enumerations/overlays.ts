/** What stands over and above pages. POPU-01..03, D-64 */
const [tops, sides] = [['top', 'center', 'bottom'] as const, ['left', 'center', 'right'] as const];

/** Where in the window a popup stands. POPU-03 */
export const popupPositions = tops.flatMap((top) => sides.map((side) => `${top}-${side}` as const));

/** What a popup waits for. */
export const popupMoments = ['seconds', 'scroll', 'leave'] as const;

/** On which pages a popup shows. */
export const popupReaches = ['all', 'home', 'chosen'] as const;

/** How wide a popup is. */
export const popupSizes = ['small', 'medium', 'large'] as const;

/** The one popup of a site has its document under this name. POPU-01 */
export const popupOwner = { purpose: 'popup', ownerId: 'popup' } as const;

/** Page type 104: what stands in the popup. ROUT-19 */
export const popupPath = '/popup-overlay';

/** Names in the browser's storage. POPU-02, D-64 */
export const popupStorage = {
  dateClosed: 'squarespace-popup-overlay.date-closed',
  version: 'squarespace-popup-overlay.version',
  submitted: 'squarespace-popup-overlay.submitted',
} as const;

/** Colours of the site that the bar is drawn in. */
export const announcementColors = ['accent', 'dark', 'light'] as const;

/** Name in the browser's storage of the version of the bar that was closed last. */
export const announcementStorage = 'squarespace-announcement-bar';
