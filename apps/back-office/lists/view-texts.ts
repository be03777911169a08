import { defineTexts } from '../texts/define-texts.ts';

/** Texts of views of lists. */
export const viewTexts = defineTexts({
  views: { en: 'Views', de: 'Ansichten' },
  all: { en: 'All', de: 'Alle' },
  save: { en: 'Save view', de: 'Ansicht speichern' },
  update: { en: 'Update view', de: 'Ansicht aktualisieren' },
  name: { en: 'Name', de: 'Name' },
  share: { en: 'Share with everybody on this site', de: 'Mit allen auf dieser Website teilen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  edit: { en: 'Edit view', de: 'Ansicht bearbeiten' },
  remove: { en: 'Delete view', de: 'Ansicht löschen' },
  removed: { en: 'View “{name}” deleted', de: 'Ansicht „{name}“ gelöscht' },
  saved: { en: 'View “{name}” saved', de: 'Ansicht „{name}“ gespeichert' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  more: { en: 'More about this view', de: 'Mehr zu dieser Ansicht' },
  done: { en: 'Done', de: 'Fertig' },
  columns: { en: 'Columns', de: 'Spalten' },
});
