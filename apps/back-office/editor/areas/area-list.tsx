import { memo, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { areaName, areaPath, whereShown } from './area-name.ts';
import classes from './area-list.module.css';
import type { Areas, PageLink } from './use-areas.ts';

/**
 * What of a page can be edited: its content, and the areas of its template. A key that is typed draws
 * it not again.
 */
export const AreaList = memo(function AreaList({
  areas: { pageId, fields, hasContent, parts, indexes },
  now,
}: {
  readonly areas: Areas;
  /** The area that is open; undefined: the content. */
  readonly now: string | undefined;
}) {
  const write = useTexts();
  const { href } = useSite();
  if (pageId === undefined) return null;
  if (fields.length + parts.length + indexes.length === 0) return null;
  return (
    <nav aria-label={write(texts.areas)} className={classes['areas']}>
      <ul>
        {hasContent && (
          <li>
            <Link
              href={href(areaPath(pageId, undefined))}
              aria-current={now === undefined ? 'page' : undefined}
            >
              {write(texts.content)}
            </Link>
          </li>
        )}
        {fields.map((field) => (
          <li key={field.id}>
            <Link
              href={href(areaPath(pageId, field.id))}
              aria-current={now === field.id ? 'page' : undefined}
            >
              {areaName(field, write)}
              <small>{whereShown(field, write)}</small>
            </Link>
          </li>
        ))}
      </ul>
      <PageLinks title={texts.parts} note={texts.ownPage} pages={parts} />
      <PageLinks title={texts.indexes} pages={indexes} />
    </nav>
  );
});

/** Pages that are edited elsewhere, if there are any. */
function PageLinks({
  title,
  note,
  pages,
}: {
  readonly title: ScreenText;
  readonly note?: ScreenText;
  readonly pages: readonly PageLink[];
}) {
  const write = useTexts();
  const { href } = useSite();
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <>
      <h2 id={id}>{write(title)}</h2>
      <ul aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link {...(page.path !== undefined && { href: href(page.path) })}>
              {page.title}
              {note && <small>{write(note)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
