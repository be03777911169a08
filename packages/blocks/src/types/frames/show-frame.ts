/** Frames that ask nobody before a visitor presses them. */
import { escapeAttribute } from '@sitewright/formatters';
import type { OutsideFrame } from './frame-providers.ts';

/** What stands in a frame once it was pressed. */
interface FrameContent {
  readonly url: string;
  /** What it is called, for who cannot see it. */
  readonly title: string;
  /** Whom a press asks; printed beside the sign. */
  readonly provider: string;
  readonly poster?: { readonly url: string; readonly srcset?: string } | undefined;
}

const fill = 'position:absolute;inset:0;width:100%;height:100%';
const sign =
  '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" style="fill:currentColor">' +
  '<path d="M8 5v14l11-7z"/></svg>';

/**
 * The page in a frame before it was pressed: a link that fills it and leads, inside of the frame, to
 * what was asked for. It needs no script, and takes its styles and pictures from the site alone.
 */
export function frameDocument({ url, title, provider, poster }: FrameContent): string {
  const name = title === '' ? provider : `${title} – ${provider}`;
  const picture = poster
    ? `<img src="${escapeAttribute(poster.url)}"` +
      (poster.srcset ? ` srcset="${escapeAttribute(poster.srcset)}" sizes="100vw"` : '') +
      ` alt="" style="${fill};object-fit:cover">`
    : '';
  return (
    '<!doctype html><html><head><meta charset="utf-8">' +
    `<title>${escapeAttribute(name)}</title></head><body style="margin:0;background:#1f1f1f">` +
    `<a href="${escapeAttribute(url)}" aria-label="${escapeAttribute(name)}"` +
    ` style="${fill};display:block;color:#fff;outline-offset:-4px;text-decoration:none">${picture}` +
    '<span style="position:absolute;inset:0;margin:auto;box-sizing:border-box;display:flex;' +
    'align-items:center;justify-content:center;gap:6px;width:fit-content;height:fit-content;' +
    'padding:10px 18px 10px 14px;border-radius:28px;background:rgba(0,0,0,.78);' +
    `font:600 16px/1.2 system-ui,sans-serif">${sign}${escapeAttribute(provider)}</span></a></body></html>`
  );
}

/** The way to the page of the site that runs an owner's HTML, apart from everything else. */
export const EMBED_FRAME_PATH = '/embed-frame';

/** The address that shows this HTML by itself. It is never sent: it stands behind the `#`. */
export function embeddedAddress(html: string): string {
  return `${EMBED_FRAME_PATH}#${encodeURIComponent(html)}`;
}

/** What a frame of a known host may do: run, keep its own things, open windows and play. */
const hostRights =
  'sandbox="allow-scripts allow-same-origin allow-forms allow-popups' +
  ' allow-popups-to-escape-sandbox allow-presentation"' +
  ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture"';

/** What HTML of an owner may do in its frame. It has no origin, so that it cannot reach the page. */
const htmlRights = 'sandbox="allow-scripts allow-forms allow-popups" allow="fullscreen"';

const shape = 'style="{.if height}height:{height}px{.or}aspect-ratio:{ratio}{.end}"';

/** The markup of a frame of another host: `frame` with its title, origin, page and shape. */
export const outsideFrameMarkup =
  `<div class="sw-frame" ${shape}>` +
  '<iframe data-loads="{origin}" title="{title|htmltag}" srcdoc="{page|htmltag}"' +
  ` ${hostRights} loading="lazy"></iframe></div>`;

/** The markup of a frame of an owner's HTML: at once by its `address`, or after a press. */
export const htmlFrameMarkup =
  `<div class="sw-frame" ${shape}>` +
  '<iframe title="{title|htmltag}" {.if page}srcdoc="{page|htmltag}"{.or}src="{address|htmltag}"{.end}' +
  ` ${htmlRights} loading="lazy"></iframe></div>`;

/**
 * The frame of a video by itself, for templates and custom code: the same that blocks print, in the
 * shape of most videos. ENT-19
 */
export function videoHtml(
  { provider, origin, url }: OutsideFrame,
  { title, poster }: { readonly title: string; readonly poster?: string },
): string {
  const page = frameDocument({
    url,
    title,
    provider,
    poster: poster ? { url: poster } : undefined,
  });
  return (
    `<iframe data-loads="${origin}" title="${escapeAttribute(title || provider)}"` +
    ` srcdoc="${escapeAttribute(page)}" ${hostRights} loading="lazy" width="1280" height="720"` +
    ' style="width:100%;height:auto;aspect-ratio:16/9;border:0"></iframe>'
  );
}
