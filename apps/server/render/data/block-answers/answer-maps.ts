import { readSettings } from '../../../features/settings/read-settings.ts';
import type { Answerer } from './answer-scope.ts';
import { sayOf } from '../../../features/settings/say-of.ts';

/** Where tiles of maps come from, with the words of the site. */
export const answerMaps: Answerer<'map'> = async ({ snapshot: { site } }, queries) => {
  const { tilesUrl, tilesCredit } = readSettings(site, 'maps');
  const say = sayOf(site);
  const words = {
    showLabel: say('Show the map'),
    linkLabel: say('Open in maps'),
    placeName: say('Place'),
  };
  return queries.map(() => ({ kind: 'map', tilesUrl, tilesCredit, ...words }));
};
