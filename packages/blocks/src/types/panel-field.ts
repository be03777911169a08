/** What the panel of a block asks: data, so that a server reads types without any screen. */
import type { ItemLimitName } from '@sitewright/contract';

/** Words in all languages of the back office. */
export interface PanelText {
  readonly en: string;
  readonly de: string;
}

interface FieldBase {
  /** Of the data. */
  readonly name: string;
  readonly label: PanelText;
  readonly help?: PanelText;
  /** It is asked only while another field of the block has one of these values. */
  readonly when?: { readonly name: string; readonly is: readonly unknown[] };
}

/**
 * A list of the data, by id and key of order. Every field of every item is a value of its own, so
 * that edits of two people merge.
 */
export interface ItemsField extends FieldBase {
  /** `pictures`: new ones are chosen from the media library, several at once. */
  readonly kind: 'items' | 'pictures';
  /** What one of them is called. */
  readonly one: PanelText;
  /** Items at most, whatever the site says. */
  readonly limit: number;
  /** The setting of the site that says so too. */
  readonly limitName?: ItemLimitName;
  readonly fields: readonly PanelField[];
  /** The field of an item whose text stands for it; of a product, its name. */
  readonly titledBy: string;
  /** What a new one begins with; of pictures, beside their `assetId`. */
  readonly begins: Readonly<Record<string, unknown>>;
  /**
   * The choice of an item that is its weekday, `Mo` to `Su`: a new item has the day after that of
   * the last one, and is called as it.
   */
  readonly dayAt?: string;
  /** Of pictures: the field of an item that keeps how its picture came. GLRY-13 */
  readonly originAt?: string;
  /** Of pictures: galleries of hosts of photos can be brought in. GLRY-16 */
  readonly takesGalleries?: true;
}

/** A field of the panel of a block, by how it is asked. */
export type PanelField =
  | (FieldBase & {
      readonly kind: 'text';
      readonly maxLength: number;
      /** True: no words of a language, but an address, a name that the site knows, or a time. */
      readonly isCode?: boolean;
    })
  /** Several lines. */
  | (FieldBase & { readonly kind: 'long-text'; readonly maxLength: number })
  /** Rich text, kept as HTML. */
  | (FieldBase & { readonly kind: 'html' })
  /** Markup, in letters of one width. */
  | (FieldBase & {
      readonly kind: 'source';
      readonly language: 'html' | 'markdown' | 'template';
      readonly maxLength: number;
    })
  | (FieldBase & { readonly kind: 'number'; readonly min: number; readonly max: number })
  | (FieldBase & {
      readonly kind: 'choice';
      /** The values are texts or numbers of the data. */
      readonly choices: readonly { readonly value: string | number; readonly label: PanelText }[];
    })
  /** A moment of the site's time zone, kept as epoch milliseconds. */
  | (FieldBase & { readonly kind: 'instant' })
  /** On or off. */
  | (FieldBase & { readonly kind: 'switch' })
  | ItemsField
  | (FieldBase & { readonly kind: 'picture' })
  | (FieldBase & { readonly kind: 'link' })
  /** Rows and columns of numbers. */
  | (FieldBase & { readonly kind: 'dataset' })
  /** A product of the site, by its id. */
  | (FieldBase & { readonly kind: 'product' })
  /** A store page, a blog or a page of events, by its id; `holds` narrows them. */
  | (FieldBase & {
      readonly kind: 'collection';
      readonly holds: 'products' | 'posts' | 'events' | 'any';
    })
  /** A category of the collection that another field names. */
  | (FieldBase & { readonly kind: 'category'; readonly of: string })
  /** A file of the media library, by its id. */
  | (FieldBase & { readonly kind: 'file'; readonly holds: 'video' | 'audio' | 'other' })
  /** An address at a host whose frames are known; `videos`: of videos only. */
  | (FieldBase & { readonly kind: 'frame-address'; readonly holds: 'videos' | 'any' })
  /** A point on the earth, kept as it was typed. */
  | (FieldBase & { readonly kind: 'point' })
  /** A menu of the site, as the theme calls it. */
  | (FieldBase & { readonly kind: 'menu' })
  /** A form of the site, something to donate to, something to be a member of; by its id. */
  | (FieldBase & { readonly kind: 'form' | 'donation' | 'plan' });
