import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of counting and of moving between places. */
export const countTexts = defineTexts({
  open: { en: 'Count', de: 'Zählen' },
  title: { en: 'Count stock', de: 'Bestand zählen' },
  lead: {
    en: 'Count what lies there, without what is set aside for paid orders. What is expected is fixed when a line is begun: what is sold or received until you save stays so.',
    de: 'Zählen Sie, was dort liegt, ohne was für bezahlte Bestellungen zurückgelegt ist. Was erwartet wird, steht fest, sobald eine Zeile begonnen ist: Was bis zum Speichern verkauft wird oder eintrifft, bleibt so.',
  },
  code: { en: 'SKU, barcode or name', de: 'Artikelnummer, Strichcode oder Name' },
  codeHelp: {
    en: 'Scan it, or type it and press Enter. Each scan is one unit.',
    de: 'Scannen, oder eintippen und Enter. Jeder Scan ist ein Stück.',
  },
  unknown: { en: '“{code}” was not found', de: '„{code}“ wurde nicht gefunden' },
  uncountedNow: { en: '{name} is not counted', de: '{name} wird nicht gezählt' },
  lies: { en: '{name}: {count}', de: '{name}: {count}' },
  choose: { en: 'Which one?', de: 'Welches davon?' },
  lines: { en: 'Counted so far', de: 'Bisher gezählt' },
  none: {
    en: 'Nothing is counted yet',
    de: 'Noch nichts gezählt',
  },
  expected: { en: 'Expected: {count}', de: 'Erwartet: {count}' },
  countedOf: { en: 'Counted: {name}', de: 'Gezählt: {name}' },
  counted: { en: 'Counted', de: 'Gezählt' },
  countedHelp: {
    en: 'Without what is set aside for paid orders.',
    de: 'Ohne was für bezahlte Bestellungen zurückgelegt ist.',
  },
  countedWrong: { en: 'Enter a whole number.', de: 'Geben Sie eine ganze Zahl ein.' },
  difference: { en: 'Difference: {count}', de: 'Unterschied: {count}' },
  remove: { en: 'Take {name} off the list', de: '{name} von der Liste nehmen' },
  anew: { en: 'Count anew', de: 'Neu zählen' },
  anewOf: { en: 'Count {name} anew', de: '{name} neu zählen' },
  sums: {
    en: '{counted, plural, =0 {Nothing is counted yet} one {# line counted} other {# lines counted}}{differing, plural, =0 {} one {, # differs: {more} more, {fewer} fewer} other {, # differ: {more} more, {fewer} fewer}}',
    de: '{counted, plural, =0 {Noch nichts gezählt} one {# Zeile gezählt} other {# Zeilen gezählt}}{differing, plural, =0 {} one {, # weicht ab: {more} mehr, {fewer} weniger} other {, # weichen ab: {more} mehr, {fewer} weniger}}',
  },
  note: { en: 'Note', de: 'Notiz' },
  save: { en: 'Save count', de: 'Zählung speichern' },
  discard: { en: 'Discard', de: 'Verwerfen' },
  discarded: { en: 'Count discarded', de: 'Zählung verworfen' },
  saved: {
    en: '{count, plural, one {# line} other {# lines}} written',
    de: '{count, plural, one {# Zeile} other {# Zeilen}} gespeichert',
  },
  short: {
    en: '{units, plural, one {# unit} other {# units}} of {name} were sold or taken away since that do not lie there. Look at its orders.',
    de: 'Von {name} {units, plural, one {wurde # Stück} other {wurden # Stück}} inzwischen verkauft oder entnommen, die dort nicht liegen. Prüfen Sie die Bestellungen.',
  },
  full: {
    en: 'A count takes {count} lines. Save it and go on.',
    de: 'Eine Zählung fasst {count} Zeilen. Speichern Sie sie und zählen Sie weiter.',
  },
  'left-gone': { en: 'It was deleted meanwhile.', de: 'Inzwischen gelöscht.' },
  'left-uncounted': { en: 'Its units are not counted any more.', de: 'Wird nicht mehr gezählt.' },
  'left-counted-meanwhile': {
    en: 'Somebody else counted it meanwhile. It was not written.',
    de: 'Inzwischen hat jemand anders gezählt. Nicht gespeichert.',
  },
  'left-counted-further': {
    en: 'It was counted further while it was saved. Count it again.',
    de: 'Beim Speichern wurde weitergezählt. Zählen Sie noch einmal.',
  },
  'left-short': { en: 'Fewer lie there by now.', de: 'Inzwischen liegen dort weniger.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  acts: { en: 'What to do', de: 'Was zu tun ist' },
  adjust: { en: 'Add or take', de: 'Zu- und abbuchen' },
  move: { en: 'Move', de: 'Umlagern' },
  units: { en: 'Units', de: 'Stück' },
  unitsWrong: {
    en: 'Enter a whole number from 1 to what lies there.',
    de: 'Geben Sie eine ganze Zahl ein, von 1 bis zu dem, was dort liegt.',
  },
  from: { en: 'From', de: 'Von' },
  to: { en: 'To', de: 'Nach' },
  moved: { en: '{name} moved', de: '{name} umgelagert' },
  wasCounted: { en: 'Stock of {name} counted', de: 'Bestand von {name} gezählt' },
  leftOne: {
    en: 'Somebody else counted it meanwhile. Look at the new number and count again.',
    de: 'Inzwischen hat jemand anders gezählt. Sehen Sie sich die neue Zahl an und zählen Sie noch einmal.',
  },
});
