import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useConfirm } from '../../ui/confirm-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

export const renewTexts = defineTexts({
  renew: { en: 'Renew the download links', de: 'Download-Links erneuern' },
  text: {
    en: '{email} gets a new link by mail, with all downloads. The old link stops working.',
    de: '{email} bekommt per E-Mail einen neuen Link mit allen Downloads. Der alte gilt nicht mehr.',
  },
  send: { en: 'Mail a new link', de: 'Neuen Link mailen' },
  sent: { en: 'A new link goes to {email}', de: 'Ein neuer Link geht an {email}' },
});

/** Opens the files of an order anew once somebody is sure: its mail cannot be called back. */
export function useRenewDownloads({ email }: Pick<OrderDetail, 'email'>): () => void {
  const write = useTexts();
  const params = useOrderParams();
  const { ask } = useConfirm();
  const renew = useOrderWrite('POST /api/sites/:identifier/orders/:number/downloads', {
    onDone: () => showToast({ message: write(renewTexts.sent, { email }) }),
  });
  const askAndRenew = async () => {
    const isSure = await ask({
      title: write(renewTexts.renew),
      text: write(renewTexts.text, { email }),
      confirmLabel: write(renewTexts.send),
    });
    if (isSure) renew.run({ params });
  };
  return () => void askAndRenew();
}
