import { useContext } from 'react';
import { useSite } from '../app/office-context.ts';
import { call } from '../data/client.ts';
import type { OfficeLanguage } from '../texts/define-texts.ts';
import { LanguageContext } from '../texts/language-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { MenuChoice } from '../ui/menu.tsx';
import { showToast } from '../ui/toast-store.ts';
import { frameTexts } from './frame-texts.ts';
import { applyTheme, type OfficeTheme } from './theme.ts';

/** What can be chosen about oneself: how it looks, and in which language it speaks. */
export function useAccountChoices(): readonly MenuChoice[] {
  const write = useTexts();
  const { choose } = useContext(LanguageContext);
  const themes: readonly OfficeTheme[] = ['system', 'light', 'dark'];
  const site = useSite();
  const speak = (language: OfficeLanguage) => {
    choose(language);
    void keepLanguage(language);
  };
  return [
    { id: 'account', label: write(frameTexts.account), href: site.href('account') },
    ...themes.map((theme) => ({
      id: `theme ${theme}`,
      label: `${write(frameTexts.appearance)}: ${write(frameTexts[theme])}`,
      onAction: () => applyTheme(theme),
    })),
    { id: 'en', label: write(frameTexts.english), onAction: () => speak('en') },
    { id: 'de', label: write(frameTexts.german), onAction: () => speak('de') },
    { id: 'sign out', label: write(frameTexts.signOut), onAction: () => void signOut() },
  ];
}

/** The account speaks it on all devices from now on. A failure leaves this device as chosen. */
async function keepLanguage(to: OfficeLanguage): Promise<void> {
  const account = await call('GET /api/staff/account', {});
  if (!account.ok || account.answer.language === to) return;
  const { language: from } = account.answer;
  await call('PATCH /api/staff/account', { body: { changes: { language: { from, to } } } });
}

async function signOut(): Promise<void> {
  const result = await call('DELETE /api/staff/session', {});
  if (!result.ok) {
    showToast({ tone: 'danger', message: result.failure.message });
    return;
  }
  await import('../editor/store/kept-history.ts').then(
    ({ forgetHistories }) => forgetHistories(),
    () => {},
  );
  location.assign('/config/sign-in');
}
