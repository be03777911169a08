import type { SiteFile } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { FileThumb } from './file-thumb.tsx';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';

/** Files side by side; each leads to its page, and can be chosen where that serves. */
export function FileGrid({
  files,
  hrefOf,
  chosen,
  onChosen,
}: {
  files: readonly SiteFile[];
  hrefOf: (file: SiteFile) => string;
  chosen?: readonly string[];
  onChosen?: (ids: readonly string[]) => void;
}) {
  const write = useTexts();
  return (
    <ul className={classes['grid']}>
      {files.map((file) => {
        const { id, filename: name, kind, altText } = file;
        const isChosen = chosen?.includes(id) ?? false;
        return (
          <li key={id} className={classes['tile']} data-chosen={isChosen || undefined}>
            <Link href={hrefOf(file)}>
              <FileThumb file={file} />
              <span className={classes['name']}>{name}</span>
              {kind === 'image' && altText === '' && (
                <span className={classes['warn']}>{write(texts.altMissing)}</span>
              )}
            </Link>
            {chosen && onChosen && (
              <span className={classes['check']}>
                <CheckField
                  aria-label={write(texts.selectNamed, { name })}
                  isSelected={isChosen}
                  onChange={(isSelected) =>
                    onChosen(isSelected ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
