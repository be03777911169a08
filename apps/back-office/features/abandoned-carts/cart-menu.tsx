import { MoreHorizontal } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { leftCartsRead, leftCartSumsRead, type LeftCart } from './left-cart-reads.ts';
import { leftCartTexts as texts } from './left-cart-texts.ts';

/** What can be done about a cart: look at it, write to its owner, or never again. */
export function CartMenu({ cart, onShow }: { cart: LeftCart; onShow: () => void }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { id, email, refusal } = cart;
  const refreshes = [leftCartsRead, leftCartSumsRead] as const;
  const send = useWrite('POST /api/sites/:identifier/left-carts/:id/mail', {
    refreshes,
    onDone: () => showToast({ message: write(texts.sent, { email }) }),
  });
  const stop = useWrite('POST /api/sites/:identifier/mail-suppressions', {
    refreshes,
    onDone: () => showToast({ message: write(texts.stopped, { email }) }),
  });
  const note = write(texts.stopNote);
  return (
    <Menu
      label={write(texts.actions)}
      choices={[
        { id: 'show', label: write(texts.show), onAction: onShow },
        ...(may('send-mails')
          ? [
              {
                id: 'send',
                label: write(texts.send),
                isDisabled: refusal !== null,
                onAction: () => send.run({ params: { identifier, id } }),
              },
              {
                id: 'stop',
                label: write(texts.stop),
                isDisabled: refusal === 'suppressed',
                onAction: () => stop.run({ params: { identifier }, body: { email, note } }),
              },
            ]
          : []),
      ]}
    >
      <Button isSmall isIcon kind="quiet" aria-label={write(texts.actionsOf, { email })}>
        <MoreHorizontal size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}
