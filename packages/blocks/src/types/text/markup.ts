/** Rich text, as styles of themes know it. */
export const textMarkup = '<div class="sqs-html-content">{html}</div>';
