import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import desk from '../desk/desk.module.css';
import { overlayTexts as texts } from './overlay-texts.ts';
import { OverlaySettings } from './overlay-settings.tsx';
import { popupPage } from './popup-page.ts';

/** The promotional popup: what stands in it, when and where it shows. POPU-01 */
export function Screen() {
  const write = useTexts();
  const { may } = useSite();
  return (
    <Page title={write(popupPage.title)} isNarrow>
      {may('view-content') && <ContentCard />}
      <OverlaySettings page={popupPage} />
    </Page>
  );
}

function ContentCard() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/documents', {
    params: { identifier },
    query: { purpose: 'popup' },
  });
  return (
    <Card
      title={write(texts.content)}
      actions={
        <ButtonLink isSmall href={href('popup/content')}>
          {write(texts.edit)}
        </ButtonLink>
      }
    >
      <p className={desk['muted']}>{write(texts.contentText)}</p>
      {read.state === 'pending' && <PendingState lines={1} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <Standing head={read.answer.documents[0]} />}
    </Card>
  );
}

type Head = { state: keyof typeof documentStateTexts; publishedRevision: number | null };

function Standing({ head }: { head: Head | undefined }) {
  const write = useTexts();
  if (!head || head.publishedRevision === null || head.state === 'private') {
    return <p>{write(texts.notPublished)}</p>;
  }
  const tone = head.state === 'published' ? 'success' : 'neutral';
  return (
    <div>
      <Badge tone={tone}>{write(documentStateTexts[head.state])}</Badge>
    </div>
  );
}
