import { originalKey, variantKey, type AssetStore } from './asset-store.ts';
import { formatTypes } from './image-format.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import type { PictureFormat } from './pictures/picture-work.ts';
import type { AssetKeeper } from './prepare-asset.ts';
import { WorkQueue } from './work-queue.ts';

/** A picture of one width and format. */
export interface VariantWish {
  readonly siteId: string;
  readonly sha256: string;
  readonly width: number;
  /** Best first; at least one. */
  readonly formats: readonly PictureFormat[];
}

export interface Variant {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** False when a better format is still being made: keep this one for a short time only. */
  readonly isBest: boolean;
}

const demand = { concurrency: 2, maxWaiting: 200 };
const background = { concurrency: 1, maxWaiting: 1_000 };

/** Smaller pictures, made when first asked for and kept. */
export class ImageVariants {
  readonly #store: AssetStore;
  readonly #pictures: PictureMaker;
  readonly #demand = new WorkQueue(demand);
  readonly #background = new WorkQueue(background);
  readonly #making = new Map<string, Promise<Buffer | undefined>>();

  constructor({ store, pictures }: AssetKeeper) {
    this.#store = store;
    this.#pictures = pictures;
  }

  /**
   * The picture in the best format there is. AVIF takes long: when it is not there yet, the next
   * format is answered and AVIF is made meanwhile.
   * @throws QueueFullError when too many are being made
   */
  async get(wish: VariantWish): Promise<Variant | undefined> {
    const [best, next] = wish.formats;
    if (best === undefined) return undefined;
    const kept = await this.#store.get(keyOf(wish, best));
    if (kept !== undefined) return { bytes: kept, format: best, isBest: true };
    if (best !== 'avif' || next === undefined) return this.#made(wish, best, true);
    this.#makeLater(wish, best);
    const other = await this.#store.get(keyOf(wish, next));
    if (other !== undefined) return { bytes: other, format: next, isBest: false };
    return this.#made(wish, next, false);
  }

  /** Resolves when nothing is being made: for tests and for closing. */
  async settle(): Promise<void> {
    while (this.#making.size > 0) await Promise.allSettled(this.#making.values());
  }

  async #made(
    wish: VariantWish,
    format: PictureFormat,
    isBest: boolean,
  ): Promise<Variant | undefined> {
    const bytes = await this.#make(wish, format, this.#demand);
    return bytes && { bytes, format, isBest };
  }

  #makeLater(wish: VariantWish, format: PictureFormat): void {
    // A full queue or a broken picture shows itself when it is asked for again.
    this.#make(wish, format, this.#background).catch(() => {});
  }

  /** The same picture is made once at a time. */
  #make(wish: VariantWish, format: PictureFormat, queue: WorkQueue): Promise<Buffer | undefined> {
    const key = keyOf(wish, format);
    const underWay = this.#making.get(key);
    if (underWay !== undefined) return underWay;
    const making = queue
      .run(() => this.#makeNow(wish, format))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #makeNow(wish: VariantWish, format: PictureFormat): Promise<Buffer | undefined> {
    const original = await this.#store.get(originalKey(wish.siteId, wish.sha256));
    if (original === undefined) return undefined;
    const bytes = await this.#pictures.run('encode', {
      bytes: original,
      width: wish.width,
      format,
    });
    await this.#store.put(keyOf(wish, format), bytes, formatTypes[format]);
    return bytes;
  }
}

function keyOf(wish: VariantWish, format: PictureFormat): string {
  return variantKey(wish.siteId, wish.sha256, `${wish.width}w.${format}`);
}
