import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import desk from '../desk/desk.module.css';
import { overlayTexts as texts } from './overlay-texts.ts';

interface ContentProps {
  readonly purpose: 'popup' | 'announcement';
  /** Where it is edited, behind the site's part of the address. */
  readonly path: string;
  /** What may stand in it. */
  readonly about: ScreenText;
  /** Said while visitors see none of it. */
  readonly missing: ScreenText;
}

/** What was designed to stand in it: how far that is, and the way to its editor. */
export function ContentCard({ purpose, path, about, missing }: ContentProps) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/documents', {
    params: { identifier },
    query: { purpose },
  });
  return (
    <Card
      title={write(texts.content)}
      actions={
        <ButtonLink isSmall href={href(path)}>
          {write(texts.edit)}
        </ButtonLink>
      }
    >
      <p className={desk['muted']}>{write(about)}</p>
      {read.state === 'pending' && <PendingState lines={1} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <Standing head={read.answer.documents[0]} missing={missing} />}
    </Card>
  );
}

type Head = { state: keyof typeof documentStateTexts; publishedRevision: number | null };

function Standing({ head, missing }: { head: Head | undefined; missing: ScreenText }) {
  const write = useTexts();
  if (!head || head.publishedRevision === null || head.state === 'private') {
    return <p>{write(missing)}</p>;
  }
  const tone = head.state === 'published' ? 'success' : 'neutral';
  return (
    <div>
      <Badge tone={tone}>{write(documentStateTexts[head.state])}</Badge>
    </div>
  );
}
