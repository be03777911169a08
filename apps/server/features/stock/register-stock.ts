/** The calls about stock. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { handleGetStock } from './get-stock.ts';

export function registerStock(server: FastifyInstance, ctx: AppContext): void {
  handleGetStock(server, ctx);
}
