const picture = (name: string) =>
  `<img src="{${name}.url|htmltag}" srcset="{${name}.srcset|htmltag}"` +
  ` sizes="(max-width: 432px) 100vw, 75vw" width="{${name}.width}" height="{${name}.height}"` +
  ` alt="{${name}.altText|htmltag}" loading="lazy" decoding="async"` +
  ` style="object-position:{${name}.focus}">`;

const side = (name: string) =>
  `<figure class="sw-compare-${name}">${picture(name)}` +
  `{.if ${name}.label}<figcaption>{${name}.label|htmltag}</figcaption>{.end}</figure>`;

/**
 * Two pictures below each other, each with its words. Where scripts run, styles put one over the
 * other, and the range between says how much of each is seen.
 */
export const beforeAfterMarkup =
  '{.if isWhole}<div class="sw-compare" style="--compare-at:{start}%;--compare-ratio:{ratio}">' +
  '<div class="sw-compare-view">' +
  side('before') +
  side('after') +
  '<input class="sw-compare-range" type="range" min="0" max="100" step="1" value="{start}"' +
  ' aria-label="{name|htmltag}" aria-valuetext="{valueText|htmltag}"' +
  ' data-before="{before.name|htmltag}" data-after="{after.name|htmltag}" autocomplete="off">' +
  '<span class="sw-compare-handle" aria-hidden="true"></span></div>' +
  '{.if caption}<p class="sw-compare-caption">{caption|htmltag}</p>{.end}</div>{.end}';
