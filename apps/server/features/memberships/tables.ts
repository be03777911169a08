/** Memberships, the links that let members in, and their sessions. */
import type { SubscriptionPlan } from '@sitewright/commerce';
import type { Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface MembershipTables {
  membership_plans: MembershipPlansTable;
  memberships: MembershipsTable;
  membership_claims: MembershipClaimsTable;
  member_links: MemberLinksTable;
  member_sessions: MemberSessionsTable;
}

interface MembershipPlansTable {
  site_id: string;
  id: string;
  title: string;
  cover_text: Generated<string>;
  /** Minor units of the site's currency; 0: free. */
  price_cents: number;
  /** Null: it is paid once. */
  billing_period: Json<SubscriptionPlan['billingPeriod'] | null> | null;
  /** What it opens. */
  collection_ids: string[];
  /** False: nobody joins any more; members stay. */
  is_open: Generated<boolean>;
  created_at: Instant;
}

/** The key on plan and email makes somebody a member of a plan once. */
interface MembershipsTable {
  site_id: string;
  id: string;
  plan_id: string;
  email: string;
  /** In small letters. */
  email_key: string;
  /** The order that it began with; null: free, or given by staff. */
  order_id: string | null;
  /** The newest order that paid for it. */
  last_order_id: string | null;
  /** What pays for it again and again. */
  subscription_id: string | null;
  /** Null: it has no end. */
  paid_until: Instant | null;
  started_at: Instant;
  ended_at: Instant | null;
  end_reason: Generated<string>;
}

/** Paid with the email of somebody who belongs already; see claim-membership.ts. */
interface MembershipClaimsTable {
  site_id: string;
  /** The order that it began with. */
  order_id: string;
  plan_id: string;
  email: string;
  /** In small letters. */
  email_key: string;
  last_order_id: string;
  subscription_id: string | null;
  paid_until: Instant | null;
}

/** Mailed, good once. */
interface MemberLinksTable {
  site_id: string;
  token_hash: string;
  email: string;
  /** The free plan that opening it joins; null: it lets a member in. */
  joins_plan_id: string | null;
  next_path: string;
  expires_at: Instant;
}

/** Of a browser that opened a mailed link. */
interface MemberSessionsTable {
  site_id: string;
  token_hash: string;
  email_key: string;
  expires_at: Instant;
}
