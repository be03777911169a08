/** Hours as search engines read them, beside the words that people read. */
export const openingHoursMarkup =
  '<div class="sw-opening-hours" itemscope itemtype="https://schema.org/LocalBusiness">' +
  '{.if heading}<h3 itemprop="name">{heading|htmltag}</h3>{.end}' +
  '<dl>{.repeated section lines}<div><dt>{day|htmltag}</dt>' +
  '<dd>{.if code}<time itemprop="openingHours" datetime="{code|htmltag}">{hours|htmltag}</time>' +
  '{.or}{hours|htmltag}{.end}</dd></div>{.end}</dl>' +
  '{.if note}<p>{note|htmltag}</p>{.end}</div>';
