import { defineTexts } from '../texts/define-texts.ts';

/** Words of taking writes back. */
export const undoTexts = defineTexts({
  saved: { en: 'Saved', de: 'Gespeichert' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Undone', de: 'Rückgängig gemacht' },
  changedSince: {
    en: 'Not undone: it was changed again since then. It stays as it is now.',
    de: 'Nicht rückgängig gemacht: Es wurde seitdem erneut geändert und bleibt, wie es jetzt ist.',
  },
  notUndoable: {
    en: 'That cannot be undone any more: too much has changed since then.',
    de: 'Das lässt sich nicht mehr rückgängig machen: Seitdem hat sich zu viel geändert.',
  },
});
