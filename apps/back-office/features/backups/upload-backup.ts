/** Sends a backup piece by piece, so that a slow line has time for each. */
import { backupUploadLimits } from '@sitewright/contract';
import { readCrumb } from '../../data/read-crumb.ts';
import { readFields, sentenceOf } from '../../data/read-refusal.ts';

interface Upload {
  readonly identifier: string;
  readonly file: File;
  readonly onProgress: (percent: number) => void;
}

const triesOfAPiece = 3;
const { pieceBytes } = backupUploadLimits;

/** Undefined when all of it is there; else why not, as a sentence. */
export async function uploadBackup({
  identifier,
  file,
  onProgress,
}: Upload): Promise<string | undefined> {
  const upload = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  for (let at = 0; at === 0 || at < file.size; at += pieceBytes) {
    const end = Math.min(at + pieceBytes, file.size);
    const query = new URLSearchParams({
      upload,
      at: String(at),
      isLast: String(end >= file.size),
      name: file.name,
    });
    const address = `/api/sites/${identifier}/backups/pieces?${query.toString()}`;
    const problem = await sendPiece(address, file.slice(at, end));
    if (problem !== undefined) return problem;
    onProgress(Math.floor((100 * end) / Math.max(file.size, 1)));
  }
  return undefined;
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
