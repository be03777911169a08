import type {
  BlockAnswerOf,
  BlockQuery,
  DocumentLink,
  FieldErrors,
  Words,
} from '@sitewright/contract';
import { compile, type Program } from '@sitewright/template';
import { pageRegistry } from '@sitewright/formatters';
import type { z } from 'zod';
import type { PanelField, PanelText } from './panel-field.ts';

/** A picture of the site, as far as blocks show it. */
export interface Picture {
  /** Its address on the site; `?format=500w` gives it narrower. */
  readonly url: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the widths that there are. */
  readonly widths: readonly number[];
  readonly altText: string;
  /** Its caption, as HTML that was made safe; missing: it has none. */
  readonly body?: string | undefined;
  /** It is licensed from somebody, or a preview of what may be. */
  readonly isLicensed?: boolean | undefined;
  readonly focalX: number;
  readonly focalY: number;
}

/** A form that a visitor sent without scripts and that was refused: it is shown with what they typed. */
export interface RefusedForm {
  /** Of the form. */
  readonly blockId: string;
  /** By field, of the shapes that scripts send. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** By field, in the language of the page. */
  readonly errors: FieldErrors;
  /** What was wrong with none of the fields; empty: nothing. */
  readonly message: string;
  /** The page of this site that the form stands on. */
  readonly pagePath: string;
}

/** What blocks ask the site. Whoever renders has read it before: {@link BlockNeeds} says what. */
export interface BlockSource {
  /** A picture of the site; undefined when it is gone. */
  picture(assetId: string): Picture | undefined;
  /** The address of any file of the site. */
  fileUrl(assetId: string): string | undefined;
  /** The address of a page, or of a product or post of it; undefined when it is gone. */
  pageUrl(collectionId: string, itemId?: string): string | undefined;
  /** The answer to a question of the block; undefined when there is nothing to show. */
  answer<Kind extends BlockQuery['kind']>(
    query: Extract<BlockQuery, { kind: Kind }>,
  ): BlockAnswerOf<Kind> | undefined;
  /** What blocks say in the language of the page, by the English texts; missing: in English. */
  readonly words?: Words | undefined;
  /** Missing: forms are empty. */
  readonly refused?: RefusedForm | undefined;
  /** HTML of an owner, made safe: no scripts, no styles, no frames, no foreign protocols. */
  readonly sanitize: (html: string) => string;
}

/** What blocks show of the site. */
export interface BlockNeeds {
  readonly assetIds: readonly string[];
  readonly links: readonly DocumentLink[];
  /** Products and posts that links lead to. */
  readonly itemIds: readonly string[];
  /** Questions to the site, answered in one round trip a kind. */
  readonly queries: readonly BlockQuery[];
}

interface Parts<Schema extends z.ZodType> {
  /** Stable name. */
  readonly type: string;
  /** Number of ENUM-05, which templates see; missing: components of our own, 1337. */
  readonly legacyType: number;
  /** Of the classes that styles of themes know: `html`, `image`, … */
  readonly kind: string;
  /** What people call it. */
  readonly title: string;
  readonly germanTitle: string;
  readonly version: number;
  /** Of the data of this version. */
  readonly schema: Schema;
  /** What brings data of a version to the next one, by the version that it is of. */
  readonly migrations?: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Template inside of the block. */
  readonly markup: string;
  /**
   * Template inside of the block in a mail, which gets inline styles, absolute addresses and pictures
   * of its width by itself; missing: it cannot stand in one.
   */
  readonly mail?: string;
  /** Fields of the data that are HTML: they are made safe when they are written, and when shown. */
  readonly htmlFields?: readonly string[];
  /** What its panel asks. */
  readonly panel: readonly PanelField[];
  /** Cells that a new one takes. */
  readonly size: { readonly width: number; readonly height: number };
  /** Data of a new one. */
  readonly initial: z.output<Schema>;
  /** Data for previews and tests. */
  readonly sample: z.output<Schema>;
  /** What the template sees. */
  readonly show: (
    data: z.output<Schema>,
    source: BlockSource,
    blockId: string,
  ) => Readonly<Record<string, unknown>>;
  /**
   * A template that the owner wrote, in place of `markup`. It may cost little, and what comes of it
   * is made safe.
   */
  readonly ownProgram?: (data: z.output<Schema>) => Program | undefined;
  /** True: there is nothing to show yet, and its editor says what to do. */
  readonly isEmpty: (data: z.output<Schema>) => boolean;
  /** What its editor says where the site has nothing for it to show. */
  readonly withoutAnswer?: PanelText;
  /** What it shows of the site. */
  readonly needs?: (data: z.output<Schema>) => Partial<BlockNeeds>;
}

/** A type of blocks. */
export interface BlockType extends Pick<
  Parts<z.ZodType>,
  | 'type'
  | 'legacyType'
  | 'kind'
  | 'title'
  | 'germanTitle'
  | 'panel'
  | 'version'
  | 'schema'
  | 'size'
  | 'initial'
  | 'sample'
  | 'withoutAnswer'
  | 'mail'
> {
  readonly migrations: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly htmlFields: readonly string[];
  readonly program: Program;
  /** Of mails; undefined where it cannot stand in one. */
  readonly mailProgram: Program | undefined;
  /** What the template sees; undefined for data that its schema does not know. */
  readonly show: (
    data: unknown,
    source: BlockSource,
    blockId?: string,
  ) => Readonly<Record<string, unknown>> | undefined;
  /** The owner's own template; undefined: there is none, and `program` counts. */
  readonly ownProgram: (data: unknown) => Program | undefined;
  readonly isEmpty: (data: unknown) => boolean;
  readonly needs: (data: unknown) => BlockNeeds;
}

/** Types by their names. */
export type BlockTypes = ReadonlyMap<string, BlockType>;

/** Of blocks that show nothing of the site. */
export const noNeeds: BlockNeeds = { assetIds: [], links: [], itemIds: [], queries: [] };

/** Declares a type of blocks. */
export function defineBlockType<Schema extends z.ZodType>(parts: Parts<Schema>): BlockType {
  const { schema } = parts;
  // Data is never written into: a page of thousands of blocks is read again at every key that is typed.
  const read = oncePerObject((data) => schema.safeParse(data));
  let compiled: Program | undefined;
  let compiledForMail: Program | undefined;
  return {
    ...parts,
    migrations: parts.migrations ?? {},
    htmlFields: parts.htmlFields ?? [],
    get program() {
      compiled ??= compile(parts.markup, { registry: pageRegistry, cache: false });
      return compiled;
    },
    get mailProgram() {
      if (parts.mail === undefined) return undefined;
      compiledForMail ??= compile(parts.mail, { registry: pageRegistry, cache: false });
      return compiledForMail;
    },
    show(data, source, blockId = '') {
      const { data: known } = read(data);
      return known === undefined ? undefined : parts.show(known, source, blockId);
    },
    ownProgram: oncePerObject((data) => {
      const { data: known } = read(data);
      return known === undefined ? undefined : parts.ownProgram?.(known);
    }),
    isEmpty: oncePerObject((data) => {
      const { data: known } = read(data);
      return known === undefined || parts.isEmpty(known);
    }),
    needs: oncePerObject((data) => {
      const { data: known } = read(data);
      const needs = known === undefined ? undefined : parts.needs?.(known);
      return needs ? { ...noNeeds, ...needs } : noNeeds;
    }),
  };
}

/** Remembers what came of an object as long as there is the object. */
function oncePerObject<Result>(compute: (value: unknown) => Result): (value: unknown) => Result {
  const known = new WeakMap<object, { readonly result: Result }>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return compute(value);
    const before = known.get(value);
    if (before) return before.result;
    const result = compute(value);
    known.set(value, { result });
    return result;
  };
}
