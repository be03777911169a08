/** A heading, where rich text has its headings too: styles of themes find it there. */
export const headingMarkup =
  '<div class="sqs-html-content"><h{level}>{text|htmltag}</h{level}></div>';
