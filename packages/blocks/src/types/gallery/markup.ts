const picture =
  '<img src="{picture.url|htmltag}" srcset="{picture.srcset|htmltag}"' +
  ' sizes="(max-width: 432px) 100vw, 50vw" width="{picture.width}" height="{picture.height}"' +
  ' alt="{picture.altText|htmltag}" style="object-position:{focus}" loading="lazy"' +
  ' decoding="async">';

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
  ' id="slide-{blockId}-{slideId}">' +
  '{.if href}<a class="image-slide-anchor{.if isLarge} sw-lightbox-opener{.end}"' +
  ' href="{href|htmltag}"{.if newWindow} target="_blank" rel="noopener"{.end}>{.end}' +
  picture +
  '{.if href}</a>{.end}' +
  '{.if hasMeta}<figcaption class="image-slide-meta">' +
  '{.if title}<div class="image-slide-title">{title|htmltag}</div>{.end}' +
  '{.if text}<div class="image-slide-description">{text|htmltag}</div>{.end}' +
  '</figcaption>{.end}</figure>{.end}</div>' +
  '{.if hasStrip}<div class="sqs-gallery-thumbnails">{.repeated section slides}' +
  '<a href="#slide-{blockId}-{slideId}"><img src="{picture.url|htmltag}?format=300w"' +
  ' width="{picture.width}" height="{picture.height}"' +
  ' alt="{number}{.if picture.altText}: {picture.altText|htmltag}{.end}"' +
  ' loading="lazy" decoding="async"></a>{.end}</div>{.end}' +
  '</div>{.end}';
