/** An offer that a script puts what is for members in the place of, for who is one. */
export const memberAreaMarkup =
  '{.section plan}<div class="sw-offer sw-member-area" data-plan-id="{id|htmltag}"' +
  ' data-area-id="{blockId|htmltag}"><div class="sw-member-offer">' +
  '{.if title}<h2 class="sw-offer-title">{title|htmltag}</h2>{.end}' +
  '<p class="sw-offer-price">{priceText|htmltag}</p>' +
  '{.repeated section paragraphs}<p class="sw-lines">{@|htmltag}</p>{.end}' +
  '{.if opens}<ul class="sw-offer-list">{.repeated section opens}<li>{@|htmltag}</li>{.end}</ul>{.end}' +
  '{.if closedText}<p class="sw-offer-closed">{closedText|htmltag}</p>{.or}' +
  '<form class="sw-visitor-form" method="post" action="{url|htmltag}">{fieldsHtml}' +
  '<button type="submit" class="sw-button sqs-button-element--primary">{buttonLabel|htmltag}' +
  '</button></form>{.end}' +
  '{.section members}<p class="sw-offer-members"><a href="{url|htmltag}">{title|htmltag}</a></p>{.end}' +
  '</div></div>{.end}';
