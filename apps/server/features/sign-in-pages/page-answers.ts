/** How the plain pages answer what was posted. */
import { ApiError } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formText } from '../../http/form-text.ts';
import { readOwnPath } from '../../http/read-own-path.ts';
import { signInErrors, type SpokenLanguage } from './sign-in-texts.ts';

/** Where somebody wanted to go: a page of the back office; empty for its start. */
export function readNext(text: unknown): string {
  const path = readOwnPath(text);
  return path !== undefined && /^\/config(?:[/?]|$)/.test(path) ? path : '';
}

/** The page to go on to. */
export function goOn(reply: FastifyReply, next: string): FastifyReply {
  return reply.redirect(next === '' ? '/config' : next, 303);
}

/** A field of the form. */
export function typed(request: FastifyRequest, name: string): string {
  return formText(request.body, name);
}

export interface Refused {
  status: number;
  text: string;
  code: string;
}

/** What is wrong, for a page; whatever is no error of ours is thrown on. */
export function readRefusal(error: unknown, language: SpokenLanguage): Refused {
  if (!(error instanceof ApiError)) throw error;
  const { code, status, message } = error;
  return { status, code, text: signInErrors[code]?.[language] ?? message };
}
