import {
  addressSchema,
  draftLineSchema,
  draftOrderContentSchema,
  type DraftOrderContent,
} from '@sitewright/contract';

/** The parts of a draft that are whole already: what is half typed is left out. */
export function completeDraft(content: DraftOrderContent): DraftOrderContent {
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
