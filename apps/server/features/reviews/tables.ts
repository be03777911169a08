/** What buyers think of products. */
import type { ReviewSource } from '@sitewright/commerce';
import type { ReviewState } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface ReviewTables {
  product_reviews: ProductReviewsTable;
}

/** One of a product by an order, or by an account that did not buy it; or of another shop. */
interface ProductReviewsTable {
  site_id: string;
  id: string;
  product_id: string;
  order_id: string | null;
  account_id: string | null;
  /** Of whoever wrote it, in small letters; empty: not known. */
  email_key: Generated<string>;
  /** As everybody sees it. */
  author_name: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Plain text, as the next. */
  title: Generated<string>;
  body: Generated<string>;
  state: ReviewState;
  source: ReviewSource;
  /** Whoever wrote it bought the product here. */
  is_verified: Generated<boolean>;
  /** What another shop calls it. */
  external_id: string | null;
  /** What the shop answers; empty: nothing. */
  reply: Generated<string>;
  replied_at: Instant | null;
  created_at: Instant;
  /** When its writer changed it last. */
  updated_at: Instant;
}
