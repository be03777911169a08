/** What a visitor loads of the files that some markup names. */
import { Parser } from 'htmlparser2';

/** A file that is loaded with its page. */
interface LoadedFile {
  readonly url: string;
  readonly isPicture: boolean;
}

/** Pixels of the window that files are weighed for. */
const windowWidth = 1_440;

/** Pictures in the width that such a window asks for, and videos that play by themselves; each once. */
export function loadedFiles(html: string): LoadedFile[] {
  if (!/<(?:img|video)\b/.test(html)) return [];
  const found = new Map<string, LoadedFile>();
  const add = (url: string | undefined, isPicture: boolean) => {
    if (url !== undefined && url !== '') found.set(url, { url, isPicture });
  };
  let playsBySelf = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, srcset, sizes, poster } = attributes;
      if (name === 'img') add(chooseSource({ src, srcset, sizes }), true);
      if (name === 'video') {
        const isBehind = attributes['class'] === 'section-background-video';
        playsBySelf = isBehind || attributes['data-autoplay'] !== undefined;
        add(poster, true);
        if (playsBySelf) add(src, false);
      }
      if (name === 'source' && playsBySelf && attributes['media'] === undefined) {
        add(src, false);
        playsBySelf = false;
      }
    },
    onclosetag(name) {
      if (name === 'video') playsBySelf = false;
    },
  });
  parser.end(html);
  return [...found.values()];
}

interface Sources {
  readonly src: string | undefined;
  readonly srcset: string | undefined;
  readonly sizes: string | undefined;
}

/** The narrowest picture that is as wide as its place, or the widest. */
function chooseSource({ src, srcset, sizes = '100vw' }: Sources): string | undefined {
  if (srcset === undefined) return src;
  const wanted = widthOf(sizes);
  const candidates = srcset
    .split(',')
    .flatMap((part) => {
      const [url, wide] = part.trim().split(/\s+/);
      const width = Number.parseInt(wide ?? '', 10);
      return url === undefined || Number.isNaN(width) ? [] : [{ url, width }];
    })
    .toSorted((one, other) => one.width - other.width);
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.url ?? src;
}

/** Pixels of the place of a picture, by what it says of itself: conditions on the width alone. */
function widthOf(sizes: string): number {
  for (const part of sizes.split(',')) {
    const [, bound, least, rest] =
      /^(?:\((max|min)-width:\s*([\d.]+(?:px|rem|em))\))?([^]*)$/.exec(part.trim()) ?? [];
    const limit = least === undefined ? undefined : pixelsOf(least);
    const fits =
      limit === undefined || (bound === 'max' ? windowWidth <= limit : windowWidth >= limit);
    const pixels = pixelsOf(rest ?? '');
    if (fits && pixels !== undefined) return pixels;
  }
  return windowWidth;
}

function pixelsOf(length: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|rem|em|vw)$/.exec(length.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number.parseFloat(number);
  if (unit === 'vw') return (value / 100) * windowWidth;
  return unit === 'px' ? value : value * 16;
}
