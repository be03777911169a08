import { isAreaPurpose, type FoundMatch, type FoundWords } from '@sitewright/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { areaName } from '../../editor/areas/area-name.ts';
import { blockName } from '../../editor/block-name.ts';
import { contentPath } from '../../editor/content-path.ts';
import { mailPartTexts } from '../../editor/mail/mail-part-texts.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { languageOf, useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { fieldTexts, findReplaceTexts as texts, refusalTexts } from './find-replace-texts.ts';
import classes from './find-replace.module.css';
import type { WordOutcome } from './use-replacing.ts';
import { choose, countChosen, isChosen, type TakenOut } from './word-choice.ts';

/** Matches that are shown of a place before somebody asks for more. */
const shownAtFirst = 5;

interface FoundPlaceProps {
  readonly group: FoundWords;
  readonly query: string;
  /** Undefined: nothing is to be replaced. */
  readonly replacement: string | undefined;
  readonly taken: TakenOut;
  /** Undefined: it cannot be chosen now. */
  readonly onTake: ((taken: TakenOut) => void) | undefined;
  readonly outcome: WordOutcome | undefined;
}

/** A page, post or product with its matches. */
export function FoundPlace({ group, query, replacement, taken, onTake, outcome }: FoundPlaceProps) {
  const write = useTexts();
  const { href } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { matches, count, state, isLive } = group;
  const title = titleOf(group, write);
  const chosen = countChosen(taken, group);
  const shown = isOpen ? matches : matches.slice(0, shownAtFirst);
  const isOutside = matches.some(({ field }) => field !== 'content');
  return (
    <section className={classes['place']} aria-label={title}>
      <div className={classes['placeHead']}>
        {onTake && (
          <CheckField
            aria-label={write(texts.chooseAll, { title })}
            isSelected={chosen === count}
            isIndeterminate={chosen > 0 && chosen < count}
            onChange={(isIn) =>
              onTake(choose(taken, group, { keys: matches.map(({ key }) => key), isIn }))
            }
          />
        )}
        <h2>
          <a href={href(whereOf(group, query))}>{title}</a>
        </h2>
        <span className={classes['muted']}>{write(kindOf(group))}</span>
        {state !== null && <Badge>{write(documentStateTexts[state])}</Badge>}
        {isLive && isOutside && <Badge tone="info">{write(texts.isLive)}</Badge>}
        {outcome && outcome.replaced > 0 && (
          <Badge tone="success">
            {write(texts.replaced, { count: outcome.replaced })}{' '}
            {write(outcome.isPublished ? texts.isPublished : texts.isDraft)}
          </Badge>
        )}
      </div>
      {outcome?.left.map(({ reason, message = '' }) => (
        <p key={reason} className={classes['left']}>
          {write(refusalTexts[reason])} {message}
        </p>
      ))}
      <ul className={classes['matches']}>
        {shown.map((match) => (
          <li key={match.key}>
            <Match
              match={match}
              replacement={replacement}
              isChosen={isChosen(taken, group, match.key)}
              onChoose={
                onTake && ((isIn) => onTake(choose(taken, group, { keys: [match.key], isIn })))
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < matches.length && (
        <div>
          <Button kind="quiet" isSmall isAtEdge onPress={() => setOpen(true)}>
            {write(texts.moreOfPlace, { count: count - shown.length })}
          </Button>
        </div>
      )}
      {isOpen && count > matches.length && (
        <p className={classes['muted']}>{write(texts.untold, { count: count - matches.length })}</p>
      )}
    </section>
  );
}

function Match({
  match: { field, block, before, words, after },
  replacement,
  isChosen: isIn,
  onChoose,
}: {
  match: FoundMatch;
  replacement: string | undefined;
  isChosen: boolean;
  onChoose: ((isIn: boolean) => void) | undefined;
}) {
  const write = useTexts();
  const language = languageOf(useIntl().locale);
  const typeName = block && write(blockName(block.type));
  const label = block ? block.label[language] : write(fieldTexts[field] ?? texts.title);
  const name = typeName === undefined || typeName === label ? label : `${typeName}, ${label}`;
  const isReplaced = replacement !== undefined && isIn;
  const line = (
    <span className={classes['line']}>
      <span className={classes['field']}>{name}</span>
      <span className={classes['words']}>
        {before}
        {isReplaced ? <del>{words}</del> : <mark>{words}</mark>}
        {isReplaced && (
          <>
            <span className={classes['unseen']}> {write(texts.becomes)} </span>
            {replacement === '' ? (
              <span className={classes['unseen']}>{write(texts.removed)}</span>
            ) : (
              <ins>{replacement}</ins>
            )}
          </>
        )}
        {after}
      </span>
    </span>
  );
  if (!onChoose) return line;
  return (
    <CheckField isSelected={isIn} onChange={onChoose}>
      {line}
    </CheckField>
  );
}

/** What people call it; a document that is nobody's content is called by what it is. */
function titleOf({ kind, title, purpose }: FoundWords, write: WriteText): string {
  if (kind !== 'document') return title || write(texts.untitled);
  return purpose && isAreaPurpose(purpose)
    ? areaName({ purpose, label: purpose === 'block-field' ? title : '' }, write)
    : write(purpose === 'mail' ? mailPartTexts.part : texts.popup);
}

/** What kind of thing it is. */
function kindOf({ kind, purpose }: FoundWords): ScreenText {
  if (kind === 'document' && purpose === 'mail') return mailPartTexts.part;
  return kind === 'document' && purpose && isAreaPurpose(purpose) ? texts.area : texts[kind];
}

/** Where it is edited. */
function whereOf({ kind, id, documentId, purpose }: FoundWords, query: string): string {
  const find = `?find=${encodeURIComponent(query)}`;
  if (kind === 'document') return contentPath({ purpose: purpose ?? 'popup', ownerId: id }) + find;
  if (documentId !== null) return contentPath({ purpose: kind, ownerId: id }) + find;
  if (kind === 'product') return `products/${id}`;
  return kind === 'post' ? `pages/post/${id}/settings` : 'pages';
}
