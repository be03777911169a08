/** Streams the items of a WordPress export: memory does not grow with the file. */
import { cutText } from '@sitewright/contract';
import { createReadStream } from 'node:fs';
import sax from 'sax';
import { ContentUnreadableError } from '../content-file.ts';

/** What stands in one element of the export: by the names of the elements below. */
export interface WxrElement {
  readonly name: 'item' | 'author' | 'channel';
  readonly line: number;
  /** Texts of the elements below, the last of each name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly categories: readonly { domain: string; nicename: string; label: string }[];
  readonly meta: ReadonlyMap<string, string>;
  readonly comments: number;
}

export const wxrLimits = {
  /** Elements inside of each other: an export has 5. */
  depth: 32,
  /** Characters of one item. */
  itemLength: 16_000_000,
} as const;

/**
 * @throws ContentUnreadableError for what is no export, is broken, declares entities of its own, or
 *   is nested or larger than an export is
 */
export async function* readElements(file: string): AsyncGenerator<WxrElement> {
  const done: WxrElement[] = [];
  const builder = new ElementBuilder((element) => void done.push(element));
  const parser = builder.parser;
  const input = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });
  for await (const chunk of input as AsyncIterable<string>) {
    parser.write(chunk);
    if (builder.problem) throw builder.problem;
    yield* done.splice(0);
  }
  parser.close();
  if (builder.problem) throw builder.problem;
  if (!builder.isExport) throw new ContentUnreadableError('That is no export of WordPress.');
  yield* done.splice(0);
}

interface Draft {
  name: WxrElement['name'];
  line: number;
  depth: number;
  texts: Map<string, string>;
  categories: { domain: string; nicename: string; label: string }[];
  meta: Map<string, string>;
  metaKey: string;
  comments: number;
}

const metaOf =
  /^_(?:thumbnail_id|wp_attached_file|wp_attachment_image_alt|menu_item_\w+|yoast_wpseo_(?:title|metadesc))$/;

class ElementBuilder {
  readonly parser = sax.parser(true, { position: true, trim: false });
  problem: Error | undefined;
  isExport = false;
  readonly #onDone: (element: WxrElement) => void;
  readonly #open: { name: string; attributes: Record<string, string> }[] = [];
  #draft: Draft | undefined;
  #text = '';
  #length = 0;
  #hasChannel = false;

  constructor(onDone: (element: WxrElement) => void) {
    this.#onDone = onDone;
    const { parser } = this;
    parser.onerror = (error) => {
      const line = parser.line + 1;
      this.#fail(`The file is broken in line ${line}: ${error.message.split('\n')[0]}.`);
    };
    parser.ondoctype = () => this.#fail('The file declares entities of its own: it is refused.');
    parser.onopentag = ({ name, attributes }) =>
      this.#opens(name, attributes as Record<string, string>);
    parser.onclosetag = () => this.#closes();
    parser.ontext = (text) => this.#adds(text);
    parser.oncdata = (text) => this.#adds(text);
  }

  #fail(reason: string): void {
    this.problem ??= new ContentUnreadableError(reason);
    // It goes on to the end of its piece and is read no further.
    this.parser.error = null as unknown as Error;
  }

  #opens(name: string, attributes: Record<string, string>): void {
    if (this.problem) return;
    this.#open.push({ name, attributes });
    const depth = this.#open.length;
    if (depth > wxrLimits.depth) this.#fail('The file is nested deeper than an export is.');
    if (depth === 1 && name !== 'rss') this.#fail('That is no export of WordPress.');
    this.#text = '';
    if (depth === 2 && name === 'channel' && !this.#hasChannel) this.#begin('channel');
    if (depth !== 3) return;
    if (name === 'wp:wxr_version') this.isExport = true;
    if (name === 'item' || name === 'wp:author') {
      this.#endChannel();
      this.#begin(name === 'item' ? 'item' : 'author');
    }
  }

  #begin(name: WxrElement['name']): void {
    if (name === 'channel') this.#hasChannel = true;
    this.#length = 0;
    this.#draft = {
      name,
      line: this.parser.line + 1,
      depth: this.#open.length,
      texts: new Map(),
      categories: [],
      meta: new Map(),
      metaKey: '',
      comments: 0,
    };
  }

  /** What a site is called stands before its first item. */
  #endChannel(): void {
    if (this.#draft?.name !== 'channel') return;
    this.#onDone(this.#draft);
    this.#draft = undefined;
  }

  #adds(text: string): void {
    if (!this.#draft || this.problem) return;
    this.#length += text.length;
    if (this.#draft.name === 'channel') this.#length = 0;
    if (this.#length > wxrLimits.itemLength || this.#text.length > wxrLimits.itemLength) {
      this.#fail(`Line ${this.#draft.line}: the item is larger than one can be.`);
      return;
    }
    this.#text += text;
  }

  #closes(): void {
    const closed = this.#open.pop();
    const draft = this.#draft;
    if (!closed || !draft || this.problem) return;
    const depth = this.#open.length + 1;
    if (depth === draft.depth) {
      this.#onDone(draft);
      this.#draft = undefined;
    } else if (depth === draft.depth + 1) this.#keep(draft, closed);
    else if (depth === draft.depth + 2) this.#keepMeta(draft, closed.name);
    this.#text = '';
  }

  #keep(
    draft: Draft,
    { name, attributes }: { name: string; attributes: Record<string, string> },
  ): void {
    if (name === 'wp:comment') draft.comments += 1;
    else if (name === 'category' && draft.categories.length < 500) {
      const { domain = 'category', nicename = '' } = attributes;
      draft.categories.push({ domain, nicename, label: this.#text.trim() });
    } else if (name !== 'wp:postmeta') draft.texts.set(name, this.#text);
  }

  #keepMeta(draft: Draft, name: string): void {
    if (name === 'wp:meta_key') draft.metaKey = this.#text;
    if (name === 'wp:meta_value' && metaOf.test(draft.metaKey)) {
      draft.meta.set(draft.metaKey, cutText(this.#text, 10_000));
    }
  }
}
