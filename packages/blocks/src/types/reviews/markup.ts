/**
 * What buyers think, in order, after what they think on average. Nothing for machines: they are told
 * on the page of a product, and of nothing else. PDP-14
 */
export const reviewsMarkup =
  '{.section answer}<div class="sw-reviews-block">' +
  '{.if title}<h2 class="sw-reviews-title">{title|htmltag}</h2>{.end}' +
  '{.if count}<p class="sw-reviews-average"><span aria-hidden="true"><strong>{averageText|htmltag}</strong>' +
  ' <span class="sw-stars">{stars}</span></span> <span>{summary|htmltag}</span></p>' +
  '{.or}<p class="sw-reviews-none">{summary|htmltag}</p>{.end}' +
  '{.if reviews}<ol class="sw-reviews-list">{.repeated section reviews}<li class="sw-review">' +
  '<p class="sw-review-stars"><span class="sw-stars" aria-hidden="true">{stars}</span>' +
  '<span class="sw-words">{starsText|htmltag}</span></p>' +
  '{.if title}<p class="sw-review-title">{title|htmltag}</p>{.end}' +
  '{.if body}<p class="sw-review-body">{body|htmltag}</p>{.end}' +
  '<p class="sw-review-by"><span>{author|htmltag}</span>' +
  ' <time datetime="{day}">{dayText|htmltag}</time>' +
  '{.if mark} <span class="sw-review-mark">{mark|htmltag}</span>{.end}' +
  '{.section product} <a href="{url|htmltag}#reviews">{title|htmltag}</a>{.end}</p>' +
  '{.section reply}<div class="sw-review-reply"><p class="sw-review-by">{by|htmltag}</p>' +
  '<p class="sw-review-body">{text|htmltag}</p></div>{.end}</li>{.end}</ol>{.end}' +
  '{.section more}<p class="sw-reviews-more"><a href="{url|htmltag}">{title|htmltag}</a></p>{.end}' +
  '</div>{.end}';
