/** Sends a file piece by piece, so that a slow line has time for each. */
import { readCrumb } from './read-crumb.ts';
import { readFields, sentenceOf } from './read-refusal.ts';

interface Sending {
  readonly file: File;
  readonly pieceBytes: number;
  /** Where a piece goes, by the bytes before it; `upload` names all of them. */
  readonly addressOf: (piece: { upload: string; at: number; isLast: boolean }) => string;
  readonly onProgress: (percent: number) => void;
}

const triesOfAPiece = 3;

/** The name of the upload when all of it is there; else why not, as a sentence. */
export async function sendPieces({
  file,
  pieceBytes,
  addressOf,
  onProgress,
}: Sending): Promise<{ readonly upload: string } | { readonly problem: string }> {
  const upload = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  for (let at = 0; at === 0 || at < file.size; at += pieceBytes) {
    const end = Math.min(at + pieceBytes, file.size);
    const address = addressOf({ upload, at, isLast: end >= file.size });
    const problem = await sendPiece(address, file.slice(at, end));
    if (problem !== undefined) return { problem };
    onProgress(Math.floor((100 * end) / Math.max(file.size, 1)));
  }
  return { upload };
}

/** A line that breaks is tried again: the server writes the same piece to the same place. */
async function sendPiece(address: string, piece: Blob): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'x-csrf-token': readCrumb() },
        body: piece,
      });
      return answer.ok ? undefined : sentenceOf(readFields(await answer.text()));
    } catch {
      if (tries >= triesOfAPiece) return sentenceOf({});
    }
  }
}
