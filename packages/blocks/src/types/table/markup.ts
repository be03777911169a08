/** A table that scrolls by itself where it is wider than the page. */
export const tableMarkup =
  '<div class="sw-table" role="group" aria-label="{label|htmltag}" tabindex="0">' +
  '<table{.if isStriped} class="sw-table-striped"{.end}>' +
  '{.if caption}<caption>{caption|htmltag}</caption>{.end}' +
  '{.if head}<thead><tr>{.repeated section head}<th scope="col">{text|htmltag}</th>{.end}</tr></thead>{.end}' +
  '<tbody>{.repeated section body}<tr>{.repeated section row}' +
  '{.if isRowHead}<th scope="row">{text|htmltag}</th>{.or}<td>{text|htmltag}</td>{.end}' +
  '{.end}</tr>{.end}</tbody></table></div>';
