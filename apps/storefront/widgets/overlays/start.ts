import { isInEditorFrame } from '../../platform/navigate.ts';
import { bindAnnouncement } from './announcement.ts';
import { readMemory, readPopup } from './popup-memory.ts';
import { mayShow } from './popup-rules.ts';

/** What stands above or over a page: the announcement bar and the popup. POPU-01 */
export function start(root: HTMLElement): void {
  if (!root.classList.contains('sw-popup')) return bindAnnouncement(root);
  const popup = readPopup(root);
  if (isInEditorFrame() || !mayShow(popup, readMemory(), Date.now())) return;
  void import('./wait-for-popup.ts').then(({ waitForPopup }) => waitForPopup(popup));
}
