import { listHeadMarkup } from '../list-head.ts';

/** As the lists of blogs show posts. */
const cards =
  '<ul class="post-grid sw-digest--cards">{.repeated section items}<li>' +
  '<article class="post-card" data-item-id="{id|htmltag}">' +
  '{.section picture}<a href="{url|htmltag}" tabindex="-1" aria-hidden="true">' +
  '<img src="{shown.url|htmltag}?format=750w" srcset="{shown.srcset|htmltag}"' +
  ' sizes="(min-width: 62rem) 40vw, (min-width: 48rem) 46vw, 92vw" width="{shown.width}"' +
  ' height="{shown.height}" alt="" loading="lazy" decoding="async"></a>{.end}' +
  '<div>{.if dayText}<p class="post-meta"><time datetime="{day}">{dayText|htmltag}</time></p>{.end}' +
  '<h2><a href="{url|htmltag}">{title|htmltag}</a></h2>{priceHtml}' +
  '{.if excerptHtml}<div class="post-excerpt">{excerptHtml}</div>{.end}</div></article></li>{.end}</ul>';

/** One beside its picture. Its title leads to its page where no words below it do. */
const story =
  '{.repeated section items}<div class="story">' +
  '{.section picture}<a href="{url|htmltag}" tabindex="-1" aria-hidden="true">' +
  '<img src="{shown.url|htmltag}?format=1000w" srcset="{shown.srcset|htmltag}"' +
  ' sizes="(min-width: 90rem) 48rem, (min-width: 56rem) 56vw, 92vw" width="{shown.width}"' +
  ' height="{shown.height}" alt="" loading="lazy" decoding="async"></a>{.end}' +
  '<div><h2>{.if readLabel}{title|htmltag}{.or}<a href="{url|htmltag}">{title|htmltag}</a>{.end}</h2>' +
  '{excerptHtml}{priceHtml}' +
  '{.if readLabel}<p class="story-more"><a href="{url|htmltag}">{readLabel|htmltag}</a></p>{.end}' +
  '</div></div>{.end}';

/** Items in a few words, each with a link to its page. */
export const summaryMarkup =
  '{.if items}' +
  listHeadMarkup +
  `{.if isCards}${cards}{.or}{.if isStory}${story}{.or}` +
  '<div class="summary-v2-block summary-block-{design} sw-digest' +
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
  '</ul></div>{.end}{.end}{.end}';
