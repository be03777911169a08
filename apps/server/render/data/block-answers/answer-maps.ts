import { readSettings } from '../../../features/settings/read-settings.ts';
import { visitorWords } from '../../context/visitor-words.ts';
import type { Answerer } from './answer-scope.ts';

const words = {
  showLabel: { en: 'Show the map', de: 'Karte zeigen' },
  linkLabel: { en: 'Open in maps', de: 'In Karten öffnen' },
  placeName: { en: 'Place', de: 'Ort' },
} as const;

/** Where tiles of maps come from, with the words of the site. */
export const answerMaps: Answerer<'map'> = async ({ snapshot: { site } }, queries) => {
  const { tilesUrl, tilesCredit } = readSettings(site, 'maps');
  const said = visitorWords(site, words);
  return queries.map(() => ({ kind: 'map', tilesUrl, tilesCredit, ...said }));
};
