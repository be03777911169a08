const picture =
  '<img class="thumb-image" src="{url|htmltag}" srcset="{srcset|htmltag}"' +
  ' sizes="(max-width: 432px) 100vw, 75vw" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}" loading="lazy" decoding="async"' +
  '{.if focus} style="object-position:{focus}"{.end}>';

const goes =
  ' href="{link.href|htmltag}"' +
  '{.if link.newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>';

/** What a press on the picture does: it leads on, or it opens large, or nothing. */
const pressed =
  '{.if leads}<a class="sqs-block-image-link"' +
  `{.if silentName} aria-label="{silentName|htmltag}"{.end}${goes}{.end}` +
  '{.if opens}<a class="sqs-block-image-link sw-lightbox-opener" href="{url|htmltag}"' +
  ' data-title="{title|htmltag}" data-description="{largeText|htmltag}"' +
  '{.if silentName} aria-label="{silentName|htmltag}"{.end}>{.end}' +
  `${picture}{.if leads}</a>{.end}{.if opens}</a>{.end}`;

/** Without another design: the picture and its caption. */
const inline =
  '<figure class="sqs-block-image-figure intrinsic{crop}"{.if takesFocus} tabindex="0"{.end}>' +
  pressed +
  '{.if hasCaption}{.if caption}<figcaption class="image-caption-wrapper"><div class="image-caption">' +
  '<p>{caption|htmltag}</p></div></figcaption>{.or}{.if body}' +
  '<figcaption class="image-caption-wrapper"><div class="image-caption">{body}</div></figcaption>' +
  '{.end}{.end}{.end}</figure>';

const words = (name: string, inner: string) =>
  `<div class="image-${name}-wrapper"><div class="image-${name} sqs-dynamic-text">${inner}</div></div>`;

/** Title, words and a button on a card. */
const card =
  '{.if hasCard}<figcaption class="image-card-wrapper">' +
  '<div class="image-card sqs-dynamic-text-container">' +
  `{.if title}${words('title', '<p>{title|htmltag}</p>')}{.end}` +
  `{.if caption}${words('subtitle', '<p>{caption|htmltag}</p>')}{.or}` +
  `{.if body}${words('subtitle', '{body}')}{.end}{.end}` +
  '{.if button}' +
  words(
    'button',
    '<a class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary"' +
      `${goes}{button|htmltag}</a>`,
  ) +
  '{.end}</div></figcaption>{.end}';

/** Picture and card, arranged by the style of the design. */
const designed =
  `<figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper{crop}">${pressed}` +
  `</div>${card}</figure>`;

/** A picture with its words. A shape that waits for its picture keeps its place. */
export const imageMarkup =
  '{.section picture}<div class="image-block-outer-wrapper layout-caption-{captionPlace}{layout}"' +
  '{.if opens} data-lightbox-theme="{lightboxTheme}"{.end}>' +
  `{.if isDesigned}${designed}{.or}${inline}{.end}` +
  '</div>{.end}{.if isOpen}<div class="sw-picture-place{crop}"></div>{.end}';

/** The same in a mail: as it is, whatever shape it has on pages, its words below it. */
export const imageInMail =
  '{.section picture}<figure>{.if link}<a href="{link.href|htmltag}"' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>{.end}' +
  '<img src="{url|htmltag}" srcset="{srcset|htmltag}" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}">{.if link}</a>{.end}' +
  '{.if title}<figcaption><strong>{title|htmltag}</strong>{.if caption}<br>{caption|htmltag}{.or}' +
  '{.if body}{body}{.end}{.end}</figcaption>{.or}' +
  '{.if caption}<figcaption>{caption|htmltag}</figcaption>{.or}' +
  '{.if body}<figcaption>{body}</figcaption>{.end}{.end}{.end}</figure>{.end}';
