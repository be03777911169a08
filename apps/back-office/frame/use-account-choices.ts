import { useContext } from 'react';
import { useSite } from '../app/office-context.ts';
import { call } from '../data/client.ts';
import { LanguageContext } from '../texts/language-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { MenuChoice } from '../ui/menu.tsx';
import { frameTexts } from './frame-texts.ts';
import { applyTheme, type OfficeTheme } from './theme.ts';

/** What can be chosen about oneself: how it looks, and in which language it speaks. */
export function useAccountChoices(): readonly MenuChoice[] {
  const write = useTexts();
  const { choose } = useContext(LanguageContext);
  const themes: readonly OfficeTheme[] = ['system', 'light', 'dark'];
  const site = useSite();
  return [
    { id: 'account', label: write(frameTexts.account), href: site.href('account') },
    ...themes.map((theme) => ({
      id: `theme ${theme}`,
      label: `${write(frameTexts.appearance)}: ${write(frameTexts[theme])}`,
      onAction: () => applyTheme(theme),
    })),
    { id: 'en', label: write(frameTexts.english), onAction: () => choose('en') },
    { id: 'de', label: write(frameTexts.german), onAction: () => choose('de') },
    { id: 'sign out', label: write(frameTexts.signOut), onAction: () => void signOut() },
  ];
}

async function signOut(): Promise<void> {
  const { ok } = await call('DELETE /api/staff/session', {});
  if (ok) location.assign('/config/sign-in');
}
