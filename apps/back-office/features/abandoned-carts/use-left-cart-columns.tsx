import type { LeftCartState } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import { Moment } from '../desk/moment.tsx';
import classes from './abandoned-carts.module.css';
import { CartMenu } from './cart-menu.tsx';
import type { LeftCart } from './left-cart-reads.ts';
import { leftCartTexts as texts, refusalTexts, stateTexts } from './left-cart-texts.ts';

const tones: Readonly<Record<LeftCartState, 'neutral' | 'info' | 'success' | 'warning'>> = {
  open: 'warning',
  reminded: 'info',
  recovered: 'success',
  bought: 'success',
  gone: 'neutral',
};

/** The columns of the list. */
export function useLeftCartColumns(onShow: (cart: LeftCart) => void): readonly Column<LeftCart>[] {
  const write = useTexts();
  return [
    { key: 'email', title: write(texts.email), cell: ({ email }) => email },
    {
      key: 'left',
      title: write(texts.leftOn),
      isWideOnly: true,
      cell: ({ leftOn }) => <Moment at={leftOn} />,
    },
    {
      key: 'items',
      title: write(texts.items),
      isWideOnly: true,
      cell: ({ units, lines }) => (
        <span title={lines.map(({ title }) => title).join(', ')}>
          {write(texts.units, { count: units })}
        </span>
      ),
    },
    {
      key: 'total',
      title: write(texts.total),
      isNumber: true,
      isNamed: true,
      cell: ({ totalCents, currency }) => <Money cents={totalCents} currency={currency} />,
    },
    { key: 'mail', title: write(texts.mail), cell: (cart) => <MailCell {...cart} /> },
    {
      key: 'state',
      isState: true,
      title: write(texts.state),
      cell: ({ state }) => <Badge tone={tones[state]}>{write(stateTexts[state])}</Badge>,
    },
    {
      key: 'actions',
      isAction: true,
      title: write(texts.actions),
      cell: (cart) => <CartMenu cart={cart} onShow={() => onShow(cart)} />,
    },
  ];
}

/** When one went or goes, or why none does; and what it brought. */
function MailCell({ mailedOn, dueOn, refusal, order, state }: LeftCart) {
  const write = useTexts();
  const intl = useIntl();
  const { href, timeZone } = useSite();
  const when = (at: number) =>
    intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const isOver = state !== 'open' && state !== 'reminded';
  return (
    <span className={classes['stack']}>
      {mailedOn !== null && <span>{write(texts.mailedOn, { when: when(mailedOn) })}</span>}
      {dueOn !== null && (
        <span className={classes['muted']}>{write(texts.dueOn, { when: when(dueOn) })}</span>
      )}
      {!isOver && refusal && dueOn === null && (
        <span className={classes['muted']}>{write(refusalTexts[refusal])}</span>
      )}
      {order && (
        <Link href={href(`orders/${order.number}`)}>
          {write(texts.order, { number: String(order.number) })}
        </Link>
      )}
    </span>
  );
}
