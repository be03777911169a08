/** Proofs that play with a whole app on an embedded database of its own. */
import type { TestApp } from '../../apps/server/testing/test-app.ts';

/** What came of one. */
interface Proved {
  readonly broken: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const mostTold = 20;

/**
 * Plays it, and prints `title` with the time that it took, what was done how often, and what is
 * broken. @returns the code to exit with
 */
export async function runProof(
  title: string,
  play: (app: TestApp) => Promise<Proved>,
): Promise<number> {
  const { createTestApp } = await import('../../apps/server/testing/test-app.ts');
  const { default: startTestCluster } =
    await import('../../apps/server/testing/start-test-cluster.ts');
  const stopCluster = await startTestCluster();
  const app = await createTestApp();
  const startedAt = performance.now();
  try {
    const { broken, counts } = await play(app);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${title}: ${seconds} s`);
    for (const [name, count] of Object.entries(counts)) {
      console.log(`${String(count).padStart(9)}  ${name}`);
    }
    for (const line of broken.slice(0, mostTold)) console.error(line);
    console.log(broken.length === 0 ? 'Nothing is broken.' : `${broken.length} broken.`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await app.close();
    await stopCluster();
  }
}
