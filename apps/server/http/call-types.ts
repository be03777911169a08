/** The types of a handler follow from the call's entry in the contract. */
import type { ApiError, ApiScope, Call, Permission } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { AskingKey } from './require-key.ts';
import type { AskingStaff } from './require-staff.ts';

type RequestPart = 'params' | 'query' | 'headers' | 'body' | 'form';

/** The parts among `Wanted` that a call declares, parsed. */
type PartsOf<C extends Call, Wanted extends RequestPart> = {
  readonly [Part in Wanted as C[Part] extends z.ZodType ? Part : never]: C[Part] extends z.ZodType
    ? z.output<C[Part]>
    : never;
};

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: FastifyRequest['site'];
}

/** Who asks, where a permission or a scope is asked for. */
type AskerOf<C extends Call> = C['access'] extends { readonly permission: Permission }
  ? { readonly staff: AskingStaff }
  : C['access'] extends { readonly scope: ApiScope }
    ? { readonly key: AskingKey }
    : unknown;

/** What the handler of a call is given. */
export type Asked<C extends Call> = Exchange &
  AskerOf<C> &
  PartsOf<C, 'params' | 'query' | 'headers' | 'body'>;

/** The same when a plain form was posted. */
export type AskedByForm<C extends Call> = Exchange &
  AskerOf<C> &
  PartsOf<C, 'params' | 'query' | 'form'>;

/** What a call answers, as the contract has it. */
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType
  ? z.input<C['answer']>
  : C['file'] extends string
    ? Readable
    : never;

/** Answers the JSON of a call. */
export type AnswerHandler<C extends Call> = (asked: Asked<C>) => Promise<AnswerOf<C>> | AnswerOf<C>;

/** Answers a plain form by a redirect. */
export interface FormHandler<C extends Call> {
  /** Path to go on to. */
  form: (asked: AskedByForm<C>) => Promise<string> | string;
  /** Path that says what was wrong. Without it an error is a small page of its own. */
  formError?: (error: ApiError) => string;
  /** Sends the form once more, with what was typed. @returns false where it cannot, and nothing was sent */
  formAgain?: (
    error: ApiError,
    exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ) => Promise<boolean>;
}

/** A function for a call that answers JSON; the form's part beside or instead of it. */
export type CallHandler<C extends Call> = C['form'] extends z.ZodType
  ? FormHandler<C> & (C['answer'] extends z.ZodType ? { answer: AnswerHandler<C> } : unknown)
  : AnswerHandler<C>;
