import { useRead } from '../../data/use-read.ts';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { EditForm } from './edit-form.tsx';
import { editTexts as texts } from './edit-texts.ts';
import { orderTexts } from './order-texts.ts';
import { useOrderParams } from './use-order.ts';

/** Changes an order that was placed: what it comes to is told before anything happens. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const params = useOrderParams();
  const { number } = params;
  const order = useRead('GET /api/sites/:identifier/orders/:number/detail', { params });
  return (
    <Page
      title={write(texts.title, { number })}
      back={{ href: href(`orders/${number}`), label: write(orderTexts.order, { number }) }}
    >
      {order.state === 'pending' && <PendingState />}
      {order.state === 'failed' && <FailedState failure={order.failure} onRetry={order.refetch} />}
      {order.state === 'success' &&
        (order.answer.can.edit ? (
          <EditForm key={order.answer.money.orderNumber} order={order.answer} />
        ) : (
          <EmptyState title={write(texts.cannot)} />
        ))}
    </Page>
  );
}
