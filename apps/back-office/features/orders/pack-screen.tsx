import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from './orders.module.css';
import { orderTexts } from './order-texts.ts';
import { findByCode, listPacked, packUnit, unpackItem, type PackedUnits } from './packed-units.ts';
import {
  nameItem,
  newRequestId,
  useOrderParams,
  useOrderWrite,
  type DetailItem,
  type OrderDetail,
} from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Pack order #{number}', de: 'Bestellung #{number} packen' },
  code: { en: 'SKU of what you hold', de: 'SKU des Artikels in der Hand' },
  codeHelp: {
    en: 'Type it or use a scanner, then press Enter.',
    de: 'Eintippen oder scannen, dann Enter.',
  },
  unknown: { en: '{code} is not in this order', de: '{code} gehört nicht zu dieser Bestellung' },
  full: { en: 'All of {code} is packed', de: 'Von {code} ist alles gepackt' },
  packed: { en: '{packed} of {count} packed', de: '{packed} von {count} gepackt' },
  add: { en: 'Pack one of {name}', de: 'Ein Stück {name} packen' },
  addOne: { en: 'Pack one', de: 'Eins packen' },
  out: { en: 'Take out', de: 'Herausnehmen' },
  takeOut: { en: 'Take {name} out', de: '{name} herausnehmen' },
  carrier: { en: 'Carrier', de: 'Versanddienst' },
  number: { en: 'Tracking number', de: 'Sendungsnummer' },
  ship: { en: 'Send what is packed', de: 'Gepacktes versenden' },
  nothing: { en: 'Nothing left to pack', de: 'Nichts mehr zu packen' },
  done: { en: 'Order #{number} was sent', de: 'Bestellung #{number} wurde versandt' },
});

/** Pick, check off, ship: with one hand on a phone. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const params = useOrderParams();
  const order = useRead('GET /api/sites/:identifier/orders/:number/detail', { params });
  const { number } = params;
  return (
    <Page
      isNarrow
      title={write(texts.title, { number })}
      back={{ href: href(`orders/${number}`), label: write(orderTexts.order, { number }) }}
    >
      {order.state === 'pending' && <PendingState />}
      {order.state === 'failed' && <FailedState failure={order.failure} onRetry={order.refetch} />}
      {order.state === 'success' &&
        (order.answer.can.fulfil ? (
          <Packing order={order.answer} />
        ) : (
          <EmptyState title={write(texts.nothing)} />
        ))}
    </Page>
  );
}

function Packing({ order }: { order: OrderDetail }) {
  const [packed, setPacked] = useState<PackedUnits>({});
  const items = order.items.filter(({ open }) => open > 0);
  return (
    <>
      <CodeField items={items} packed={packed} onPacked={setPacked} />
      <Card>
        <ul className={classes['lines']}>
          {items.map((item) => (
            <li key={item.id}>
              <PackLine
                item={item}
                count={packed[item.id] ?? 0}
                onAdd={() => setPacked(packUnit(packed, item))}
                onOut={() => setPacked(unpackItem(packed, item))}
              />
            </li>
          ))}
        </ul>
      </Card>
      <ShipCard items={items} packed={packed} />
    </>
  );
}

function CodeField({
  items,
  packed,
  onPacked,
}: {
  items: readonly DetailItem[];
  packed: PackedUnits;
  onPacked: (packed: PackedUnits) => void;
}) {
  const write = useTexts();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = findByCode(items, packed, code);
        if (found === 'unknown') setProblem(write(texts.unknown, { code }));
        else if (found === 'packed') setProblem(write(texts.full, { code }));
        else {
          onPacked(packUnit(packed, found));
          setProblem('');
        }
        setCode('');
      }}
    >
      <TextField
        label={write(texts.code)}
        help={write(texts.codeHelp)}
        error={problem}
        value={code}
        autoComplete="off"
        onChange={setCode}
      />
    </form>
  );
}

interface PackLineProps {
  item: DetailItem;
  count: number;
  onAdd: () => void;
  onOut: () => void;
}

function PackLine({ item, count, onAdd, onOut }: PackLineProps) {
  const write = useTexts();
  const name = nameItem(item);
  const isFull = count >= item.open;
  return (
    <div className={classes['line']}>
      <span className={classes['grow']}>
        <span className={classes['strong']}>{name}</span>
        <br />
        <span className={classes['muted']}>{item.sku}</span>
      </span>
      <Badge tone={isFull ? 'success' : 'neutral'}>
        {write(texts.packed, { packed: count, count: item.open })}
      </Badge>
      <span className={classes['buttons']}>
        {count > 0 && (
          <Button aria-label={write(texts.takeOut, { name })} onPress={onOut}>
            {write(texts.out)}
          </Button>
        )}
        <Button aria-label={write(texts.add, { name })} isDisabled={isFull} onPress={onAdd}>
          {write(texts.addOne)}
        </Button>
      </span>
    </div>
  );
}

function ShipCard({ items, packed }: { items: readonly DetailItem[]; packed: PackedUnits }) {
  const write = useTexts();
  const { href } = useSite();
  const params = useOrderParams();
  const navigate = useNavigate();
  const [requestId] = useState(newRequestId);
  const [sent, setSent] = useState({ carrier: '', trackingNumber: '' });
  const ship = useOrderWrite('POST /api/sites/:identifier/orders/:number/fulfillments', {
    onDone: () => {
      showToast({ message: write(texts.done, { number: params.number }) });
      void navigate({ href: href(`orders/${params.number}`) });
    },
  });
  const units = listPacked(items, packed);
  const body = { requestId, kind: 'shipment' as const, items: units, ...sent };
  return (
    <Card>
      <TextField
        label={write(texts.carrier)}
        value={sent.carrier}
        onChange={(carrier) => setSent({ ...sent, carrier })}
      />
      <TextField
        label={write(texts.number)}
        value={sent.trackingNumber}
        onChange={(trackingNumber) => setSent({ ...sent, trackingNumber })}
      />
      <Button
        kind="primary"
        isDisabled={units.length === 0}
        isPending={ship.isRunning}
        onPress={() => ship.run({ params, body })}
      >
        {write(texts.ship)}
      </Button>
    </Card>
  );
}
