/** `/api/sites/:identifier/orders/:number/papers`: list, issue what is missing, open. */
import { ApiError, getPackingSlip, getPaper, issuePapers, listPapers } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import type { Site } from '../sites/site.ts';
import { listPapersOfOrder, type Paper } from './find-papers.ts';
import { issueMissingPapers } from './issue-papers.ts';
import { makePackingSlip } from './make-packing-slip.ts';
import { makePackingSlipFile, makePaperFile, type PaperFile } from './paper-files.ts';

export function handlePapers(scope: CallScope): void {
  const { ctx } = scope;
  const list = async ({ siteId }: Site, orderNumber: number): Promise<Paper[]> => {
    const order = await findOrderByNumber(ctx.db, siteId, orderNumber);
    if (!order) throw new ApiError('order_not_found');
    return listPapersOfOrder(ctx.db, { siteId, orderId: order.id });
  };
  handleCall(scope, listPapers, async ({ site, params }) => {
    return { papers: presentPapers(await list(site, params.number)) };
  });
  handleCall(scope, issuePapers, async ({ site, staff, params: { number } }) => {
    await issueMissingPapers({ ctx: asWriter(ctx, issuePapers, staff), site }, number);
    return { papers: presentPapers(await list(site, number)) };
  });
  handleCall(scope, getPaper, async ({ site, params: { number, id } }) => {
    const paper = (await list(site, number)).find((one) => one.id === id);
    if (!paper) throw new ApiError('not_found');
    return presentFile(await makePaperFile(paper));
  });
  handleCall(scope, getPackingSlip, async ({ site, params, query: { fulfillmentId } }) => {
    const asked = { orderNumber: params.number, fulfillmentId };
    const slip = await makePackingSlip(ctx.db, site, asked);
    if (!slip) throw new ApiError('order_not_found');
    return presentFile(await makePackingSlipFile(slip));
  });
}

/** As the calls of staff answer them. */
export function presentPapers(papers: readonly Paper[]): AnswerOf<typeof listPapers>['papers'] {
  return papers.map(({ id, kind, number, issuedAt, totalCents }) => {
    return { id, kind, number, issuedOn: issuedAt.getTime(), totalCents };
  });
}

function presentFile({ name, bytes }: PaperFile) {
  return {
    fileName: name,
    mediaType: 'application/pdf' as const,
    base64: bytes.toString('base64'),
  };
}
