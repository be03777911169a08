/** HTML as it is, or code as text. */
export const codeMarkup =
  '{.if source}<pre class="source-code"><code>{source|htmltag}</code></pre>{.or}{html}{.end}';
