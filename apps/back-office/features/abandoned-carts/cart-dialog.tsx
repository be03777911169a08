import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import classes from './abandoned-carts.module.css';
import type { LeftCart } from './left-cart-reads.ts';
import { leftCartTexts as texts } from './left-cart-texts.ts';

/** What lay in a cart when it was left. */
export function CartDialog({ cart, onClose }: { cart: LeftCart; onClose: () => void }) {
  const write = useTexts();
  const { href, may } = useSite();
  const { email, lines, totalCents, currency } = cart;
  return (
    <Dialog
      isOpen
      title={write(texts.cartOf, { email })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{write(texts.close)}</Button>}
    >
      <ul className={classes['lines']}>
        {lines.map(({ productId, title, variant, quantity, totalCents: lineCents }, index) => {
          const name = [title, variant].filter(Boolean).join(' · ');
          return (
            // One variant may stand on several lines.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classes['line']}>
              <span>
                {`${quantity} × `}
                {may('view-products') ? (
                  <Link href={href(`products/${productId}`)}>{name}</Link>
                ) : (
                  name
                )}
              </span>
              <Money cents={lineCents} currency={currency} />
            </li>
          );
        })}
        <li className={`${classes['line']} ${classes['total']}`}>
          <span>{write(texts.total)}</span>
          <Money cents={totalCents} currency={currency} />
        </li>
      </ul>
      <p className={classes['muted']}>{write(texts.asLeft)}</p>
    </Dialog>
  );
}
