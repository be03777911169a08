/** Words of the editor of code. */
import { editorMessages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

export const codeTexts = defineTexts({
  unavailable: {
    en: editorMessages.codeOnAndroid,
    de: 'Der Code-Editor ist auf Android nicht verfügbar.',
  },
  leave: {
    en: 'Tab indents. Escape and then Tab leave the field.',
    de: 'Tab rückt ein. Escape und dann Tab verlassen das Feld.',
  },
  unclosed: { en: 'Nothing closes this tag.', de: 'Dieses Tag wird nicht geschlossen.' },
  unopened: { en: 'This closes no tag.', de: 'Das schließt kein Tag.' },
  broken: { en: 'This is no markup.', de: 'Das ist kein Markup.' },
});
