import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of folders, and of what becomes of the bytes of files. */
export const folderTexts = defineTexts({
  folders: { en: 'Folders', de: 'Ordner' },
  allFiles: { en: 'All files', de: 'Alle Dateien' },
  noFolder: { en: 'In no folder', de: 'In keinem Ordner' },
  folder: { en: 'Folder', de: 'Ordner' },
  newFolder: { en: 'New folder', de: 'Neuer Ordner' },
  name: { en: 'Name', de: 'Name' },
  make: { en: 'Make', de: 'Anlegen' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  moveTo: { en: 'Move to', de: 'Verschieben nach' },
  move: { en: 'Move', de: 'Verschieben' },
  top: { en: 'At the top', de: 'Ganz oben' },
  remove: { en: 'Delete the folder', de: 'Ordner löschen' },
  download: { en: 'Download', de: 'Herunterladen' },
  downloadAll: { en: 'Download all', de: 'Alle herunterladen' },
  actionsFor: { en: 'Actions for {name}', de: 'Aktionen für {name}' },
  count: {
    en: '{count, plural, =0 {no files} one {# file} other {# files}}',
    de: '{count, plural, =0 {keine Dateien} one {# Datei} other {# Dateien}}',
  },
  moveSome: {
    en: 'Move {count, plural, one {# file} other {# files}}',
    de: '{count, plural, one {# Datei} other {# Dateien}} verschieben',
  },
  moved: {
    en: '{count, plural, one {# file was moved} other {# files were moved}}',
    de: '{count, plural, one {# Datei wurde verschoben} other {# Dateien wurden verschoben}}',
  },
  empty: { en: 'Nothing lies in this folder', de: 'In diesem Ordner liegt nichts' },
  emptyText: {
    en: 'Drop files here, or move some into it.',
    de: 'Dateien hierher ziehen oder welche hierher verschieben.',
  },
  replace: { en: 'Replace', de: 'Ersetzen' },
  replaceText: {
    en: 'The new file shows wherever this one does. What it was can be brought back for 30 days.',
    de: 'Die neue Datei erscheint überall, wo diese steht. 30 Tage lang lässt sich die alte zurückholen.',
  },
  replaced: { en: 'It is replaced everywhere.', de: 'Sie ist überall ersetzt.' },
});
