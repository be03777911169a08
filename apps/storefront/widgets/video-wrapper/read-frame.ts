/** What of a frame is taken over; nothing else of the text reaches the page. */
const taken = ['title', 'srcdoc', 'sandbox', 'allow', 'loading', 'width', 'height'];

/** The frame of a video, and the address that plays at once. */
export interface VideoFrame {
  readonly frame: HTMLIFrameElement;
  /** Undefined where the text names none at the host that it says. */
  readonly player: string | undefined;
}

/** Reads the first frame out of a text; undefined without one that stands for itself in a sandbox. */
export function readFrame(html: string): VideoFrame | undefined {
  const parser = new DOMParser();
  const written = parser.parseFromString(html, 'text/html').querySelector('iframe');
  if (!written?.hasAttribute('sandbox') || !written.hasAttribute('srcdoc')) return undefined;
  const frame = document.createElement('iframe');
  for (const name of taken) {
    const value = written.getAttribute(name);
    if (value !== null) frame.setAttribute(name, value);
  }
  const inner = parser.parseFromString(written.getAttribute('srcdoc') ?? '', 'text/html');
  const player = inner.querySelector('a')?.getAttribute('href') ?? '';
  const origin = written.dataset['loads'] ?? '';
  const isOfHost = origin.startsWith('https://') && player.startsWith(`${origin}/`);
  return { frame, player: isOfHost ? player : undefined };
}
