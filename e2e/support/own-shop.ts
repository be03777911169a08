/** An installation of a journey's own: it begins with nothing, or changes what others stand on. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopOfWorker } from './shops.ts';

export interface OwnShop {
  /** Its first, one-time link, from what it printed. */
  ownerLink: string;
  /** Gives the digital product of that title a file, beside the running server. */
  giveFile(site: string, title: string, file: { name: string; text: string }): void;
  /** Changes settings of a site, beside the running server. */
  set(site: string, values: Readonly<Record<string, unknown>>): void;
  /** Makes the site of an example theme, under the name of that. */
  addExampleSite(theme: string): void;
  /** Ends it; its folder goes. */
  stop(): Promise<void>;
}

/**
 * Starts it on the worker's port for it, on a folder of its own. `hasDemoShops`: with the demo
 * shops, else without a site. `smtpUrl`: where its mails go; without it they stay in the outbox.
 * `themesDir`: where its themes are, instead of those of the house. `stripeUrl`: a double of Stripe
 * instead of the worker's. `asksInside`: it may ask addresses of this machine.
 */
export async function startOwnShop({
  hasDemoShops = false,
  smtpUrl = '',
  themesDir = '',
  asksInside = false,
  stripeUrl = '',
} = {}): Promise<OwnShop> {
  const { ownPort, stripePort } = shopOfWorker;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-empty-'));
  const env = {
    PORT: String(ownPort),
    DATA_DIR: dataDir,
    DEMO_SHOPS: hasDemoShops ? 'on' : 'off',
    DATABASE_URL: '',
    SMTP_URL: '',
    // Mails that leave lead to an address that somebody told.
    ...(smtpUrl && { SMTP_URL: smtpUrl, PUBLIC_URL: `http://localhost:${ownPort}` }),
    RATE_LIMITS: 'off',
    ...(themesDir && { THEMES_DIR: themesDir }),
    ...(asksInside && { PRIVATE_WEBHOOKS: 'allowed' }),
    STRIPE_URL: stripeUrl || `http://localhost:${stripePort}`,
  };
  const server = spawn('node', ['apps/server/main.ts'], { env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let printed = '';
  const ownerLink = await new Promise<string>((resolve, reject) => {
    const read = (part: unknown) => {
      printed += String(part);
      // The link ends where a line does: half of one has come when it does not.
      const link = /https?:\/\/\S+\/config\/sign-in\S*(?=\s)/.exec(printed)?.[0];
      if (link) resolve(link);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', (part) => {
      printed += String(part);
    });
    void ended.then(() => reject(new Error(`The server ended: ${printed}`)));
  });
  return {
    ownerLink,
    giveFile(site, title, { name, text }) {
      const args = ['apps/server/testing/give-file.ts', site, title, name, text];
      execFileSync('node', args, { env: { ...process.env, ...env } });
    },
    set(site, values) {
      for (const [name, value] of Object.entries(values)) {
        const args = ['scripts/set.ts', site, name, String(value)];
        execFileSync('node', args, { env: { ...process.env, ...env } });
      }
    },
    addExampleSite(theme) {
      const script = 'apps/server/testing/example-sites/give-example-site.ts';
      execFileSync('node', [script, theme], { env: { ...process.env, ...env } });
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
