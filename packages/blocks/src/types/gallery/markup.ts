const picture =
  '<img src="{picture.url|htmltag}" srcset="{picture.srcset|htmltag}"' +
  ' sizes="{sizes}" width="{picture.width}" height="{picture.height}"' +
  ' alt="{picture.altText|htmltag}" style="object-position:{focus}" loading="lazy"' +
  ' decoding="async">';

/** Nothing of it is loaded before somebody plays it. */
const player =
  '<video controls playsinline preload="none" src="{video|htmltag}" aria-label="{name|htmltag}"' +
  '{.if picture} poster="{picture.url|htmltag}"{.end}></video>';

const button = (name: string) =>
  `<button type="button" class="sw-gallery-${name}" aria-label="{words.${name}|htmltag}"></button>`;

/** Nobody sees them where no script runs. */
const controls =
  `{.if hasPause}${button('pause')}{.end}` +
  `{.if hasControls}${button('previous')}${button('next')}{.end}`;

/**
 * Slides in one list. Those that move scroll by themselves, the small ones lead to them, and large
 * pictures are links: all of it works before any script.
 */
export const galleryMarkup =
  '{.if slides}<div class="sqs-gallery-container {classes}" style="{measures}"' +
  ' data-autoplay="{options.autoplay}" data-autoplay-duration="{options.autoplay-duration}"' +
  ' data-controls="{options.controls}" data-lightbox-theme="{options.lightboxTheme}">' +
  '<div class="sqs-gallery sqs-gallery-design-{options.design}"' +
  '{.if isMoving} tabindex="0" role="group" aria-label="{label|htmltag}"{.end}>' +
  '{.repeated section slides}<figure class="slide sqs-gallery-design-{options.design}-slide"' +
  ' id="slide-{blockId}-{slideId}" data-media-type="{mediaType}">' +
  '{.if href}<a class="image-slide-anchor{.if isLarge} sw-lightbox-opener{.end}"' +
  '{.if isLarge} data-title="{largeTitle|htmltag}" data-description="{largeText|htmltag}"{.end}' +
  '{.if isSilent} aria-label="{name|htmltag}"{.end}' +
  ' href="{href|htmltag}"{.if newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if linkName} title="{linkName|htmltag}"{.end}>{.end}' +
  `{.if video}${player}{.or}${picture}{.end}` +
  '{.if href}</a>{.end}' +
  '{.if hasMeta}<figcaption class="image-slide-meta">' +
  '{.if title}<div class="image-slide-title">{title|htmltag}</div>{.end}' +
  '{.if text}<div class="image-slide-description">{text|htmltag}</div>{.end}' +
  '</figcaption>{.end}</figure>{.end}</div>' +
  controls +
  '{.if hasStrip}<div class="sqs-gallery-thumbnails">{.repeated section slides}' +
  '<a href="#slide-{blockId}-{slideId}">{.if picture}<img' +
  ' src="{picture.url|htmltag}?format=300w" width="{picture.width}" height="{picture.height}"' +
  ' alt="{number}{.if picture.altText}: {picture.altText|htmltag}{.end}"' +
  ' loading="lazy" decoding="async">{.or}<span>{number}</span>{.end}</a>{.end}</div>{.end}' +
  '</div>{.end}';
