/** Sends the bytes of a file, with its progress. */
import { readCrumb } from '../../data/read-crumb.ts';
import { readFields, sentenceOf } from '../../data/read-refusal.ts';

interface Upload {
  readonly identifier: string;
  readonly file: File;
  readonly onProgress: (percent: number) => void;
}

/** The id of the import; or why it was refused, as a sentence. */
export type Uploaded = { readonly id: string } | { readonly problem: string };

/** `fetch` tells no progress of what it sends. */
export function uploadImport({ identifier, file, onProgress }: Upload): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const name = encodeURIComponent(file.name);
    request.open('POST', `/api/sites/${identifier}/imports/file?name=${name}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-csrf-token', readCrumb());
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () => resolve({ problem: sentenceOf({}) });
    request.send(file);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Uploaded {
  const answer = readFields(responseText);
  const id = answer['id'];
  if (status === 200 && typeof id === 'string') return { id };
  return { problem: sentenceOf(answer) };
}
