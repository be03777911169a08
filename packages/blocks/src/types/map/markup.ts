/**
 * A place in words, with a picture of it. The button asks for the map: it names first whom a press
 * asks, and is not there without scripts. The link leads to the place either way.
 */
export const mapMarkup =
  '{.section place}<div class="sw-map">' +
  '<div class="sw-map-view" style="aspect-ratio:{ratio}">' +
  '{.section picture}<img src="{url|htmltag}" srcset="{srcset|htmltag}"' +
  ' sizes="(max-width: 432px) 100vw, 75vw" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}" loading="lazy" decoding="async" style="object-position:{focus}">' +
  '{.or}<svg class="sw-map-pin" viewBox="0 0 24 24" aria-hidden="true">' +
  '<path d="M12 22s7-7.1 7-12.5a7 7 0 0 0-14 0C5 14.9 12 22 12 22z"/>' +
  '<circle cx="12" cy="9.5" r="2.5"/></svg>{.end}' +
  '{.section tiles}<button data-loads="{origin}" type="button" class="sw-map-show"' +
  ' data-tiles="{url|htmltag}" data-credit="{credit|htmltag}" data-zoom="{zoom}"' +
  ' data-lat="{lat}" data-lng="{lng}" data-name="{name|htmltag}"><span>{label|htmltag}</span>' +
  '{.if host}<small>{host|htmltag}</small>{.end}</button>{.end}</div>' +
  '<p class="sw-map-words">{.if address}<span class="sw-map-address">{address|htmltag}</span>{.end}' +
  '<a href="{href|htmltag}" target="_blank" rel="noopener">{linkLabel|htmltag}</a></p>' +
  '</div>{.end}';
