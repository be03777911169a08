import { outsideFrameMarkup } from '../frames/show-frame.ts';

/**
 * Own files in the browser's player: those for narrow windows come first, because the first that fits
 * is played. A player is never without controls, so that what moves can be stopped.
 */
const player =
  '{.section player}<video class="sw-video" controls playsinline preload="{preload}"' +
  '{.if title} aria-label="{title|htmltag}"{.end}{.if poster} poster="{poster|htmltag}"{.end}' +
  '{.if loop} loop{.end}{.if muted} muted{.end}{.if autoplay} data-autoplay{.end}' +
  ' style="aspect-ratio:{ratio}">{.repeated section sources}<source src="{url|htmltag}"' +
  '{.if type} type="{type}"{.end}{.if narrow} media="(max-width: 767px)"{.end}>{.end}' +
  '{.repeated section tracks}<track kind="captions" src="{url|htmltag}" srclang="{language|htmltag}"' +
  ' label="{label|htmltag}"{.if isFirst} default{.end}>{.end}' +
  '<a href="{download|htmltag}">{name|htmltag}</a></video>{.end}';

/** A video with its words; nothing where there is none. */
export const videoMarkup =
  '{.if hasVideo}<figure class="sw-media">' +
  `${player}{.section frame}${outsideFrameMarkup}{.end}` +
  '{.if caption}<figcaption class="video-caption">{caption|htmltag}</figcaption>{.end}' +
  '</figure>{.end}';
