/** The shape of a demo site: plain data that seeding turns into rows. Prices are dollars. */
import type {
  DiscountDraft,
  SettingsInput,
  ShippingOptionDraft,
  TaxRuleDraft,
} from '@sitewright/contract';

export interface DemoSite {
  identifier: string;
  title: string;
  tagline: string;
  description: string;
  isDefault: boolean;
  /** Folder under demo/images, with a slash at its end, or empty. */
  images: string;
  logo?: string;
  settings: SettingsInput;
  tweaks: Record<string, string>;
  navigations: Record<string, readonly DemoLink[]>;
  pages: readonly DemoPage[];
  shop: DemoCollection & { categories: readonly string[] };
  journal?: DemoCollection & { posts: readonly DemoPost[] };
  forms: readonly DemoForm[];
  products: readonly DemoProduct[];
  shipping: readonly ShippingOptionDraft[];
  taxes: readonly TaxRuleDraft[];
  discounts: readonly DiscountDraft[];
}

/** A link to a page of the site by its path, or to an address. */
export type DemoLink = { page: string } | { title: string; url: string };

export interface DemoPicture {
  /** File name in the site's picture folder, without `.webp`. */
  file: string;
  alt: string;
}

export interface DemoCollection {
  urlId: string;
  title: string;
  navigationTitle?: string;
  description: string;
  pageSize: number;
}

export interface DemoPage {
  urlId: string;
  title: string;
  navigationTitle?: string;
  description?: string;
  isHomepage?: boolean;
  picture?: DemoPicture;
  /** Words of a home page, which shows products and posts of the site between them. */
  home?: DemoHome;
  /** HTML; `{picture:NAME}` becomes the address of a picture. */
  html?: string;
  pictures?: readonly DemoPicture[];
}

/** Each part that has words stands on the page. */
export interface DemoHome {
  /** Text of the button that leads to the shop. */
  button: string;
  products: { heading: string; moreLabel: string };
  /** What people hear of the list of categories. */
  categories: string;
  /** Text of the link below the starred post. */
  story?: string;
  journal?: { heading: string; moreLabel: string };
}

export interface DemoPost {
  urlId: string;
  title: string;
  excerpt: string;
  html: string;
  author: string;
  tags: readonly string[];
  categories: readonly string[];
  picture: DemoPicture;
  pictures?: readonly DemoPicture[];
  /** Days before the day of seeding. */
  daysAgo: number;
  isStarred?: boolean;
}

export interface DemoForm {
  name: string;
  fields: readonly {
    id: string;
    type: string;
    title: string;
    description?: string;
    placeholder?: string;
    required?: boolean;
    options?: string[];
    maxLength?: number;
  }[];
}

export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4 } as const;

export interface DemoProduct {
  slug: string;
  title: string;
  type?: keyof typeof productTypes;
  category?: string;
  tags?: readonly string[];
  isFeatured?: boolean;
  excerpt: string;
  /** HTML. */
  body: string;
  pictures: readonly DemoPicture[];
  /** Names of the options, in order. */
  options?: readonly string[];
  variants: readonly DemoVariant[];
  subscription?: { every: number; unit: 'WEEK' | 'MONTH'; cycles: number };
  buttonText?: string;
  /** Name of a form of the site. */
  form?: string;
  /** File under demo/files that the buyer downloads. */
  file?: string;
}

export interface DemoVariant {
  sku: string;
  price: number;
  salePrice?: number;
  /** Units, or `unlimited`. */
  stock: number | 'unlimited';
  grams?: number;
  /** Option name → value. */
  values?: Record<string, string>;
  /** File name of one of the product's pictures. */
  picture?: string;
}
