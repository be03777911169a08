import { generalMessages } from '@sitewright/contract';
import { defineTexts } from '../texts/define-texts.ts';

/** Words of the frame around all screens. */
export const frameTexts = defineTexts({
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen' },
  menu: { en: 'Menu', de: 'Menü' },
  closeMenu: { en: 'Close menu', de: 'Menü schließen' },
  sections: { en: 'Sections', de: 'Bereiche' },
  sites: { en: 'Sites', de: 'Websites' },
  newSite: { en: 'New site', de: 'Neue Website' },
  allSites: { en: 'All sites', de: 'Alle Websites' },
  viewSite: { en: 'View site', de: 'Website ansehen' },
  find: { en: 'Search', de: 'Suchen' },
  onThisScreen: { en: 'On this screen', de: 'Auf dieser Seite' },
  commands: { en: 'Search and commands', de: 'Suche und Befehle' },
  noResults: { en: generalMessages.noResults, de: 'Keine Ergebnisse gefunden' },
  resultsFailed: {
    en: generalMessages.unableToLoadResults,
    de: 'Die Ergebnisse konnten nicht geladen werden',
  },
  keys: { en: 'Keyboard shortcuts', de: 'Tastenkürzel' },
  keysOfLists: {
    en: 'Next and previous row of a list',
    de: 'Nächste und vorige Zeile einer Liste',
  },
  keyOpen: { en: 'Open the row', de: 'Zeile öffnen' },
  keySelect: { en: 'Select the row', de: 'Zeile auswählen' },
  keyExpand: {
    en: 'Close and expand the row, where it has more to show',
    de: 'Zeile zu- und aufklappen, wo sie mehr zeigt',
  },
  keySearch: { en: 'Search this list', de: 'Diese Liste durchsuchen' },
  keyHelp: { en: 'This overview', de: 'Diese Übersicht' },
  keyGoOn: { en: 'Go on in a dialog', de: 'Im Dialog weitermachen' },
  keySave: { en: 'Save', de: 'Speichern' },
  keyMessages: { en: 'Go to the newest message and back', de: 'Zur neuesten Meldung und zurück' },
  close: { en: 'Close', de: 'Schließen' },
  appearance: { en: 'Appearance', de: 'Darstellung' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  system: { en: 'As the system', de: 'Wie das System' },
  english: { en: 'English', de: 'English' },
  german: { en: 'Deutsch', de: 'Deutsch' },
  account: { en: 'Your account', de: 'Ihr Konto' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  offline: {
    en: 'You are offline. What you save waits and is sent when the connection is back.',
    de: 'Sie sind offline. Was Sie speichern, wartet und wird gesendet, sobald die Verbindung wieder steht.',
  },
  notInPlan: { en: 'Not in the plan of this site', de: 'Nicht im Tarif dieser Website' },
  notInPlanText: {
    en: 'The plan of this site does not hold this part. What is there stays; nothing new can be made.',
    de: 'Der Tarif dieser Website enthält diesen Teil nicht. Was da ist, bleibt; Neues lässt sich nicht anlegen.',
  },
  askOwner: {
    en: 'Ask the owner of the site.',
    de: 'Wenden Sie sich an den Inhaber der Website.',
  },
  plan: { en: 'Plan and usage', de: 'Tarif und Nutzung' },
  somethingWrong: { en: 'Something went wrong', de: 'Etwas ist schiefgegangen' },
  notShown: {
    en: 'This screen could not be shown',
    de: 'Diese Ansicht konnte nicht gezeigt werden',
  },
  typedIsKept: {
    en: 'Please try again. You can also go on elsewhere: changes that wait for Save are kept on this device and come back when the form opens.',
    de: 'Bitte versuchen Sie es erneut. Sie können auch anderswo weiterarbeiten: Änderungen, die noch nicht gespeichert sind, bleiben auf diesem Gerät und sind wieder da, wenn sich das Formular öffnet.',
  },
  home: { en: 'To Home', de: 'Zur Übersicht' },
  reload: { en: 'Try again', de: 'Erneut versuchen' },
  notFound: { en: 'Not found', de: 'Nicht gefunden' },
  nothingHere: {
    en: 'There is nothing at this address',
    de: 'Unter dieser Adresse gibt es nichts',
  },
  wrongAddress: {
    en: 'It may have been typed wrongly, or what stood here is gone.',
    de: 'Vielleicht ist sie falsch geschrieben, oder was hier stand, gibt es nicht mehr.',
  },
  notAllowed: { en: 'Not for your role', de: 'Nicht für Ihre Rolle' },
  notAllowedText: {
    en: 'You do not have permission to see this page.',
    de: 'Sie haben keine Berechtigung, diese Seite zu sehen.',
  },
});
