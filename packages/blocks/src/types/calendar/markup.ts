/** A month as a table, each day with what takes place on it; days in a row where there is no room. */
export const calendarMarkup =
  '{.if weeks}<div class="sw-calendar" id="calendar-{collectionId|htmltag}">' +
  '<div class="sw-calendar-bar"><h2 class="sw-calendar-title">{title|htmltag}</h2><p>' +
  '{.section previous}<a rel="nofollow" href="{url|htmltag}" aria-label="{title|htmltag}">&larr;</a>' +
  '{.end}{.section next}' +
  '<a rel="nofollow" href="{url|htmltag}" aria-label="{title|htmltag}">&rarr;</a>{.end}</p></div>' +
  '<table aria-label="{title|htmltag}"><thead><tr>{.repeated section weekdays}' +
  '<th scope="col"><abbr title="{long|htmltag}">{short|htmltag}</abbr></th>{.end}</tr></thead>' +
  '<tbody>{.repeated section weeks}<tr>{.repeated section days}' +
  '<td class="sw-calendar-day{.if isOutside} is-outside{.end}{.if events} has-events{.end}"' +
  '{.if isToday} aria-current="date"{.end}><time datetime="{date}">' +
  '<span class="sw-calendar-number" aria-hidden="true">{day}</span>' +
  '<span class="sw-calendar-long">{dayText|htmltag}</span></time>' +
  '{.if events}<ul>{.repeated section events}<li><a href="{url|htmltag}">' +
  '{.if timeText}<span class="sw-calendar-time">{timeText|htmltag}</span> {.end}' +
  '{title|htmltag}</a></li>{.end}</ul>{.end}</td>{.end}</tr>{.end}</tbody></table>' +
  '{.if isQuiet}<p class="sw-calendar-quiet">&mdash;</p>{.end}</div>{.end}';
