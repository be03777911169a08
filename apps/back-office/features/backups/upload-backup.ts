import { backupUploadLimits } from '@sitewright/contract';
import { sendPieces } from '../../data/send-pieces.ts';

interface Upload {
  readonly identifier: string;
  readonly file: File;
  readonly onProgress: (percent: number) => void;
}

/** Undefined when all of it is there; else why not, as a sentence. */
export async function uploadBackup({
  identifier,
  file,
  onProgress,
}: Upload): Promise<string | undefined> {
  const sent = await sendPieces({
    file,
    pieceBytes: backupUploadLimits.pieceBytes,
    addressOf: ({ upload, at, isLast }) => {
      const query = new URLSearchParams({
        upload,
        at: String(at),
        isLast: String(isLast),
        name: file.name,
      });
      return `/api/sites/${identifier}/backups/pieces?${query.toString()}`;
    },
    onProgress,
  });
  return 'problem' in sent ? sent.problem : undefined;
}
