/** A picture with its caption. A shape that waits for its picture keeps its place. */
export const imageMarkup =
  '{.section picture}<div class="image-block-outer-wrapper layout-caption-below">' +
  '<figure class="sqs-block-image-figure intrinsic{crop}">' +
  '{.if link}<a class="sqs-block-image-link" href="{link.href|htmltag}"' +
  '{.if link.newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>{.end}' +
  '<img class="thumb-image" src="{url|htmltag}" srcset="{srcset|htmltag}"' +
  ' sizes="(max-width: 432px) 100vw, 75vw" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}" loading="lazy" decoding="async"' +
  '{.if focus} style="object-position:{focus}"{.end}>' +
  '{.if link}</a>{.end}' +
  '{.if caption}<figcaption class="image-caption-wrapper"><div class="image-caption">' +
  '<p>{caption|htmltag}</p></div></figcaption>{.or}{.if body}' +
  '<figcaption class="image-caption-wrapper"><div class="image-caption">{body}</div></figcaption>' +
  '{.end}{.end}' +
  '</figure></div>{.end}{.if isOpen}<div class="sw-picture-place{crop}"></div>{.end}';

/** The same in a mail: as it is, whatever shape it has on pages. */
export const imageInMail =
  '{.section picture}<figure>{.if link}<a href="{link.href|htmltag}"' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>{.end}' +
  '<img src="{url|htmltag}" srcset="{srcset|htmltag}" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}">{.if link}</a>{.end}' +
  '{.if caption}<figcaption>{caption|htmltag}</figcaption>{.or}' +
  '{.if body}<figcaption>{body}</figcaption>{.end}{.end}</figure>{.end}';
