import { useEffect, useState, type RefObject } from 'react';

/** How far a font is that words are shown in. */
export type FontPreview = 'waiting' | 'shown' | 'failed';

const loads = new Map<string, Promise<void>>();

/** The name that a loaded font has on this screen. */
export function previewFamily(name: string): string {
  return `preview-${name}`;
}

/** Loads a font from our own origin, one that was uploaded from `url`, once its line comes into sight. FONT-03 */
export function useFontPreview(
  name: string,
  url: string | null,
  line: RefObject<HTMLElement | null>,
): FontPreview {
  const [preview, setPreview] = useState<FontPreview>('waiting');
  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load(name, url).then(
        () => setPreview('shown'),
        () => setPreview('failed'),
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, url, line]);
  return preview;
}

function load(name: string, url: string | null): Promise<void> {
  const known = loads.get(name) ?? loadFace(name, url);
  loads.set(name, known);
  known.catch(() => loads.delete(name));
  return known;
}

async function loadFace(name: string, url: string | null): Promise<void> {
  const source = `url("${url ?? `/universal/fonts/${name}/latin-normal.woff2`}")`;
  const face = new FontFace(previewFamily(name), source, { weight: '100 1000' });
  document.fonts.add(await face.load());
}
