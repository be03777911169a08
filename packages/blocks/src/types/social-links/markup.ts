/** Links with the names of their services, which themes may show as icons. */
export const socialLinksMarkup =
  '<div class="sqs-svg-icon--outer social-icon-alignment-{alignment} social-icons-size-{size}">' +
  '<ul class="sqs-svg-icon--list">{.repeated section accounts}<li>' +
  '<a class="sqs-svg-icon--wrapper {service}" href="{href|htmltag}" target="_blank"' +
  ' rel="me noopener">{name|htmltag}</a></li>{.end}</ul></div>';

/** Their names side by side: mails have no icons of ours. */
export const socialLinksInMail =
  '<p align="{alignment}">{.repeated section accounts}<a href="{href|htmltag}">' +
  '{name|htmltag}</a>{.alternates with} · {.end}</p>';
