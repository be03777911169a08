/** PostgreSQL for the proof: a server that is named, or the embedded one, started for it alone. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { embeddedConnection } from '../../apps/server/db/embedded/embedded-connection.ts';
import { startEmbedded } from '../../apps/server/db/embedded/open-embedded.ts';

export interface ProofDatabase {
  /** What the shops of all runs are copied from. */
  readonly shopName: string;
  connectionTo(name: string): pg.ClientConfig;
  /** A database of its own with the shop in it. @returns its name */
  copyShop(): Promise<string>;
  drop(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @param url of a server whose user may make databases; unset: the embedded one in `dataDir` */
export async function openProofDatabase(
  url: string | undefined,
  dataDir: string,
): Promise<ProofDatabase> {
  const stop = url ? undefined : await startVolatile(dataDir);
  const prefix = `sitewright_proof_${process.pid}`;
  const shopName = `${prefix}_shop`;
  const connectionTo = (name?: string): pg.ClientConfig => {
    if (!url) return { ...embeddedConnection(dataDir), ...(name && { database: name }) };
    const named = new URL(url);
    if (name) named.pathname = `/${name}`;
    return { connectionString: named.href };
  };
  const asAdmin = async (statement: string): Promise<void> => {
    const admin = new pg.Client(connectionTo());
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  const drop = (name: string) => asAdmin(`drop database if exists ${name} with (force)`);
  let copies = 0;
  await asAdmin(`create database ${shopName}`);
  return {
    shopName,
    connectionTo,
    async copyShop() {
      copies += 1;
      const name = `${prefix}_${copies}`;
      await asAdmin(`create database ${name} template ${shopName}`);
      return name;
    },
    drop,
    async close() {
      await drop(shopName);
      await stop?.();
    },
  };
}

async function startVolatile(dataDir: string): Promise<() => Promise<void>> {
  fs.mkdirSync(dataDir, { recursive: true });
  // As root it runs as another user, who must be able to come through.
  fs.chmodSync(path.dirname(dataDir), 0o711);
  fs.chmodSync(dataDir, 0o711);
  const postmaster = await startEmbedded({ dataDir, isVolatile: true });
  return () => postmaster.stop();
}
