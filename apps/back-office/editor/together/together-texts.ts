/** Words of what several people do on one page. */
import { defineTexts } from '../../texts/define-texts.ts';

export const togetherTexts = defineTexts({
  alsoHere: { en: 'Also here', de: 'Auch hier' },
  alsoHereAre: { en: 'Also here: {names}', de: 'Auch hier: {names}' },
  self: { en: '{name} (you, in another tab)', de: '{name} (Sie, in einem anderen Tab)' },
  more: {
    en: '{count, plural, one {# more person} other {# more people}}',
    de: '{count, plural, one {# weitere Person} other {# weitere Personen}}',
  },
  writes: { en: '{name} is writing', de: '{name} schreibt' },
  inBlock: {
    en: '{count, plural, one {{names} is in here too.} other {{names} are in here too.}} What each of you writes is kept; who changes the same words is asked.',
    de: '{count, plural, one {{names} ist auch hier.} other {{names} sind auch hier.}} Was Sie beide schreiben, bleibt; wer dieselben Wörter ändert, wird gefragt.',
  },
});
