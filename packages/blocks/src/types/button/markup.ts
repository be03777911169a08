/** A button; without somewhere to lead to it is text that looks like one. */
export const buttonMarkup =
  '<div class="sqs-block-button-container sqs-block-button-container--{alignment}"' +
  ' data-alignment="{alignment}" data-button-size="{size}" data-button-type="{look}">' +
  '{.if link}<a class="sqs-block-button-element sqs-block-button-element--{size}' +
  ' sqs-button-element--{look}" href="{link.href|htmltag}"' +
  '{.if link.newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>{label|htmltag}</a>' +
  '{.or}<span class="sqs-block-button-element sqs-block-button-element--{size}' +
  ' sqs-button-element--{look}">{label|htmltag}</span>{.end}</div>';
