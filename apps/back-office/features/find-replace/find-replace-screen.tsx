import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Card, FieldRow, Page } from '../../ui/page.tsx';
import { Banner, EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { wordLimits } from '@sitewright/contract';
import { findReplaceTexts as texts } from './find-replace-texts.ts';
import classes from './find-replace.module.css';
import { FoundPlace } from './found-place.tsx';
import { useReplacing, type Replaced } from './use-replacing.ts';
import { useWordSearch, type WordQuery } from './use-word-search.ts';
import { countChosen, placeKey, type TakenOut } from './word-choice.ts';

/** Finds words in the whole site and replaces them. What is looked for stands in the address. */
export function Screen() {
  const write = useTexts();
  const { values } = useListState();
  const query: WordQuery = {
    text: values['text'] ?? '',
    matchCase: values['case'] === 'true',
    wholeWord: values['word'] === 'true',
  };
  return (
    <Page title={write(texts.title)}>
      <p className={classes['muted']}>{write(texts.lead)}</p>
      <SearchForm key={JSON.stringify(query)} query={query} />
      {query.text === '' ? (
        <Card>
          <EmptyState title={write(texts.begin)}>{write(texts.beginText)}</EmptyState>
        </Card>
      ) : (
        <Results key={JSON.stringify([query])} query={query} />
      )}
    </Page>
  );
}

function SearchForm({ query }: { query: WordQuery }) {
  const write = useTexts();
  const { set } = useListState();
  const [typed, setTyped] = useState(query);
  const change = (part: Partial<WordQuery>) => setTyped({ ...typed, ...part });
  return (
    <Card>
      <search>
        <form
          className={classes['form']}
          onSubmit={(event) => {
            event.preventDefault();
            set({
              text: typed.text.trim() === '' ? undefined : typed.text,
              case: typed.matchCase ? 'true' : undefined,
              word: typed.wholeWord ? 'true' : undefined,
            });
          }}
        >
          <TextField
            label={write(texts.find)}
            value={typed.text}
            maxLength={wordLimits.textLength}
            onChange={(text) => change({ text })}
          />
          <Button type="submit" isDisabled={typed.text.trim() === ''}>
            {write(texts.search)}
          </Button>
          <div className={classes['options']}>
            <CheckField
              isSelected={typed.matchCase}
              onChange={(matchCase) => change({ matchCase })}
            >
              {write(texts.matchCase)}
            </CheckField>
            <CheckField
              isSelected={typed.wholeWord}
              onChange={(wholeWord) => change({ wholeWord })}
            >
              {write(texts.wholeWord)}
            </CheckField>
          </div>
        </form>
      </search>
    </Card>
  );
}

function Results({ query }: { query: WordQuery }) {
  const write = useTexts();
  const { may, identifier } = useSite();
  const { state, read, goOn, again } = useWordSearch(query);
  const replacing = useReplacing(read);
  const undo = useUndo();
  const [taken, setTaken] = useState<TakenOut>(new Set());
  const [replacement, setReplacement] = useState('');
  const [publish, setPublish] = useState(false);
  const { groups, next, isRunning, failure, looked } = state;
  const replaced = replacing.state;
  const isOver = replaced.outcomes.size > 0 || replaced.failure !== undefined;
  const count = groups.reduce((sum, group) => sum + countChosen(taken, group), 0);
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  // What is not shown yet is meant where nobody took anything out.
  const isAll = taken.size === 0 && next !== undefined;
  const startAnew = () => {
    replacing.forget();
    setTaken(new Set());
    again();
  };
  if (failure && groups.length === 0) {
    return (
      <Card>
        <FailedState failure={failure} onRetry={startAnew} />
      </Card>
    );
  }
  return (
    <>
      {may('edit-drafts') && total > 0 && (
        <Card>
          <FieldRow>
            <TextField
              label={write(texts.replaceBy)}
              value={replacement}
              maxLength={wordLimits.replacementLength}
              isDisabled={isOver || replaced.isRunning}
              onChange={setReplacement}
            />
          </FieldRow>
          {may('publish') && (
            <CheckField
              isSelected={publish}
              isDisabled={isOver || replaced.isRunning}
              onChange={setPublish}
              help={write(texts.publishHelp)}
            >
              {write(texts.publish)}
            </CheckField>
          )}
          <div className={classes['actions']}>
            <Button
              kind="primary"
              isPending={replaced.isRunning}
              isDisabled={isOver || isRunning || count === 0}
              onPress={() => {
                const rest = isAll ? next : undefined;
                void replacing.run(
                  { ...query, replacement, publish },
                  { groups, next: rest },
                  taken,
                );
              }}
            >
              {isAll ? write(texts.replaceAll) : write(texts.replaceChosen, { count })}
            </Button>
            {replaced.isRunning && (
              <>
                <Button onPress={replacing.stop}>{write(texts.stop)}</Button>
                <output className={classes['muted']}>
                  {write(texts.replacing, { count: replaced.outcomes.size })}
                </output>
              </>
            )}
          </div>
        </Card>
      )}
      {!replaced.isRunning && isOver && (
        <Outcome
          replaced={replaced}
          isUndoing={undo.isRunning}
          onUndo={() => void undo.run(identifier, replaced.activityIds).then(startAnew)}
          onAgain={startAnew}
        />
      )}
      <Card>
        <output className={classes['muted']} aria-live="polite">
          {isRunning
            ? write(texts.searching, { looked })
            : next === undefined
              ? write(texts.found, { count: total, places: groups.length })
              : write(texts.foundSoFar, { count: total })}
        </output>
        {groups.map((group) => (
          <FoundPlace
            key={placeKey(group)}
            group={group}
            query={query.text}
            replacement={may('edit-drafts') ? replacement : undefined}
            taken={taken}
            onTake={!may('edit-drafts') || isOver || replaced.isRunning ? undefined : setTaken}
            outcome={replaced.outcomes.get(placeKey(group))}
          />
        ))}
        {isRunning && groups.length === 0 && <PendingState />}
        {!isRunning && total === 0 && next === undefined && (
          <EmptyState title={write(texts.nothing)}>{write(texts.nothingText)}</EmptyState>
        )}
        {failure && groups.length > 0 && <FailedState failure={failure} onRetry={goOn} />}
        {!isRunning && !failure && next !== undefined && (
          <div>
            <Button onPress={goOn}>{write(texts.goOn)}</Button>
          </div>
        )}
      </Card>
    </>
  );
}

/** What became of it, and the way back. */
function Outcome({
  replaced: { outcomes, activityIds, failure },
  isUndoing,
  onUndo,
  onAgain,
}: {
  replaced: Replaced;
  isUndoing: boolean;
  onUndo: () => void;
  onAgain: () => void;
}) {
  const write = useTexts();
  const all = [...outcomes.values()];
  const count = all.reduce((sum, { replaced }) => sum + replaced, 0);
  const places = all.filter(({ replaced }) => replaced > 0).length;
  const left = all.filter((one) => one.left.length > 0).length;
  return (
    <Banner
      tone={failure ? 'danger' : left > 0 ? 'warning' : 'success'}
      action={
        <div className={classes['actions']}>
          {activityIds.length > 0 && (
            <Button isSmall isPending={isUndoing} onPress={onUndo}>
              {write(texts.undo)}
            </Button>
          )}
          <Button isSmall onPress={onAgain}>
            {write(texts.again)}
          </Button>
        </div>
      }
    >
      {write(texts.done, { count, places })} {left > 0 && write(texts.left, { count: left })}{' '}
      {failure?.message}
    </Banner>
  );
}
