import {
  addressSchema,
  draftLineSchema,
  draftOrderContentSchema,
  type CallAnswer,
  type CallFailure,
  type DraftOrderContent,
} from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useSettled } from '../rules/use-sample-cart.ts';

const address = 'POST /api/sites/:identifier/draft-orders/preview';

/** What a draft comes to while it is typed. */
export interface DraftPreview {
  /** Undefined while it is not known, or nothing is in it. */
  readonly cart: CallAnswer<typeof address>['cart'] | undefined;
  readonly failure: CallFailure | undefined;
  /** Asks again; undefined while nothing failed that could go well by itself. */
  readonly retry: (() => void) | undefined;
  readonly shippingOptions: CallAnswer<typeof address>['shippingOptions'];
}

/** Asks what the content comes to, a moment after the last key. What is half typed is left out. */
export function useDraftPreview(content: DraftOrderContent): DraftPreview {
  const { identifier, may } = useSite();
  const asked = useSettled(completeOf(content));
  const read = useRead(
    address,
    { params: { identifier }, body: { content: asked } },
    { isWanted: may('edit-orders'), keepsPrevious: true },
  );
  const answer = read.state === 'success' ? read.answer : undefined;
  return {
    cart: asked.lines.length > 0 ? answer?.cart : undefined,
    failure: read.state === 'failed' ? read.failure : undefined,
    retry: read.state === 'failed' && read.failure.status !== 400 ? read.refetch : undefined,
    shippingOptions: answer?.shippingOptions ?? [],
  };
}

/** The parts that are whole already. */
function completeOf(content: DraftOrderContent): DraftOrderContent {
  const { shape } = draftOrderContentSchema;
  const whole = <Value>(
    value: Value,
    schema: { safeParse: (value: unknown) => { success: boolean } },
  ) => schema.safeParse(value).success;
  return {
    ...content,
    email: whole(content.email, shape.email) ? content.email : '',
    shippingAddress: whole(content.shippingAddress, addressSchema) ? content.shippingAddress : null,
    billingAddress: whole(content.billingAddress, addressSchema) ? content.billingAddress : null,
    lines: content.lines.filter((line) => whole(line, draftLineSchema)),
    discount: whole(content.discount, shape.discount) ? content.discount : null,
    shipping: whole(content.shipping, shape.shipping) ? content.shipping : null,
    note: '',
  };
}
