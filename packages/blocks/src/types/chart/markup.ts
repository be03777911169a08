/** A picture without words for machines that read, and its values as a table for them. */
export const chartMarkup =
  '{.if picture}<figure class="sw-chart">{.if heading}<figcaption>{heading|htmltag}</figcaption>{.end}' +
  '{.if legend}<div class="sw-chart-legend" aria-hidden="true">' +
  '{.if seriesLabel}<span>{seriesLabel|htmltag}</span>{.end}' +
  '{.repeated section legend}<span><i class="sw-chart-key sw-chart-c{colour}"></i>{text|htmltag}</span>{.end}</div>{.end}' +
  '{picture}' +
  '<div class="{.if showValues}sw-table{.or}sw-chart-values{.end}"' +
  '{.if showValues} role="group" aria-label="{label|htmltag}" tabindex="0"{.end}>' +
  '<table><caption>{label|htmltag}</caption>' +
  '<thead><tr><th scope="col">{seriesLabel|htmltag}</th>' +
  '{.repeated section columns}<th scope="col">{text|htmltag}</th>{.end}</tr></thead>' +
  '<tbody>{.repeated section rows}<tr><th scope="row">{text|htmltag}</th>' +
  '{.repeated section cells}<td>{text|htmltag}</td>{.end}</tr>{.end}</tbody></table></div></figure>{.end}';
