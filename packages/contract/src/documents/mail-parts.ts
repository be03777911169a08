/** Parts of mails that an owner builds of blocks: around all mails to customers, and by kind of mail. */
import { orderMailKinds, type OrderMailKind } from '../calls/order-mails.ts';

/** Kinds of mails that have parts of their own: all that go to who bought or is about to. */
export const mailKinds = orderMailKinds.filter((kind): kind is MailKind => kind !== 'alert');

/** One of {@link mailKinds}. */
export type MailKind = Exclude<OrderMailKind, 'alert'>;

/** Above and below what a kind of mail says by itself. */
export const mailPlaces = ['above', 'below'] as const;

/** One of {@link mailPlaces}. */
type MailPlace = (typeof mailPlaces)[number];

/** A part, by what owns its document. `header` and `footer` are those of all mails to customers. */
export type MailPartName = 'header' | 'footer' | `${MailKind}-${MailPlace}`;

/** What a part is of; `kind` and `place` are missing for those of all mails. */
export interface MailPartOf {
  readonly name: MailPartName;
  readonly kind?: MailKind;
  readonly place?: MailPlace;
}

/** All parts that there can be, in the order of reading. */
export const mailParts: readonly MailPartOf[] = [
  { name: 'header' },
  { name: 'footer' },
  ...mailKinds.flatMap((kind) =>
    mailPlaces.map((place): MailPartOf => ({ name: `${kind}-${place}`, kind, place })),
  ),
];

/** The part of this name; undefined: there is none. */
export function findMailPart(name: string): MailPartOf | undefined {
  return mailParts.find((part) => part.name === name);
}

/** What stands in texts of parts in braces, by where the part stands. */
const mailPlaceholders = {
  all: ['shopName'],
  order: ['shopName', 'orderNumber', 'customerName'],
} as const;

/** A name that can stand in braces. */
export type MailPlaceholder = (typeof mailPlaceholders)['order'][number];

/** The names that a part can hold. A cart that was left is no order yet. */
export function placeholdersOf({ kind }: MailPartOf): readonly MailPlaceholder[] {
  return kind === undefined || kind === 'cart-reminder'
    ? mailPlaceholders.all
    : mailPlaceholders.order;
}
