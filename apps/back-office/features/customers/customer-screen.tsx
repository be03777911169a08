import { Ellipsis } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Columns, Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { CustomerAddresses, CustomerBelongings, CustomerOrders } from './customer-cards.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerForm } from './customer-form.tsx';
import { customerTexts } from './customer-texts.ts';
import { CustomerTimeline } from './customer-timeline.tsx';
import classes from './customers.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useCustomerParams, type CustomerDetail } from './use-customer.ts';

const texts = defineTexts({
  customer: { en: 'Customer', de: 'Person' },
  more: { en: 'More actions', de: 'Weitere Aktionen' },
  merge: { en: 'Merge with another customer', de: 'Mit einer anderen Person zusammenführen' },
  exportJson: { en: 'Export all data as JSON', de: 'Alle Daten als JSON exportieren' },
  exportPage: { en: 'Export all data to read', de: 'Alle Daten zum Lesen exportieren' },
  erase: { en: 'Erase this person', de: 'Diese Person löschen' },
});

type Asked = 'merge' | 'erase';

/** One customer: what they bought, what the shop knows, and what may be done. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const params = useCustomerParams();
  const customer = useRead('GET /api/sites/:identifier/customers/:id', { params });
  const back = { href: href('customers'), label: write(customerTexts.customers) };
  if (customer.state === 'success') return <CustomerPage customer={customer.answer} back={back} />;
  return <UnreadPage title={write(texts.customer)} back={back} read={customer} />;
}

interface CustomerPageProps {
  customer: CustomerDetail;
  back: { href: string; label: string };
}

function CustomerPage({ customer, back }: CustomerPageProps) {
  const { may } = useSite();
  const {
    name: asked,
    open,
    close,
  } = useOpened<Asked>([
    ...(may('edit-orders') ? (['merge'] as const) : []),
    ...(may('edit-orders') && may('refund-orders') ? (['erase'] as const) : []),
  ]);
  return (
    <Page
      title={customer.name || customer.email}
      back={back}
      badges={<Marks customer={customer} />}
      actions={<Actions id={customer.id} onAsk={open} />}
    >
      <Columns
        aside={
          <>
            <CustomerContact customer={customer} />
            <CustomerAddresses customer={customer} />
          </>
        }
      >
        <CustomerOrders customer={customer} />
        <CustomerBelongings customer={customer} />
        <CustomerForm key={customer.id} customer={customer} />
        <CustomerTimeline customer={customer} />
      </Columns>
      {asked === 'merge' && <MergeDialog customer={customer} onClose={close} />}
      {asked === 'erase' && <EraseDialog customer={customer} onClose={close} />}
    </Page>
  );
}

function Marks({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  return (
    <span className={classes['badges']}>
      {customer.groups.map((group) => (
        <Badge key={group} tone="info">
          {group}
        </Badge>
      ))}
      {customer.optedInOn !== null && <Badge>{write(customerTexts.optedIn)}</Badge>}
      {customer.isTaxExempt && <Badge tone="warning">{write(customerTexts.taxExempt)}</Badge>}
    </span>
  );
}

function Actions({ id, onAsk }: { id: string; onAsk: (asked: Asked) => void }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  if (!may('edit-orders')) return null;
  const data = `/api/sites/${encodeURIComponent(identifier)}/customers/${encodeURIComponent(id)}/data`;
  const choices = [
    { id: 'merge', label: write(texts.merge), onAction: () => onAsk('merge') },
    {
      id: 'json',
      label: write(texts.exportJson),
      onAction: () => window.location.assign(`${data}.json`),
    },
    {
      id: 'page',
      label: write(texts.exportPage),
      onAction: () => window.location.assign(`${data}.html`),
    },
    ...(may('refund-orders')
      ? [{ id: 'erase', label: write(texts.erase), onAction: () => onAsk('erase') }]
      : []),
  ];
  return (
    <Menu label={write(texts.more)} choices={choices}>
      <Button isIcon aria-label={write(texts.more)}>
        <Ellipsis size={18} aria-hidden="true" />
      </Button>
    </Menu>
  );
}
