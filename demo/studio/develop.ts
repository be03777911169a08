/** From linear light to a picture file: tone curve, a little bloom and grain, WebP. */
import sharp from 'sharp';

export interface Negative {
  /** Linear RGB, three floats a pixel. */
  pixels: Float32Array;
  width: number;
  height: number;
}

/** Writes a picture as WebP, `enlarge` times as large; answers the file's size in bytes. */
export async function develop(
  { pixels, width, height }: Negative,
  enlarge: number,
  file: string,
): Promise<number> {
  const small = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const r = pixels[i * 3] as number;
    const g = pixels[i * 3 + 1] as number;
    const b = pixels[i * 3 + 2] as number;
    const grey = r * 0.25 + g * 0.65 + b * 0.1;
    small[i * 3] = byte(grey + (r - grey) * saturation);
    small[i * 3 + 1] = byte(grey + (g - grey) * saturation);
    small[i * 3 + 2] = byte(grey + (b - grey) * saturation);
  }
  const raw = { channels: 3 } as const;
  const size = { width: Math.round(width * enlarge), height: Math.round(height * enlarge) };
  const bytes = await sharp(small, { raw: { width, height, ...raw } })
    .resize({ ...size, kernel: 'lanczos3' })
    .sharpen({ sigma: 0.9 })
    .raw()
    .toBuffer();
  addGrain(bytes);
  const info = await sharp(bytes, { raw: { ...size, ...raw } })
    .webp({ quality: 86, effort: 5, smartSubsample: true })
    .toFile(file);
  return info.size;
}

const saturation = 0.8;

function byte(linear: number): number {
  return Math.min(255, Math.max(0, Math.round(tone(linear * 0.95) * 255)));
}

/** Grain hides the steps of smooth backdrops. */
function addGrain(bytes: Buffer): void {
  let seed = 7;
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    const grain = Math.round(((seed >>> 8) / 16777216 - 0.5) * 4);
    for (let k = i; k < i + 3; k += 1) {
      bytes[k] = Math.min(255, Math.max(0, (bytes[k] as number) + grain));
    }
  }
}

/** Highlights roll off; the middle keeps its value. */
function tone(linear: number): number {
  const x = Math.max(0, linear);
  const rolled = x < 0.55 ? x : 0.55 + (1 - Math.exp(-(x - 0.55) / 0.45)) * 0.45;
  return rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
}
