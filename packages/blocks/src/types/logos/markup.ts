const logo =
  '<img src="{url|htmltag}" srcset="{srcset|htmltag}" sizes="{wide}px" width="{width}"' +
  ' height="{height}" alt="{altText|htmltag}" loading="lazy" decoding="async">';

/**
 * Logos in one line or more. Those that move are there twice, so that the line has no end; the second
 * time nobody hears them or comes to them by keys. The box stops them, without any script.
 */
export const logosMarkup =
  '{.if logos}<div class="sw-logos{.if moves} sw-logos--moving{.end}{.if grey} sw-logos--grey{.end}"' +
  ' style="--logo-height:{options.height}px;--logo-gap:{options.gap}px;--logo-time:{seconds}s">' +
  '{.if moves}<label class="sw-logos-pause"><input type="checkbox">{pause|htmltag}</label>{.end}' +
  '<div class="sw-logos-line"><ul>{.repeated section logos}<li>' +
  '{.if link}<a href="{link.href|htmltag}"{.if link.newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>' +
  `${logo}</a>{.or}${logo}{.end}</li>{.end}</ul>` +
  '{.if moves}<ul aria-hidden="true" inert>{.repeated section logos}<li>' +
  `${logo.replace('{altText|htmltag}', '')}</li>{.end}</ul>{.end}</div></div>{.end}`;
