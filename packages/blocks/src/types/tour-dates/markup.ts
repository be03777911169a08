/** Dates in the order that their owner gave them, each with what leads to its tickets. */
export const tourDatesMarkup =
  '<ul class="sw-tour-dates">{.repeated section dates}<li>' +
  '<span class="sw-tour-day">{.if day}<time datetime="{day|htmltag}">{when|htmltag}</time>{.or}{when|htmltag}{.end}</span>' +
  '<span class="sw-tour-place"><strong>{venue|htmltag}</strong>{.if city} <span>{city|htmltag}</span>{.end}</span>' +
  '{.if isSoldOut}<span class="sw-tour-tickets">{soldOutText|htmltag}</span>' +
  '{.or}{.if link}<a class="sw-tour-tickets" href="{link.href|htmltag}"' +
  ' aria-label="{ticketText|htmltag}, {when|htmltag}, {venue|htmltag}"' +
  '{.if link.newWindow} target="_blank" rel="noopener"{.end}>{ticketText|htmltag}</a>{.end}{.end}' +
  '</li>{.end}</ul>';
