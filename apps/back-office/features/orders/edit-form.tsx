import { SHIPPING_PART } from '@sitewright/commerce';
import { addressSchema } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Card, Columns, FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import desk from '../desk/desk.module.css';
import { CountField, MoneyField } from '../rules/amount-field.tsx';
import { AddressFields } from '../sale-lines/address-fields.tsx';
import { SaleLines } from '../sale-lines/sale-lines.tsx';
import { EditConfirm } from './edit-confirm.tsx';
import { editTexts as texts } from './edit-texts.ts';
import classes from './orders.module.css';
import { useOrderEdit, type OrderEdit } from './use-order-edit.ts';
import { nameItem, type DetailItem, type OrderDetail } from './use-order.ts';

interface PartProps {
  order: OrderDetail;
  edit: OrderEdit;
}

/** What shall be different, with what it comes to beside it. */
export function EditForm({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const edit = useOrderEdit();
  const { content, change } = edit;
  return (
    <Columns aside={<EditConfirm order={order} edit={edit} />}>
      <Card title={write(texts.items)}>
        <ul className={classes['lines']}>
          {order.items.map((item) => (
            <li key={item.id}>
              <ItemUnits order={order} item={item} edit={edit} />
            </li>
          ))}
        </ul>
        <CheckField
          isSelected={content.isRestocked}
          onChange={(isRestocked) => change({ isRestocked })}
        >
          {write(texts.restock)}
        </CheckField>
      </Card>
      <Card title={write(texts.add)}>
        <SaleLines lines={content.lines} onChange={(lines) => change({ lines })} />
      </Card>
      <MoneyCard order={order} edit={edit} />
      <AddressCard order={order} edit={edit} />
      <Card>
        <TextField
          label={write(texts.reason)}
          value={content.reason}
          maxLength={500}
          onChange={(reason) => change({ reason })}
        />
      </Card>
    </Columns>
  );
}

function ItemUnits({ order, item, edit }: PartProps & { item: DetailItem }) {
  const write = useTexts();
  const writeMoney = useWriteMoney(order.money.currency);
  const { content, change } = edit;
  const { id, kept, open, isHandedOver } = item;
  const name = nameItem(item);
  const sent = kept - open;
  const notes = [
    writeMoney(item.unitPriceCents),
    isHandedOver && sent > 0 && write(texts.handedOver, { count: sent }),
    !isHandedOver && write(texts.byMail),
  ];
  const others = content.units.filter((one) => one.id !== id);
  const wished = content.units.find((one) => one.id === id)?.quantity ?? kept;
  return (
    <fieldset aria-label={name} className={joinClasses(classes['line'], desk['bare'])}>
      <span className={classes['grow']}>
        <span className={classes['strong']}>{name}</span>{' '}
        <span className={classes['muted']}>{notes.filter(Boolean).join(' · ')}</span>
      </span>
      {isHandedOver ? (
        <CountField
          label={write(texts.units)}
          value={wished}
          onChange={(quantity) => {
            const isSame = (quantity ?? 0) === kept;
            change({ units: isSame ? others : [...others, { id, quantity: quantity ?? 0 }] });
          }}
        />
      ) : (
        <span>{kept}</span>
      )}
    </fieldset>
  );
}

function MoneyCard({ order, edit: { content, change } }: PartProps) {
  const write = useTexts();
  const { currency, parts } = order.money;
  const shippingCents = parts.find(({ id }) => id === SHIPPING_PART)?.keptCents ?? 0;
  return (
    <Card title={write(texts.money)}>
      <FieldRow>
        <MoneyField
          label={write(texts.shipping)}
          currency={currency}
          value={content.shippingCents ?? shippingCents}
          onChange={(cents) =>
            change({ shippingCents: (cents ?? 0) === shippingCents ? null : (cents ?? 0) })
          }
        />
        <MoneyField
          label={write(texts.discount)}
          currency={currency}
          value={content.discountCents || null}
          onChange={(cents) => change({ discountCents: cents ?? 0 })}
        />
      </FieldRow>
    </Card>
  );
}

/** Only while nothing left, and something is sent at all. */
function AddressCard({ order, edit: { content, change } }: PartProps) {
  const write = useTexts();
  const known = addressSchema.safeParse(order.shippingAddress);
  const isOpen = order.money.fulfillmentStatus === 'pending' && order.pickupContact === null;
  if (!isOpen || !known.success) return null;
  const { shippingAddress } = content;
  return (
    <Card title={write(texts.where)}>
      {shippingAddress && (
        <AddressFields
          value={shippingAddress}
          onChange={(address) => change({ shippingAddress: address })}
        />
      )}
      <div>
        <Button
          isSmall
          onPress={() => change({ shippingAddress: shippingAddress ? null : known.data })}
        >
          {write(shippingAddress ? texts.keep : texts.change)}
        </Button>
      </div>
    </Card>
  );
}
