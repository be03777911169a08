import { defineTexts } from '../../texts/define-texts.ts';

export const taxTexts = defineTexts({
  taxes: { en: 'Taxes', de: 'Steuern' },
  newTax: { en: 'New tax', de: 'Neue Steuer' },
  emptyTitle: { en: 'No taxes yet', de: 'Noch keine Steuern' },
  emptyText: {
    en: 'Without a tax, buyers pay prices as they are. Load the rates of the European Union or of states of the USA, or write the tax of your country.',
    de: 'Ohne Steuer zahlen Käufer die Preise, wie sie sind. Laden Sie die Sätze der Europäischen Union oder von Staaten der USA, oder legen Sie die Steuer Ihres Landes an.',
  },
  rate: { en: 'Rate', de: 'Satz' },
  where: { en: 'Where it is charged', de: 'Wo sie erhoben wird' },
  included: { en: 'Included in prices', de: 'In den Preisen enthalten' },
  onTop: { en: 'On top of prices', de: 'Zusätzlich zu den Preisen' },
  how: { en: 'How', de: 'Wie' },
  onShipping: { en: 'Charged on shipping too', de: 'Auch auf den Versand' },
  classes: { en: 'Tax classes', de: 'Steuerklassen' },
  classesHelp: {
    en: 'Such as standard, reduced; with commas. Empty: all but untaxed.',
    de: 'Etwa standard, reduced; mit Komma. Leer: alle außer untaxed.',
  },
  products: { en: 'Kinds of products', de: 'Produktarten' },
});
