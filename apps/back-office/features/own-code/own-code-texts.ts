import type { OwnStyleFault } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

/** Words of the screens for styles and code of the owner. */
export const ownCodeTexts = defineTexts({
  title: { en: 'Custom CSS', de: 'Eigenes CSS' },
  intro: {
    en: 'Styles for every page, behind those of the theme. CSS and LESS both work. Visitors see nothing of it until you save.',
    de: 'Stile für alle Seiten, hinter denen des Themes. CSS und LESS gehen beide. Besucher sehen davon nichts, bis Sie speichern.',
  },
  css: { en: 'CSS', de: 'CSS' },
  cssHelp: {
    en: 'Pictures and fonts come from your own files, such as url(/s/picture.png). Other hosts and @import are not allowed.',
    de: 'Bilder und Schriften kommen aus Ihren eigenen Dateien, etwa url(/s/bild.png). Andere Hosts und @import sind nicht erlaubt.',
  },
  faults: { en: 'What is wrong', de: 'Was nicht stimmt' },
  sound: { en: 'No mistakes found.', de: 'Keine Fehler gefunden.' },
  checking: { en: 'Checking…', de: 'Wird geprüft…' },
  failed: {
    en: 'The styles could not be checked.',
    de: 'Die Stile ließen sich nicht prüfen.',
  },
  line: { en: 'Line {line}: {problem}', de: 'Zeile {line}: {problem}' },
  pageCode: { en: 'Page header code', de: 'Code im Kopf der Seite' },
  pageCodeHelp: {
    en: 'Stands in the head of this page alone, behind the code of all pages. It does not run in the editor.',
    de: 'Steht nur im Kopf dieser Seite, hinter dem Code aller Seiten. Im Editor läuft er nicht.',
  },
  openPageCode: { en: 'Page header code…', de: 'Code im Kopf der Seite…' },
  saveCode: { en: 'Save code', de: 'Code speichern' },
});

/** What is wrong with styles, for a person. */
export const styleFaultTexts: Readonly<Record<OwnStyleFault['kind'], ScreenText>> = defineTexts({
  unreadable: {
    en: 'This cannot be read. A brace or a semicolon may be missing before it.',
    de: 'Das ist nicht lesbar. Vielleicht fehlt davor eine Klammer oder ein Semikolon.',
  },
  unsafe: {
    en: '{about} is not allowed: styles load nothing of other hosts.',
    de: '{about} ist nicht erlaubt: Stile laden nichts von anderen Hosts.',
  },
  endless: {
    en: 'These styles grow without end.',
    de: 'Diese Stile wachsen ohne Ende.',
  },
  variable: {
    en: 'There is no variable {about}. What uses it is left out.',
    de: 'Die Variable {about} gibt es nicht. Was sie verwendet, fällt weg.',
  },
  mixin: {
    en: 'There is no mixin {about}. The call is left out.',
    de: 'Das Mixin {about} gibt es nicht. Der Aufruf fällt weg.',
  },
  'left-out': { en: 'Left out: {about}', de: 'Fällt weg: {about}' },
});
