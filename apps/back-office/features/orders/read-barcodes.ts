/** Barcodes in front of the camera, by what the browser itself can read. */

interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Not yet among the types of the language. */
interface WithBarcodes {
  readonly BarcodeDetector?: new () => BarcodeReader;
}

const { BarcodeDetector: Reader }: WithBarcodes = globalThis as WithBarcodes;

/** So often the picture is looked at, in milliseconds. */
const lookEvery = 200;
/** So long one code in front of the camera counts once, in milliseconds. */
const sameFor = 1500;

/** False on a page without TLS too: no camera is there. */
export function canReadBarcodes(): boolean {
  return Reader !== undefined && 'mediaDevices' in navigator;
}

interface Watch {
  /** Ends it, and gives the camera back. */
  readonly signal: AbortSignal;
  readonly onCode: (code: string) => void;
}

/**
 * Shows the camera in a picture and tells each code that comes before it. A code is told again only
 * when it was away for a while.
 * @throws when the camera is refused, or none is there
 */
export async function watchBarcodes(
  video: HTMLVideoElement,
  { signal, onCode }: Watch,
): Promise<void> {
  if (!Reader) throw new Error('This browser reads no barcodes');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    if (signal.aborted) return;
    const reader = new Reader();
    video.srcObject = stream;
    await video.play();
    const seen = new Map<string, number>();
    while (!signal.aborted) {
      for (const { rawValue } of await lookAt(reader, video)) {
        const isNew = Date.now() - (seen.get(rawValue) ?? 0) > sameFor;
        seen.set(rawValue, Date.now());
        if (isNew && !signal.aborted) onCode(rawValue);
      }
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

/** A picture that is not there yet holds no codes. */
async function lookAt(reader: BarcodeReader, video: HTMLVideoElement) {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
  return reader.detect(video);
}
