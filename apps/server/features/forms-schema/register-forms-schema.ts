/** The calls about forms. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { handleGetTemplateSchema } from './get-template-schema.ts';

export function registerFormsSchema(server: FastifyInstance, ctx: AppContext): void {
  handleGetTemplateSchema(server, ctx);
}
