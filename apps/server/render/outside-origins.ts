/** Other hosts that a page must allow, because something on it is of theirs. */
import { frameOrigins } from '@sitewright/blocks';

/** Origins, or addresses below one, by what they may be loaded into. */
export interface OutsideOrigins {
  readonly frames: readonly string[];
  /** Of sounds. */
  readonly media: readonly string[];
  readonly pictures: readonly string[];
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** For a page that shows nothing of others. */
export const nothingOutside: OutsideOrigins = {
  frames: [],
  media: [],
  pictures: [],
  scripts: [],
  connections: [],
  styles: [],
  fonts: [],
};

/** What either of two opens. */
export function joinOutside(one: OutsideOrigins, other: OutsideOrigins): OutsideOrigins {
  const of = (kind: keyof OutsideOrigins) => [...new Set([...one[kind], ...other[kind]])];
  return {
    frames: of('frames'),
    media: of('media'),
    pictures: of('pictures'),
    scripts: of('scripts'),
    connections: of('connections'),
    styles: of('styles'),
    fonts: of('fonts'),
  };
}

/** Of reCAPTCHA Enterprise, as its makers document them. CAPT-01 */
const captcha = {
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
};

/** Where a captcha may be asked: a form of the page, or one of the popup that waits on it. */
const mayAsk = /<div class="(?:captcha-container|sw-popup)"/;

/**
 * Reads them off the frames, players and maps of a page, which name their host first. Only blocks and
 * themes write such elements: HTML of an owner loses them when it is made safe. A form with a
 * captcha needs the hosts of that where the site has a key.
 */
export function findOutside(html: string, hasCaptchaKey: boolean): OutsideOrigins {
  // Most pages load nothing: one look instead of one for each kind.
  const loads = html.includes('data-loads=') ? html : '';
  const frames = [...originsOf(loads, '<iframe'), ...framesOfVideos(loads)];
  const media = originsOf(loads, '<audio');
  // Tiles of a map, which a press on its button asks for.
  const pictures = originsOf(loads, '<button');
  if (!hasCaptchaKey || !mayAsk.test(html)) {
    return { ...nothingOutside, frames, media, pictures };
  }
  return { ...nothingOutside, ...captcha, frames: [...frames, ...captcha.frames], media, pictures };
}

/** Videos that templates hand to scripts as text: of hosts that are known, whoever wrote the text. */
function framesOfVideos(html: string): string[] {
  const mark = 'data-html="&lt;iframe data-loads=&quot;';
  return frameOrigins.filter((origin) => html.includes(`${mark}${origin}&quot;`));
}

function originsOf(html: string, open: string): string[] {
  const mark = `${open} data-loads="`;
  const origins = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const from = at + mark.length;
    const origin = html.slice(from, html.indexOf('"', from));
    if (/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) origins.add(origin);
  }
  return [...origins];
}
