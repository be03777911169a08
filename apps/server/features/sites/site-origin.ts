import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

/**
 * Scheme and host that pages name themselves by: the primary domain of the site, else the public
 * address of the installation, else what the visitor typed.
 */
export function siteOrigin(request: FastifyRequest, config: Config): string {
  const { site } = request;
  const typed = typedOrigin(request);
  if (site.primaryHost !== undefined) {
    if (request.hostname.toLowerCase() === site.primaryHost) return typed;
    return `${config.isSecure ? 'https' : request.protocol}://${site.primaryHost}`;
  }
  if (site.isDefault && config.publicUrl !== undefined) return config.publicUrl;
  return typed;
}

/** What was typed: in lower case, without a port that the scheme has anyway. */
export function typedOrigin(request: FastifyRequest): string {
  const text = `${request.protocol}://${request.host}`;
  return URL.canParse(text) ? new URL(text).origin : `${request.protocol}://localhost`;
}
