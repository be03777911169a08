import type { Formatter } from '@sitewright/template';
import { emit } from '../values/emit.ts';
import { getKey, getPath } from '../values/read.ts';

/** A place for the audio player. FMT-22. */
export const audioPlayer: Formatter = {
  name: 'audio-player',
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
