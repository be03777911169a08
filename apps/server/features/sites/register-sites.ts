/** Gives every request its site. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isPagePath, localisePath } from '../settings/language-path.ts';
import { languageOf } from './request-language.ts';
import { sendNoSite } from './send-no-site.ts';
import type { Site } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request's host. Throws on routes with `config: { needsSite: false }`. */
    readonly site: Site;
    /** BCP 47: in which language its visitor reads; undefined where there is no site. */
    readonly visitorLocale: string | undefined;
  }
  interface FastifyContextConfig {
    /** False: the route belongs to the installation and not to a site. */
    needsSite?: boolean;
    /** False: staff or programs ask. */
    isForVisitors?: boolean;
  }
}

const sites = new WeakMap<FastifyRequest, Site>();

export function registerSites(server: FastifyInstance, ctx: AppContext): void {
  server.decorateRequest('site', {
    getter(this: FastifyRequest): Site {
      const site = sites.get(this);
      if (!site) throw new Error(`${this.method} ${this.routeOptions.url} has no site`);
      return site;
    },
  });
  server.decorateRequest('visitorLocale', {
    getter(this: FastifyRequest): string | undefined {
      return sites.get(this)?.locale;
    },
  });
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.needsSite === false) return;
    const site = await ctx.sites.find(request.host);
    if (!site) return sendNoSite(request, reply);
    const language = languageOf(request, site);
    sites.set(request, language ? await ctx.sites.inLanguage(site, language) : site);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    leadOn(request, reply);
    return payload;
  });
}

/** Who comes from a page in a language is led to pages in that language. */
function leadOn(request: FastifyRequest, reply: FastifyReply): void {
  const site = sites.get(request);
  const to = reply.getHeader('location');
  if (site?.language === undefined || typeof to !== 'string' || !isPagePath(site, to)) return;
  reply.header('location', localisePath(site.language, to));
}
