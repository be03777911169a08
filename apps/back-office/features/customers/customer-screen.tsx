import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Columns, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { CustomerAddresses, CustomerBelongings, CustomerOrders } from './customer-cards.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerForm } from './customer-form.tsx';
import { customerTexts } from './customer-texts.ts';
import { CustomerTimeline } from './customer-timeline.tsx';
import classes from './customers.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { useCustomerParams, type CustomerDetail } from './use-customer.ts';

const texts = defineTexts({
  customer: { en: 'Customer', de: 'Person' },
  more: { en: 'More actions', de: 'Weitere Aktionen' },
  merge: { en: 'Merge with another customer', de: 'Mit einer anderen Person zusammenführen' },
});

type Asked = 'merge';

/** One customer: what they bought, what the shop knows, and what may be done. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const params = useCustomerParams();
  const customer = useRead('GET /api/sites/:identifier/customers/:id', { params });
  const back = { href: href('customers'), label: write(customerTexts.customers) };
  if (customer.state === 'success') return <CustomerPage customer={customer.answer} back={back} />;
  return (
    <Page title={write(texts.customer)} back={back}>
      {customer.state === 'pending' ? (
        <PendingState />
      ) : (
        <FailedState failure={customer.failure} onRetry={customer.refetch} />
      )}
    </Page>
  );
}

interface CustomerPageProps {
  customer: CustomerDetail;
  back: { href: string; label: string };
}

function CustomerPage({ customer, back }: CustomerPageProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Page
      title={customer.name || customer.email}
      back={back}
      badges={<Marks customer={customer} />}
      actions={<Actions onAsk={setAsked} />}
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

function Actions({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const write = useTexts();
  const { may } = useSite();
  if (!may('edit-orders')) return null;
  const choices = [{ id: 'merge', label: write(texts.merge), onAction: () => onAsk('merge') }];
  return (
    <Menu label={write(texts.more)} choices={choices}>
      <Button isIcon aria-label={write(texts.more)}>
        <Ellipsis size={18} aria-hidden="true" />
      </Button>
    </Menu>
  );
}
