/** Sends the bytes of a file, with its progress. */
import { cookieNames, translateError } from '@sitewright/contract';

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
    request.onerror = () => resolve({ problem: sentence({}) });
    request.send(file);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Uploaded {
  const answer = parse(responseText);
  const id = answer['id'];
  if (status === 200 && typeof id === 'string') return { id };
  return { problem: sentence(answer) };
}

function sentence(answer: Readonly<Record<string, unknown>>): string {
  const { code, message } = answer;
  const failure = {
    kind: 'refused' as const,
    status: 0,
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : 'server_error',
    errors: {},
  };
  return translateError(failure, document.documentElement.lang) || failure.message;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readCrumb(): string {
  const found = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieNames.crumb}=`));
  return found?.slice(cookieNames.crumb.length + 1) ?? '';
}
