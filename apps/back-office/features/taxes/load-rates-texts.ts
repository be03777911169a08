import { defineTexts } from '../../texts/define-texts.ts';

export const loadRatesTexts = defineTexts({
  loadRates: { en: 'Load rates', de: 'Sätze laden' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  which: { en: 'Which rates', de: 'Welche Sätze' },
  EU: { en: 'Value added tax of the European Union', de: 'Umsatzsteuer der Europäischen Union' },
  US: { en: 'Sales tax of states of the USA', de: 'Sales Tax von Staaten der USA' },
  home: { en: 'Where the shop is', de: 'Wo der Shop sitzt' },
  homeMissing: { en: 'Choose a member country.', de: 'Wählen Sie ein Mitgliedsland.' },
  oneStop: {
    en: 'Rates of each country (one-stop shop)',
    de: 'Sätze des jeweiligen Landes (One-Stop-Shop)',
  },
  oneStopHelp: {
    en: 'Needed from 10,000 € a year to consumers in other countries of the Union. Without it, the rates of home count everywhere.',
    de: 'Nötig ab 10.000 € im Jahr an Privatleute in anderen Ländern der Union. Ohne ihn gelten überall die Sätze von zu Hause.',
  },
  inPrice: { en: 'Prices hold the tax', de: 'Die Preise enthalten die Steuer' },
  states: { en: 'States where you collect', de: 'Staaten, in denen Sie Steuern erheben' },
  statesHelp: {
    en: 'Codes such as NY, CA. Only where you have to; counties and cities are added by you.',
    de: 'Kürzel wie NY, CA. Nur wo Sie müssen; Steuern von Kreisen und Städten ergänzen Sie.',
  },
  statesMissing: { en: 'Name at least one state.', de: 'Nennen Sie mindestens einen Staat.' },
  noSuchState: {
    en: '{states}: no state with a sales tax.',
    de: '{states}: kein Staat mit einer Sales Tax.',
  },
  preview: { en: 'What will change', de: 'Was sich ändert' },
  added: {
    en: '{count, plural, one {# tax is added.} other {# taxes are added.}}',
    de: '{count, plural, one {# Steuer kommt hinzu.} other {# Steuern kommen hinzu.}}',
  },
  changed: {
    en: '{count, plural, one {# tax gets another rate} other {# taxes get another rate}}: {names}',
    de: '{count, plural, one {# Steuer bekommt einen anderen Satz} other {# Steuern bekommen einen anderen Satz}}: {names}',
  },
  kept: {
    en: '{count, plural, one {# tax keeps its rate} other {# taxes keep their rate}}; their other fields become as in the list.',
    de: '{count, plural, one {# Steuer behält ihren Satz} other {# Steuern behalten ihren Satz}}; die übrigen Felder werden wie in der Liste.',
  },
  removed: {
    en: '{count, plural, one {# tax of what was loaded before goes.} other {# taxes of what was loaded before go.}}',
    de: '{count, plural, one {# Steuer von früher Geladenem entfällt.} other {# Steuern von früher Geladenem entfallen.}}',
  },
  own: {
    en: '{count, plural, one {Your own tax stays} other {Your own # taxes stay}}. Where one of yours and one that is loaded hold, both are charged.',
    de: '{count, plural, one {Ihre eigene Steuer bleibt} other {Ihre eigenen # Steuern bleiben}}. Wo eine eigene und eine geladene gelten, werden beide erhoben.',
  },
  lasts: {
    en: 'This is not undone in one step: taxes are deleted or changed one by one. The rates are as of 2026; you answer for what is charged.',
    de: 'Das lässt sich nicht auf einmal rückgängig machen: Steuern werden einzeln gelöscht oder geändert. Die Sätze sind von 2026; für das, was erhoben wird, stehen Sie ein.',
  },
  done: {
    en: '{loaded, plural, one {# tax loaded} other {# taxes loaded}}, {removed} removed',
    de: '{loaded, plural, one {# Steuer geladen} other {# Steuern geladen}}, {removed} entfernt',
  },
});
