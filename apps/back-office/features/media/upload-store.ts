/**
 * Uploads of this tab: bytes go by the tus protocol, in pieces that a broken line does not lose, and
 * become files of the site. They go on while other screens are open. FILE-06, FILE-07
 */
import type {
  CallAnswer,
  CallFailure,
  CallResult,
  ProductFile,
  SiteFile,
} from '@sitewright/contract';
import type { Upload as TusUpload } from 'tus-js-client';
import { call } from '../../data/client.ts';
import { readCrumb } from '../../data/read-crumb.ts';
import { readFields, sentenceOf } from '../../data/read-refusal.ts';

/** Why an upload ended without a file. */
export type UploadProblem =
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind:
        | 'upload-incomplete'
        | 'error-uploading'
        | 'processing-failed'
        | 'processing-incomplete'
        | 'no-response'
        | 'cancelled';
    };

/** One upload as its line shows it. */
export interface UploadLine {
  readonly key: number;
  readonly identifier: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'paused' | 'processing' | 'done' | 'ended';
  readonly percent: number;
  readonly problem?: UploadProblem;
  readonly file?: SiteFile;
  /** Of an upload for buyers. */
  readonly productFile?: ProductFile;
  /** Of a font. */
  readonly font?: CallAnswer<'POST /api/sites/:identifier/fonts'>['font'];
}

/** What becomes of an upload. */
export interface UploadPurpose {
  /** `image`: anything else is refused. */
  readonly accepts?: 'any' | 'image';
  /** Where the file is put; null: in no folder. */
  readonly folderId?: string | null;
  /** The file that it replaces. */
  readonly replaces?: string;
  /** It becomes a file that buyers download, and none of the site's own. */
  readonly isForBuyers?: boolean;
  /** It becomes a font of the site, and no file of the owner's. */
  readonly isFont?: boolean;
}

interface Task extends UploadPurpose {
  readonly source: File;
  tus?: TusUpload;
  /** Where its bytes lie once all are there: what is made of them can be tried again alone. */
  wholeUrl?: string;
}

const atOnce = 2;
const pieceBytes = 8 * 1024 * 1024;
const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

let lines: readonly UploadLine[] = [];
let lastKey = 0;
const tasks = new Map<number, Task>();
const listeners = new Set<() => void>();

/** The uploads of this tab, the latest last. */
export function readUploads(): readonly UploadLine[] {
  return lines;
}

/** Tells when {@link readUploads} answers something else. */
export function watchUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins uploads, a few at a time; answers their keys. */
export function addUploads(
  identifier: string,
  files: readonly File[],
  purpose: UploadPurpose = {},
): number[] {
  const keys = files.map((source) => {
    lastKey += 1;
    tasks.set(lastKey, { source, ...purpose });
    return lastKey;
  });
  const added = keys.map((key, at): UploadLine => {
    const name = files[at]?.name ?? '';
    return { key, identifier, name, state: 'waiting', percent: 0 };
  });
  show([...lines, ...added]);
  startNext();
  return keys;
}

/** Gives one up; what came of it is forgotten on the server too. */
export function cancelUpload(key: number): void {
  cancelUploads([key]);
}

/** Gives up those of them that are not over. */
export function cancelUploads(keys: readonly number[]): void {
  const given = new Set(keys);
  const isGivenUp = ({ key, state }: UploadLine) => given.has(key) && !isOver(state);
  for (const { key } of lines.filter(isGivenUp)) {
    const task = tasks.get(key);
    tasks.delete(key);
    void task?.tus?.abort(true).catch(() => undefined);
  }
  const problem = { kind: 'cancelled' } as const;
  show(lines.map((line) => (isGivenUp(line) ? { ...line, state: 'ended', problem } : line)));
  startNext();
}

/** Tries one again; what the server has of it is not sent twice. */
export function retryUpload(key: number): void {
  change(key, { state: 'waiting', percent: 0 });
  startNext();
}

/** Takes those off the list that are over. */
export function clearUploads(): void {
  for (const { key, state } of lines) if (isOver(state)) tasks.delete(key);
  show(lines.filter(({ state }) => !isOver(state)));
}

/** True while something is on its way. */
export function isUploading(): boolean {
  return lines.some(({ state }) => !isOver(state));
}

const isOver = (state: UploadLine['state']) => state === 'done' || state === 'ended';

function show(next: readonly UploadLine[]): void {
  lines = next;
  for (const listener of listeners) listener();
}

function change(key: number, parts: Partial<UploadLine>): void {
  show(
    lines.map((line) => {
      if (line.key !== key) return line;
      const { problem: _ended, ...rest } = line;
      return { ...rest, ...parts };
    }),
  );
}

function startNext(): void {
  const busy = lines.filter(({ state }) => state !== 'waiting' && !isOver(state));
  const next = lines.filter(({ state }) => state === 'waiting').slice(0, atOnce - busy.length);
  for (const line of next) void send(line);
}

async function send({ key, identifier }: UploadLine): Promise<void> {
  const task = tasks.get(key);
  if (!task) return;
  if (task.wholeUrl !== undefined) return finish({ key, identifier }, task.wholeUrl);
  change(key, { state: 'sending' });
  const { Upload } = await import('tus-js-client');
  if (!tasks.has(key)) return;
  const { source } = task;
  const upload = new Upload(source, {
    endpoint: `/api/sites/${encodeURIComponent(identifier)}/uploads`,
    metadata: { filename: source.name, filetype: source.type },
    chunkSize: pieceBytes,
    retryDelays: retryDelaysMs,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => request.setHeader('x-csrf-token', readCrumb()),
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      // A refusal stays one; a broken line or a server that restarts does not.
      const isPassing = status === 0 || status >= 500 || status === 409 || status === 423;
      if (isPassing) change(key, { state: 'paused' });
      return isPassing;
    },
    onProgress: (sent, total) =>
      change(key, { state: 'sending', percent: Math.floor((100 * sent) / Math.max(total, 1)) }),
    onError: (error) => {
      const response = 'originalResponse' in error ? error.originalResponse : null;
      const answer = readFields(response?.getBody() ?? '');
      const isRefused = typeof answer['code'] === 'string' && answer['code'] !== 'server_error';
      const problem: UploadProblem = isRefused
        ? { kind: 'refused', message: sentenceOf(answer) }
        : { kind: upload.url ? 'upload-incomplete' : 'error-uploading' };
      end(key, problem);
    },
    onSuccess: () => void finish({ key, identifier }, upload.url ?? ''),
  });
  task.tus = upload;
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  if (tasks.has(key)) upload.start();
}

async function finish(
  { key, identifier }: Pick<UploadLine, 'key' | 'identifier'>,
  url: string,
): Promise<void> {
  const task = tasks.get(key);
  if (!task) return;
  task.wholeUrl = url;
  change(key, { state: 'processing', percent: 100 });
  const uploadId = url.split('/').at(-1) ?? '';
  const result = await take(identifier, task, uploadId);
  if (!tasks.has(key)) return;
  if (!result.ok) {
    const problem = problemOf(result.failure);
    if (problem.kind === 'upload-incomplete') delete task.wholeUrl;
    end(key, problem);
  } else if (!result.answer.file && !result.answer.productFile && !result.answer.font) {
    end(key, { kind: 'no-response' });
  } else {
    change(key, { state: 'done', ...result.answer });
    startNext();
  }
}

/** Makes a file of what was sent, or another one of the file that it replaces. */
async function take(
  identifier: string,
  { accepts = 'any', folderId = null, replaces, isForBuyers = false, isFont = false }: Task,
  uploadId: string,
): Promise<CallResult<Pick<UploadLine, 'file' | 'productFile' | 'font'>>> {
  if (isForBuyers) {
    const input = { params: { identifier }, body: { uploadId } };
    const kept = await call('POST /api/sites/:identifier/product-files', input);
    return kept.ok ? { ok: true, answer: { productFile: kept.answer.file } } : kept;
  }
  if (isFont) {
    const input = { params: { identifier }, body: { uploadId } };
    return call('POST /api/sites/:identifier/fonts', input);
  }
  if (replaces !== undefined) {
    return call('POST /api/sites/:identifier/files/:id/replacements', {
      params: { identifier, id: replaces },
      body: { uploadId },
    });
  }
  return call('POST /api/sites/:identifier/files', {
    params: { identifier },
    body: { uploadId, accepts, folderId },
  });
}

function problemOf({ kind, status, code, message }: CallFailure): UploadProblem {
  if (code === 'upload_incomplete') return { kind: 'upload-incomplete' };
  if (kind === 'offline') return { kind: 'processing-incomplete' };
  if (status >= 500) return { kind: 'processing-failed' };
  return { kind: 'refused', message };
}

function end(key: number, problem: UploadProblem): void {
  if (!tasks.has(key)) return;
  change(key, { state: 'ended', problem });
  startNext();
}
