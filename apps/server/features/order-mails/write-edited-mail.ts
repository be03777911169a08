/** What is told of an order that was edited, and how what is left is paid. */
import { listTakenSteps, SHIPPING_PART } from '@sitewright/commerce';
import {
  describeStep,
  orderEditMessages,
  totalMessages,
  type Say,
  type VisitorText,
} from '@sitewright/contract';
import { howToPayBy, transferProviderName } from '../../payments/providers.ts';
import { presentStep } from '../cart/present-steps.ts';
import { linkButton } from '../mail/link-button.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { sealedMark } from '../mail/seal-mail.ts';
import { backRequest, offsetRequest } from '../orders/edits/offset.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { paperLinks } from './paper-links.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

/** A mail that leads to a pay link while a rest is due. */
export interface EditedMail extends WrittenMail {
  isDue: boolean;
}

/**
 * The mail of an edit, of the last one unless told; undefined when there is none. The token is that of
 * the link to the rest: a preview has none.
 */
export async function writeEditedMail(
  scope: MailScope,
  { orderId, editId, token }: { orderId: string; editId?: string; token?: string },
): Promise<EditedMail | undefined> {
  const edit = await findEdit(scope, orderId, editId);
  if (!edit) return undefined;
  const { site } = scope;
  const write = (amountCents: number) =>
    writeMoney(site, { amountCents, currencyCode: edit.currency });
  const say = sayOf(site);
  const isDue = edit.state === 'due';
  const reason = edit.content.reason.trim();
  const shop = { number: String(edit.order_number), shop: site.title };
  const steps = await listSteps(scope, orderId, edit);
  const words = steps.map((step) => {
    const { label, amount } = describeStep(presentStep(step), write, say);
    return { label: label || say(totalMessages.shipping), value: amount };
  });
  const notice = await writeOrderNotice(
    scope,
    { orderId, orderNumber: edit.order_number, token: edit.token, email: edit.email },
    {
      kind: 'edited',
      dedupeKey: `order-edited:${edit.id}`,
      title: say(orderEditMessages.editedTitle),
      blocks: [
        { kind: 'text', text: say(orderEditMessages.editedText, shop) },
        ...(reason ? [text(say(orderEditMessages.editedReason, { reason }))] : []),
        ...(edit.content.shippingAddress ? [text(say(orderEditMessages.addressChanged))] : []),
        {
          kind: 'rows',
          rows: [
            ...words,
            {
              label: say(orderEditMessages.editedTotal),
              value: write(edit.total_cents),
              isStrong: true,
            },
          ],
        },
        text(differenceOf(edit, { write, say })),
        ...(isDue ? payBlocks(scope, token) : []),
      ],
      links: await paperLinks(scope, orderId),
    },
  );
  return { ...notice, isDue };
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}

async function findEdit({ db, site }: MailScope, orderId: string, editId: string | undefined) {
  return db
    .selectFrom('order_edits as e')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 'e.site_id').onRef('o.id', '=', 'e.order_id'),
    )
    .selectAll('e')
    .select(['o.order_number', 'o.token', 'o.email', 'o.currency'])
    .where('e.site_id', '=', site.siteId)
    .where('e.order_id', '=', orderId)
    .$if(editId !== undefined, (one) => one.where('e.id', '=', editId!))
    .orderBy('e.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Edit = NonNullable<Awaited<ReturnType<typeof findEdit>>>;

/** What came in and what went off, without taxes that prices hold. */
async function listSteps({ db, site }: MailScope, orderId: string, edit: Edit) {
  const { siteId } = site;
  const ids = new Set([offsetRequest(edit.id), backRequest(edit.id)]);
  const refunds = await listOrderRefunds(db, { siteId, orderId });
  const parts = refunds.filter(({ requestId }) => ids.has(requestId)).flatMap((one) => one.parts);
  const items = await db
    .selectFrom('order_items')
    .select(['id', 'product_name'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const names = new Map(items.map(({ id, product_name }) => [id, product_name]));
  names.set(SHIPPING_PART, sayOf(site)(totalMessages.shipping));
  const added = (edit.snapshot?.steps ?? []).filter(({ kind }) => kind !== 'included-tax');
  return [...added, ...listTakenSteps({ parts }, (id) => names.get(id) ?? '')].filter(
    ({ amountCents }) => amountCents !== 0,
  );
}

function differenceOf(
  edit: Edit,
  { write, say }: { write: (cents: number) => string; say: Say<VisitorText> },
): string {
  const backCents = edit.taken_cents - edit.added_cents;
  if (edit.due_cents > 0) {
    return say(orderEditMessages.editedDue, { amount: write(edit.due_cents) });
  }
  if (backCents <= 0) return say(orderEditMessages.editedSame);
  return say(orderEditMessages.editedBack, { amount: write(backCents) });
}

/** By a link; and by transfer, where the shop takes those: a person notes it. */
function payBlocks({ ctx, site }: MailScope, token: string | undefined): MailBlock[] {
  const instructions = howToPayBy(site, transferProviderName)?.instructions ?? '';
  return [
    ...linkButton(site, siteUrl(ctx, site), {
      label: sayOf(site)(orderEditMessages.payRest),
      path: `/pay/${token ?? sealedMark}`,
      ...(token !== undefined && { secret: token }),
    }),
    ...(instructions ? [{ kind: 'note' as const, text: instructions }] : []),
  ];
}
