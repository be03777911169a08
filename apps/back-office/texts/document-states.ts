import { documentStateLabels, type DocumentState } from '@sitewright/contract';
import type { ScreenText } from './define-texts.ts';

/** What the states of a document are called. EDIT-05 */
export const documentStateTexts: Readonly<Record<DocumentState, ScreenText>> = {
  draft: { en: documentStateLabels.draft, de: 'Entwurf' },
  'needs-review': { en: documentStateLabels['needs-review'], de: 'Zu prüfen' },
  scheduled: { en: documentStateLabels.scheduled, de: 'Geplant' },
  published: { en: documentStateLabels.published, de: 'Veröffentlicht' },
  private: { en: documentStateLabels.private, de: 'Privat' },
};
