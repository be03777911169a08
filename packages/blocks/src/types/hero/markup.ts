/** A picture and the words that a page opens with, by the classes that themes arrange. */
export const heroMarkup =
  '<div class="hero">' +
  '{.section picture}<div class="hero-picture"><img src="{url|htmltag}?format=1500w"' +
  ' srcset="{srcset|htmltag}" sizes="(min-width: 56rem) 58vw, 100vw" width="{width}"' +
  ' height="{height}" alt="{altText|htmltag}" fetchpriority="high" loading="lazy"' +
  ' style="object-position:{focus}"></div>{.end}' +
  '<div class="hero-copy">{.if isFirst}<h1>{title|htmltag}</h1>{.or}<h2>{title|htmltag}</h2>{.end}' +
  '{.if html}<div class="hero-lead">{html}</div>{.end}' +
  '{.section link}<a class="sw-button" href="{href|htmltag}"' +
  '{.if newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if name} title="{name|htmltag}"{.end}>{buttonLabel|htmltag}</a>{.end}</div></div>';
