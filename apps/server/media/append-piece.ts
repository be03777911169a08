import { open } from 'node:fs/promises';

/**
 * Puts a piece of an upload behind those that are there; the first one begins anew, and one that came
 * before is written once more. Answers how many bytes there are now; undefined where one before it is
 * missing.
 */
export async function appendPiece(
  path: string,
  { at, bytes }: { readonly at: number; readonly bytes: Buffer },
): Promise<number | undefined> {
  const file = await open(path, at === 0 ? 'w' : 'a+', 0o600);
  try {
    const { size } = await file.stat();
    if (size < at) return undefined;
    await file.truncate(at);
    await file.appendFile(bytes);
    return at + bytes.length;
  } finally {
    await file.close();
  }
}
