/** Settings of sites by group; their secrets and the log of changes in tables of their own. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table site_secrets (
    site_id text not null references sites (site_id) on delete cascade,
    name text not null,
    sealed text not null,
    updated_at timestamptz not null,
    primary key (site_id, name)
  )`,
  `create table activity_log (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    happened_at timestamptz not null,
    account_id text,
    actor_name text not null,
    action text not null,
    subject text not null,
    before jsonb not null default '{}',
    after jsonb not null default '{}',
    sealed_before text,
    primary key (site_id, id)
  )`,
  `create index activity_log_subject on activity_log (site_id, subject, id desc)`,
];

type Values = Record<string, unknown>;

/** Names at the top of the old settings, by their group. */
const business = [
  'country',
  'state',
  'contactEmail',
  'contactPhoneNumber',
  'location',
  'businessHours',
];
const social = [
  'shareButtonOptions',
  'socialAccounts',
  'simpleLikingEnabled',
  'commentsEnabled',
  'disqusShortname',
];
const branding = ['logoImageId', 'socialLogoImageId', 'faviconImageId'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ site_id: string; settings: Values }>`
    select site_id, settings from sites where settings <> '{}'`.execute(db);
  for (const { site_id: siteId, settings } of rows) {
    const grouped = JSON.stringify(groupSettings(settings));
    await sql`update sites set settings = ${grouped}::jsonb where site_id = ${siteId}`.execute(db);
  }
}

/** What has no group is kept under `unassigned`, which nobody reads. */
export function groupSettings(settings: Values): Values {
  const { storeSettings, payments, captchaSettings, googleSiteVerification, ...rest } = settings;
  const { merchandisingSettings, contactEmail, ...store } = asValues(storeSettings);
  const groups: Record<string, Values> = {
    store,
    merchandising: asValues(merchandisingSettings),
    payments: groupPayments(asValues(payments)),
    captcha: asValues(captchaSettings),
    business: { ...(contactEmail ? { contactEmail } : {}), ...pick(rest, business) },
    social: pick(rest, social),
    branding: pick(rest, branding),
    searchEngines: googleSiteVerification ? { googleSiteVerification } : {},
    unassigned: without(rest, [...business, ...social, ...branding]),
  };
  return Object.fromEntries(
    Object.entries(groups).filter(([, values]) => Object.keys(values).length > 0),
  );
}

/** The test provider was on unless a site said otherwise; it stays where nothing else is offered. */
function groupPayments(payments: Values): Values {
  return { ...payments, test: (payments.test ?? payments.manual !== true) === true };
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
