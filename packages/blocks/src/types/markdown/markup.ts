/** What the Markdown says, where styles of themes look for text. */
export const markdownMarkup = '<div class="sqs-html-content">{html}</div>';
