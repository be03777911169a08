import type { PageFieldHead } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';
import { areaName, areaPath, whereShown } from './area-name.ts';

/** What of a page can be edited: its content, and the areas of its template. */
export function AreaList({
  pageId,
  fields,
  hasContent,
  now,
}: {
  readonly pageId: string;
  readonly fields: readonly PageFieldHead[];
  /** Whether the page has content of its own beside the areas. */
  readonly hasContent: boolean;
  /** The area that is open; undefined: the content. */
  readonly now: string | undefined;
}) {
  const write = useTexts();
  const { href } = useSite();
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
    </nav>
  );
}
