import { popupStorage } from '@sitewright/contract';
import type { Popup, PopupMemory } from './popup-rules.ts';

const moments = ['seconds', 'scroll', 'leave'] as const;

/** The popup that an element of the page tells of. */
export function readPopup({ dataset }: HTMLElement): Popup {
  const numberOf = (text: string | undefined) => Number(text) || 0;
  return {
    version: dataset.version ?? '',
    name: dataset.name ?? '',
    position: dataset.position ?? 'center-center',
    size: dataset.size ?? 'medium',
    shade: numberOf(dataset.shade),
    when: moments.find((name) => name === dataset.when) ?? 'seconds',
    after: numberOf(dataset.after),
    again: numberOf(dataset.again),
  };
}

/** What the storage of this browser holds; nothing where it keeps none. POPU-02 */
export function readMemory(): PopupMemory {
  try {
    const closed = Number(localStorage.getItem(popupStorage.dateClosed) ?? Number.NaN);
    return {
      version: localStorage.getItem(popupStorage.version),
      dateClosed: Number.isFinite(closed) ? closed : null,
      isSubmitted: localStorage.getItem(popupStorage.submitted) === 'true',
    };
  } catch {
    return { version: null, dateClosed: null, isSubmitted: false };
  }
}

/** Keeps that it was closed, or that a form in it was sent. */
export function keepMemory({ version, dateClosed, isSubmitted }: PopupMemory): void {
  try {
    localStorage.setItem(popupStorage.version, version ?? '');
    localStorage.setItem(popupStorage.dateClosed, String(dateClosed));
    localStorage.setItem(popupStorage.submitted, String(isSubmitted));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
