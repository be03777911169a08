/**
 * The key that secrets are stored with: `SECRET_KEY`, else the file `secret.key` of the data
 * folder, made when it is first needed. All processes of an installation need the same; the
 * database keeps its fingerprint, so that a wrong one is noticed before anything is written.
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { ReadDatabase, Transact } from '../../db/database.ts';
import { syncFolder } from '../../db/sync-folder.ts';
import { findInstallationSetting, keepInstallationSetting } from './installation-settings.ts';
import { SecretBox } from './secret-box.ts';

const fileName = 'secret.key';
const fingerprintName = 'secret-key-fingerprint';
const keyBytes = 32;

/** The key of this process is not that of the installation. One line for the operator. */
export class SecretKeyError extends Error {
  override name = 'SecretKeyError';
}

interface KeyPlace {
  config: Pick<Config, 'dataDir' | 'secretKey'>;
  db: ReadDatabase;
  transact: Transact;
}

/** Answers the box of the installation; opened once, when it is first asked for. */
export function createSecretStore(place: KeyPlace): () => Promise<SecretBox> {
  let opening: Promise<SecretBox> | undefined;
  return () => {
    opening ??= openBox(place).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

async function openBox({ config, db, transact }: KeyPlace): Promise<SecretBox> {
  const known = await findInstallationSetting(db, fingerprintName);
  const key = keyFromText(config.secretKey) ?? readKeyFile(config.dataDir);
  if (known !== undefined && !key) throw wrongKey();
  const used = key ?? (await makeKeyFile(config.dataDir));
  const fingerprint = createHash('sha256').update('fingerprint').update(used).digest('hex');
  if (known === undefined) {
    await transact((trx) => keepInstallationSetting(trx, fingerprintName, fingerprint));
  }
  if ((known ?? (await findInstallationSetting(db, fingerprintName))) !== fingerprint)
    throw wrongKey();
  return new SecretBox(used);
}

function wrongKey(): SecretKeyError {
  return new SecretKeyError(
    `The secrets of this installation were stored with another key. Set SECRET_KEY to the one that they were stored with, or put that ${fileName} into DATA_DIR; every process needs the same.`,
  );
}

/** Any long text makes a key. */
function keyFromText(text: string | undefined): Buffer | undefined {
  return text === undefined ? undefined : createHash('sha256').update(text).digest();
}

function readKeyFile(dataDir: string): Buffer | undefined {
  const file = path.join(dataDir, fileName);
  if (!fs.existsSync(file)) return undefined;
  const key = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length === keyBytes) return key;
  throw new SecretKeyError(`${file} is damaged. Put back the one of your backup.`);
}

/**
 * Whole or not at all, also when two processes make it at once. Its name is on the disk before the
 * database keeps its fingerprint: a shop with the one and without the other would not start.
 */
async function makeKeyFile(dataDir: string): Promise<Buffer> {
  const unfinished = path.join(dataDir, `${fileName}.${process.pid}`);
  fs.mkdirSync(dataDir, { recursive: true });
  const text = `${randomBytes(keyBytes).toString('base64')}\n`;
  fs.writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  try {
    fs.linkSync(unfinished, path.join(dataDir, fileName));
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
  await syncFolder(dataDir);
  return readKeyFile(dataDir)!;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
