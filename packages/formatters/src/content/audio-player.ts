import type { Formatter } from '@sitewright/template';
import { emit } from '../values/emit.ts';
import { getKey, getPath } from '../values/read.ts';

/** A place for the audio player. FMT-22. */
export const audioPlayer: Formatter = {
  name: 'audio-player',
  summary: 'The place where the storefront script puts the player of an audio post.',
  examples: [
    {
      template: '{item|audio-player}',
      data: { item: { id: 'a1', structuredContent: { audioAssetUrl: '/s/a.mp3' } } },
      output:
        '<script>Y.use(\'squarespace-audio-player-frontend\');</script>\n<div class="squarespace-audio-player" data-audio-asset-url="/s/a.mp3" data-item-id="a1" id="audio-player-a1"></div>',
    },
  ],
  run: (item) => {
    const url = emit(getPath(item, ['structuredContent', 'audioAssetUrl']));
    const id = emit(getKey(item, 'id'));
    return (
      "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
      `<div class="squarespace-audio-player" data-audio-asset-url="${url}"` +
      ` data-item-id="${id}" id="audio-player-${id}"></div>`
    );
  },
};
