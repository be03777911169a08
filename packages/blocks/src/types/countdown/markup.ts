/**
 * A moment in words, which everybody can read. The clock above it is drawn by a script and is not
 * for who hears the page: it would speak every second.
 */
export const countdownMarkup =
  '{.section moment}<div class="sw-countdown" data-until="{at}" data-units="{units}"' +
  '{.if isGone} hidden{.end}>' +
  '<div class="sw-countdown-before"{.if isOver} hidden{.end}>' +
  '{.if label}<p class="sw-countdown-label">{label|htmltag}</p>{.end}' +
  '<div class="sw-countdown-clock" aria-hidden="true" hidden></div>' +
  '<p class="sw-countdown-moment"><time datetime="{iso}">{text|htmltag}</time></p></div>' +
  '{.if endText}<p class="sw-countdown-after"{.if isOver}{.or} hidden{.end}>' +
  '{.if link}<a href="{link.href|htmltag}"{.if link.newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>{endText|htmltag}</a>' +
  '{.or}{endText|htmltag}{.end}</p>{.end}' +
  '</div>{.end}';
