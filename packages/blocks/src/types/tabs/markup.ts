/**
 * A choice of the browser's own, one panel for each: it works by the keyboard and without any
 * script. Each panel follows its label, and the styles put the labels into one line.
 */
export const tabsMarkup =
  '<fieldset class="sw-tabs"><legend>{label|htmltag}</legend>' +
  '{.repeated section entries}' +
  '<input type="radio" name="tabs-{blockId}" id="tab-{blockId}-{id}"{.if isFirst} checked{.end}>' +
  '<label for="tab-{blockId}-{id}">{heading|htmltag}</label>' +
  '<div class="sw-tabs-panel" role="group" aria-label="{heading|htmltag}">{content}</div>{.end}</fieldset>';
