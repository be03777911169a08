import type { SitePage } from '@sitewright/contract';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { pageTexts as texts } from './page-texts.ts';

const kinds = {
  products: texts.kindStore,
  blog: texts.kindBlog,
  events: texts.kindEvents,
  page: texts.kindTheme,
  'splash-page': texts.kindCover,
};

/** What a page is, and whether visitors see it. */
export function PageBadges({ page }: { page: SitePage }) {
  const write = useTexts();
  const { document, isHomepage, isEnabled, isProtected, isLocked, isBuilt, typeName } = page;
  const kind = kinds[typeName as keyof typeof kinds] ?? texts.kindOther;
  return (
    <>
      {isHomepage && <Badge tone="info">{write(texts.home)}</Badge>}{' '}
      {(!isBuilt || typeName === 'splash-page') && <Badge>{write(kind)}</Badge>}{' '}
      {isProtected && (
        <Badge tone="warning">{write(isLocked ? texts.locked : texts.members)}</Badge>
      )}{' '}
      {!isEnabled && !isProtected && <Badge tone="warning">{write(texts.off)}</Badge>}{' '}
      {document && document.state !== 'published' && (
        <Badge>{write(documentStateTexts[document.state])}</Badge>
      )}{' '}
      {isBuilt && isEnabled && document?.state === 'published' && (
        <Badge tone="success">{write(texts.live)}</Badge>
      )}
    </>
  );
}
