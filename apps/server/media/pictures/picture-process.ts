/** The process that makes pictures: works for its parent and ends with it. */
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';
import { pictureWorks } from './picture-work.ts';

const works = new Map<string, (input: never) => Promise<unknown>>(Object.entries(pictureWorks));

process.on('message', (request: PictureRequest) => void work(request));
process.on('disconnect', () => process.exit(0));
// Whoever stops the server by the keyboard stops its pictures through it.
process.on('SIGINT', () => {});

async function work({ id, name, input }: PictureRequest): Promise<void> {
  try {
    const run = works.get(name);
    if (run === undefined) throw new Error(`There is no work ${name}`);
    answer({ id, output: await run(input as never) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

function answer(message: PictureAnswer): void {
  process.send?.(message);
}
