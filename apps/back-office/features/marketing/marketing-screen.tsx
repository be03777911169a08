import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { FeedsCard } from './feeds-card.tsx';
import { PixelsCard } from './pixels-card.tsx';
import classes from './marketing.module.css';
import { marketingTexts as texts } from './marketing-texts.ts';

/** Where the catalogue goes, whose pixels load, and what listens to the shop. */
export function Screen() {
  const write = useTexts();
  const { may } = useSite();
  return (
    <Page title={write(texts.title)} isNarrow>
      <FeedsCard />
      {may('edit-campaigns') && <PixelsCard />}
      {may('manage-integrations') && <AutomationCard />}
    </Page>
  );
}

/** 'Awaiting Connection', then how many Zaps there are. CONN-06 */
function AutomationCard() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/automation', { params: { identifier } });
  return (
    <Card
      title={write(texts.automations)}
      actions={
        <ButtonLink isSmall href={href('api-keys')}>
          {write(texts.keys)}
        </ButtonLink>
      }
    >
      <p className={classes['muted']}>{write(texts.automationsText)}</p>
      {read.state === 'pending' && <PendingState lines={1} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <div>
          <Badge tone={read.answer.state === 'connected' ? 'success' : 'neutral'}>
            {read.answer.state === 'connected'
              ? write(texts.zaps, { count: read.answer.zaps })
              : write(texts.awaiting)}
          </Badge>
        </div>
      )}
    </Card>
  );
}
