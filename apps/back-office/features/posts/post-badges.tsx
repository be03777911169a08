import type { SitePost } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { postTexts as texts } from './post-texts.ts';

/** Where a post stands, in the words of the specification; of a plan also its time. EDIT-05 */
export function PostBadges({ post }: { post: SitePost }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const { state, hasNews, document, publishOn } = post;
  return (
    <>
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>
        {write(documentStateTexts[state])}
        {state === 'scheduled' && (
          <>
            {' '}
            <DateTime at={document?.publishAt ?? publishOn} timeZone={timeZone} />
          </>
        )}
      </Badge>
      {hasNews && <Badge tone="warning">{write(texts.news)}</Badge>}
    </>
  );
}
