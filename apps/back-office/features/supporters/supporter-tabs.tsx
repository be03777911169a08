import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { supporterTexts as texts } from './supporter-texts.ts';

/** Donations, memberships and members. */
export function SupporterTabs({ current }: { current: 'donations' | 'memberships' | 'members' }) {
  const write = useTexts();
  const { href, may } = useSite();
  const tabs = [
    { name: 'donations', path: 'supporters' },
    { name: 'memberships', path: 'supporters/plans' },
    ...(may('view-orders') ? [{ name: 'members', path: 'supporters/members' } as const] : []),
  ] as const;
  return (
    <LinkTabs
      label={write(texts.supporters)}
      tabs={tabs.map(({ name, path }) => ({
        href: href(path),
        label: write(texts[name]),
        isCurrent: name === current,
      }))}
    />
  );
}

/** Whether visitors can give or join now. */
export function OpenBadge({ isOpen }: { isOpen: boolean }) {
  const write = useTexts();
  return (
    <Badge tone={isOpen ? 'success' : 'neutral'}>{write(isOpen ? texts.open : texts.closed)}</Badge>
  );
}
