/** Items in a few words, each with a link to its page. */
export const summaryMarkup =
  '{.if items}<div class="summary-v2-block summary-block-{design} sw-digest' +
  ' sw-digest--{design}" data-columns="{columns}"{.if isStrip} tabindex="0" role="region"' +
  ' aria-label="{label|htmltag}"{.end}><ul class="summary-item-list">' +
  '{.repeated section items}<li class="summary-item" data-item-id="{id|htmltag}">' +
  '{.section picture}<a class="summary-thumbnail-link" href="{url|htmltag}" tabindex="-1"' +
  ' aria-hidden="true"><img class="summary-thumbnail-image" src="{shown.url|htmltag}"' +
  ' srcset="{shown.srcset|htmltag}" sizes="(max-width: 432px) 92vw, 33vw"' +
  ' width="{shown.width}" height="{shown.height}" alt="" loading="lazy" decoding="async"></a>{.end}' +
  '<div class="summary-content"><h2 class="summary-title">' +
  '<a class="summary-title-link" href="{url|htmltag}">{title|htmltag}</a></h2>' +
  '{.if about}<p class="summary-metadata">{.if dayText}<time datetime="{day}">{dayText|htmltag}' +
  '</time>{.end}{.if author} <span class="summary-metadata-item--author">{author|htmltag}</span>' +
  '{.end}</p>{.end}{priceHtml}' +
  '{.if excerptHtml}<div class="summary-excerpt">{excerptHtml}</div>{.end}</div></li>{.end}' +
  '</ul></div>{.end}';
