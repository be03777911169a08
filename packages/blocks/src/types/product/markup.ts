/**
 * A product with what buys it; nothing where it is gone. Of several pictures one is seen: the
 * script of the shop shows that of the chosen variant. PDP-02, PDP-03
 */
export const productMarkup =
  '{.section product}<div class="sw-product-block sw-product-block--{layout}"' +
  ' data-product-id="{id|htmltag}">' +
  '{.if pictures}<div class="sw-product-block-pictures">{.repeated section pictures}' +
  '<figure data-image-id="{id|htmltag}"{.if isHidden} hidden{.end}>' +
  '<img src="{url|htmltag}" srcset="{srcset|htmltag}"' +
  ' sizes="(max-width: 432px) 100vw, 50vw" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}" loading="lazy" decoding="async"></figure>{.end}</div>{.end}' +
  '<div class="sw-product-block-text">' +
  '{.if hasTitle}<h2 class="product-title"><a href="{url|htmltag}">{title|htmltag}</a></h2>{.end}' +
  '{priceHtml}{.if excerptHtml}<div class="product-excerpt">{excerptHtml}</div>{.end}' +
  '{formHtml}</div></div>{.end}';
