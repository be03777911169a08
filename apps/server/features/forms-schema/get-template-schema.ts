/** `GET /api/template/GetTemplateSchema?blockType=form`: ATC-30. */
import { ApiError, formSchema, getTemplateSchema, type Form } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';

export function handleGetTemplateSchema(server: FastifyInstance, ctx: AppContext): void {
  server.get(getTemplateSchema.path, async (request, reply) => {
    const { itemId, formId } = parseRequest(getTemplateSchema.query, request.query);
    const { siteId } = request.site;
    const id = formId ?? (itemId && (await formOfItem(ctx, siteId, itemId)));
    const form = id ? await loadForm(ctx, siteId, id) : null;
    if (formId && !form) throw new ApiError('not_found');
    reply.header('Cache-Control', 'no-store');
    return { form };
  });
}

async function formOfItem(ctx: AppContext, siteId: string, itemId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('products')
    .select('additional_fields_form_id')
    .where('site_id', '=', siteId)
    .where('id', '=', itemId)
    .where('is_visible', '=', true)
    .executeTakeFirst();
  if (!row) throw new ApiError('item_not_found');
  return row.additional_fields_form_id;
}

async function loadForm(ctx: AppContext, siteId: string, formId: string): Promise<Form | null> {
  const row = await ctx.db
    .selectFrom('forms')
    .select(['id', 'name', 'fields'])
    .where('site_id', '=', siteId)
    .where('id', '=', formId)
    .executeTakeFirst();
  return row ? formSchema.parse(row) : null;
}
