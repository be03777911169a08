import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the places where stock lies. */
export const locationTexts = defineTexts({
  title: { en: 'Locations', de: 'Lagerorte' },
  main: { en: 'Main location', de: 'Hauptlager' },
  unknown: { en: 'Deleted location', de: 'Gelöschter Lagerort' },
  lead: {
    en: 'Sales take from the first location that has some, then from the next.',
    de: 'Verkäufe nehmen vom ersten Lagerort, der etwas hat, dann vom nächsten.',
  },
  mainBadge: { en: 'Main', de: 'Haupt' },
  mainHelp: {
    en: 'What names no place, such as an import, adds here.',
    de: 'Was keinen Ort nennt, etwa ein Import, kommt hierher.',
  },
  name: { en: 'Name', de: 'Name' },
  newName: { en: 'New location', de: 'Neuer Lagerort' },
  add: { en: 'Add', de: 'Hinzufügen' },
  up: { en: 'Move {name} up', de: '{name} nach oben' },
  down: { en: 'Move {name} down', de: '{name} nach unten' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  renameOf: { en: 'Rename {name}', de: '{name} umbenennen' },
  archive: { en: 'Archive', de: 'Archivieren' },
  archiveOf: { en: 'Archive {name}', de: '{name} archivieren' },
  used: { en: 'Holds stock', de: 'Hat Bestand' },
  archived: { en: 'Archived', de: 'Archiviert' },
  restore: { en: 'Take out', de: 'Zurückholen' },
  restoreOf: { en: 'Take {name} out of the archive', de: '{name} aus dem Archiv holen' },
  save: { en: 'Save', de: 'Speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
