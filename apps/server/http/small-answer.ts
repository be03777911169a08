/** For calls that come often and mostly answer little: compressing costs more than it saves. */
import type {} from '@fastify/compress';

/** Options of such a route; from this many bytes on it is compressed all the same. */
export const smallAnswer = { compress: { threshold: 8192 } } as const;
