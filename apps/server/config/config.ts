/** The settings of the process: read from the environment once, typed, never read again. */
import path from 'node:path';
import { z } from 'zod';
import { trustedProxiesSchema, type TrustedProxies } from './trusted-proxies.ts';

const port = z.coerce
  .number({ error: 'must be a number from 0 to 65535' })
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be 65535 or less');

const url = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  PAGE_CACHE_MIB: z.coerce.number().int().min(0, 'must be 0 or more').max(65_536).default(64),
  THEMES_DIR: z.string().default(path.join(import.meta.dirname, '../../../themes')),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10),
  POSTGRES_BIN_DIR: z.string().optional(),
  STATEMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(1, 'must be 1 or more').default(10),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: trustedProxiesSchema,
  RATE_LIMITS: z.enum(['on', 'remote', 'off']).default('on'),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().int().min(1, 'must be 1 or more').default(30),
  SITEWRIGHT_DEV: z.enum(['true', 'false']).default('false'),
  CHECK_ANSWERS: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  DEMO_SHOPS: z.enum(['on', 'off']).default('on'),
  SECRET_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_URL: url(['http:', 'https:']).optional(),
  PAYPAL_URL: url(['http:', 'https:']).optional(),
  PRIVATE_WEBHOOKS: z.enum(['refused', 'allowed']).default('refused'),
  CAPTCHA_URL: url(['http:', 'https:']).optional(),
  VIMEO_URL: url(['http:', 'https:']).optional(),
  CONNECTIONS_URL: url(['http:', 'https:']).optional(),
});

type Environment = z.infer<typeof environmentSchema>;

/** Names of all variables that are read. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Where files go when a bucket is set; without it they lie in `dataDir`. */
export interface S3Config {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the embedded database, uploads and caches. */
  dataDir: string;
  /** Mebibytes of finished pages to keep; 0 makes every page anew. */
  pageCacheMiB: number;
  /** Absolute folder that holds one folder per theme. */
  themesDir: string;
  /** Set: a PostgreSQL server. Unset: the embedded database in `dataDir`. */
  databaseUrl?: string;
  databasePoolSize: number;
  /** Milliseconds after which a statement of a request is cut off. */
  statementTimeout: number;
  /** Folder of the programs that run the embedded database; unset: the ones that are found. */
  postgresBinDir?: string;
  /** Origin that visitors use, without a slash at the end. Unset: what the request says. */
  publicUrl?: string;
  /** True when `publicUrl` is https: cookies are then `Secure`. */
  isSecure: boolean;
  /** Whose `X-Forwarded-…` headers count. */
  trustedProxies: TrustedProxies;
  /** `off` and `remote`, which leaves this machine out, are for measuring and for tests only. */
  rateLimits: Environment['RATE_LIMITS'];
  /** Milliseconds until a request must have arrived as a whole. */
  requestTimeout: number;
  /** True under `npm run dev`: theme files are watched, open pages reload. */
  isDev: boolean;
  /** True in tests: every answer of a call is held against the contract. */
  checksAnswers: boolean;
  logLevel: Environment['LOG_LEVEL'];
  /** Whether an installation without a site begins with the demo shops. */
  hasDemoShops: boolean;
  /** What the key for stored secrets is made of. Unset: a file in `dataDir`. */
  secretKey?: string;
  smtpUrl?: string;
  /** `Name <address>` of every mail that the site itself does not name. */
  mailFrom?: string;
  s3?: S3Config;
  /** Origin of something that stands in for Stripe; for tests only. */
  stripeUrl?: string;
  /** The same for PayPal. */
  paypalUrl?: string;
  /** Whether news of a shop may go to plain http and to addresses of the server's own networks. */
  privateWebhooks: Environment['PRIVATE_WEBHOOKS'];
  /** Address that captcha tokens are asked about; for tests only. */
  captchaUrl?: string;
  /** Origin that is asked about accounts of videos in place of Vimeo; for tests only. */
  vimeoUrl?: string;
  /** Origin of something that stands in for providers of lists and spreadsheets; for tests only. */
  connectionsUrl?: string;
}

/** A setting has a wrong value. The message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings.
 * @throws ConfigError naming the variable, what is wrong and the value (secrets left out).
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(describe(parsed.error.issues, given));
  return toConfig(parsed.data);
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    pageCacheMiB: env.PAGE_CACHE_MIB,
    themesDir: path.resolve(env.THEMES_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    statementTimeout: env.STATEMENT_TIMEOUT_SECONDS * 1_000,
    postgresBinDir: env.POSTGRES_BIN_DIR,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    isSecure: env.PUBLIC_URL !== undefined && protocolOf(env.PUBLIC_URL) === 'https:',
    trustedProxies: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    requestTimeout: env.REQUEST_TIMEOUT_SECONDS * 1_000,
    isDev: env.SITEWRIGHT_DEV === 'true',
    checksAnswers: env.CHECK_ANSWERS === 'true',
    logLevel: env.LOG_LEVEL,
    hasDemoShops: env.DEMO_SHOPS === 'on',
    secretKey: env.SECRET_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: s3Config(env),
    stripeUrl: env.STRIPE_URL?.replace(/\/+$/, ''),
    paypalUrl: env.PAYPAL_URL?.replace(/\/+$/, ''),
    privateWebhooks: env.PRIVATE_WEBHOOKS,
    captchaUrl: env.CAPTCHA_URL,
    vimeoUrl: env.VIMEO_URL,
    connectionsUrl: env.CONNECTIONS_URL?.replace(/\/+$/, ''),
  };
}

function s3Config(env: Environment): S3Config | undefined {
  if (!env.S3_BUCKET) return undefined;
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

const secretNames = /KEY|SECRET|URL/;

function describe(issues: z.core.$ZodIssue[], given: Record<string, string | undefined>): string {
  const name = String(issues[0]?.path[0] ?? 'A setting');
  const shown = secretNames.test(name) ? '' : `, not "${given[name]}"`;
  return `${name} ${issues[0]?.message ?? 'is wrong'}${shown}.`;
}
