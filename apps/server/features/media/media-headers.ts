import type { FastifyReply } from 'fastify';

/** Files of owners never act as a page, wherever they are opened. */
const mediaCsp = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`;

/** A better picture is on its way. */
export const forNow = 'public, max-age=300';

/** Kept by the browser of who asked, and by nobody in between. */
export const forOne = 'private, max-age=300';

/** Headers of every uploaded file. Pictures may stand on other pages: in mails, in feeds. */
export function mediaHeaders(
  reply: FastifyReply,
  contentType: string,
  cacheControl: string,
): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('cache-control', cacheControl)
    .header('content-security-policy', mediaCsp)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
}

const inlineTypes = /^(?:image|audio|video)\/|^application\/pdf$|^text\/plain$|^font\//;

/** Whether the browser may show it; everything else is downloaded. */
export function contentDisposition(contentType: string, filename: string): string {
  const kind = inlineTypes.test(contentType) ? 'inline' : 'attachment';
  return `${kind}; filename*=UTF-8''${encodeURIComponent(filename)}`;
}
