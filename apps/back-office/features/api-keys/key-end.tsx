import { useNow } from '../rules/use-now.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { apiKeyTexts as texts } from './api-keys-texts.ts';
import { standingOfKey } from './key-expiry.ts';

/** When a key ends; marked two weeks before, and when it has. D-74 */
export function KeyEnd({ expiresOn, timeZone }: { expiresOn: number | null; timeZone: string }) {
  const write = useTexts();
  const standing = standingOfKey(expiresOn, useNow());
  if (expiresOn === null) return write(texts.noEnd);
  return (
    <>
      <DateTime at={new Date(expiresOn).toISOString()} timeZone={timeZone} isDateOnly />{' '}
      {standing === 'ended' && <Badge tone="danger">{write(texts.ended)}</Badge>}
      {standing === 'ends' && <Badge tone="warning">{write(texts.endsSoon)}</Badge>}
    </>
  );
}
