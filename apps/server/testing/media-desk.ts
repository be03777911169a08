/** The library of files as somebody of the staff uses it, over the network. */
import type { AddressInfo } from 'node:net';
import type { SiteFile } from '@sitewright/contract';
import sharp from 'sharp';
import type { TestApp } from './test-app.ts';
import type { StaffCookies } from './test-staff.ts';

const crumb = 'c'.repeat(43);

/** What every request of the protocol of uploads says. */
export const tusHeaders = { 'tus-resumable': '1.0.0' };

interface Beginning {
  readonly size: number;
  readonly type?: string;
  /** Identifier of the site; that of the desk unless told. */
  readonly site?: string;
}

/** The calls about files of a site, by a server that listens. */
export async function openMediaDesk(
  app: TestApp,
  { site: ownSite, staff }: { site: string; staff: StaffCookies },
) {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const base = `/api/sites/${ownSite}`;

  /** Any request of staff. */
  const ask = (method: string, path: string, more: RequestInit = {}, who = staff) =>
    fetch(new URL(path, origin), {
      method,
      ...more,
      headers: {
        cookie: `staff_session=${who.staff_session}; crumb=${crumb}`,
        'x-csrf-token': crumb,
        ...(more.headers as Record<string, string>),
      },
    });

  /** A call below the address of the site. */
  const callSite = async (method: string, path: string, body?: object, who = staff) => {
    const json = body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const answer = await ask(method, base + path, json, who);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  /** A call about files. */
  const call = (method: string, path: string, body?: object, who = staff) =>
    callSite(method, `/files${path}`, body, who);

  /** Begins an upload. */
  const begin = (
    name: string,
    { size, type = 'text/plain', site = ownSite }: Beginning,
    who = staff,
  ) => {
    const text = (value: string) => Buffer.from(value).toString('base64');
    const headers = {
      ...tusHeaders,
      'upload-length': String(size),
      'upload-metadata': `filename ${text(name)},filetype ${text(type)}`,
    };
    return ask('POST', `/api/sites/${site}/uploads`, { headers }, who);
  };

  /** Sends a piece of an upload. */
  const send = (path: string, offset: number, bytes: Uint8Array<ArrayBuffer>, who = staff) => {
    const headers = {
      ...tusHeaders,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    };
    return ask('PATCH', path, { body: bytes, headers }, who);
  };

  /** Uploads whole bytes; the id of the upload. */
  const upload = async (name: string, given: Uint8Array, type?: string) => {
    const bytes = new Uint8Array(given);
    const begun = await begin(name, { size: bytes.length, ...(type !== undefined && { type }) });
    const path = uploadPath(begun);
    const { status } = await send(path, 0, bytes);
    if (status !== 204) throw new Error(`The upload was answered ${status}`);
    return uploadIdIn(path);
  };

  /** Uploads a file and takes it into the library. */
  const add = async (name: string, bytes: Uint8Array, type?: string) => {
    const { body } = await call('POST', '', { uploadId: await upload(name, bytes, type) });
    return body['file'] as SiteFile;
  };

  /** A page of the list. */
  const list = async (query = '', who = staff) =>
    (await call('GET', query, undefined, who)).body as unknown as {
      files: SiteFile[];
      after?: string;
    };

  return { origin, ask, call, callSite, begin, send, upload, add, list };
}

/** {@link openMediaDesk} */
export type MediaDesk = Awaited<ReturnType<typeof openMediaDesk>>;

/** Where an upload goes on. */
export function uploadPath(answer: Response): string {
  return answer.headers.get('location') ?? '';
}

/** The id at the end of the path of an upload. */
export function uploadIdIn(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** A plain picture of 30 by 20 pixels. */
export function makePicture(red: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  return sharp({
    create: { width: 30, height: 20, channels: 3, background: { r: red, g: 9, b: 9 } },
  })
    .toFormat(format)
    .toBuffer();
}
