/** One throwaway embedded database for a whole run of the tests; vitest calls this at its start. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../db/embedded/open-embedded.ts';

/** Answers how to end it. */
export default async function startTestCluster(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-cluster-'));
  // As root it runs as another user, who must be able to come through.
  fs.chmodSync(dataDir, 0o711);
  const postmaster = await startEmbedded({ dataDir, isVolatile: true });
  process.env['TEST_EMBEDDED_DIR'] = dataDir;
  return async () => {
    await postmaster.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
