import type { PageFieldHead } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';
import { areaName, whereShown } from './area-name.ts';

/** What an area of the template is, while nothing in it is chosen. */
export function AreaPanel({
  area,
  isOnIndex,
}: {
  readonly area: PageFieldHead;
  /** Whether other pages stand beside it. */
  readonly isOnIndex: boolean;
}) {
  const write = useTexts();
  return (
    <>
      <h2>{areaName(area, write)}</h2>
      <p className={classes['hint']}>
        {whereShown(area, write)}. {area.pages > 1 && write(texts.sharedArea)}
      </p>
      <p className={classes['hint']}>{write(texts.areaHelp)}</p>
      {isOnIndex && <p className={classes['hint']}>{write(texts.partHelp)}</p>}
    </>
  );
}
