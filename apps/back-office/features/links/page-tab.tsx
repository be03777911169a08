import type { LinkTarget } from '@sitewright/contract';
import { useDeferredValue } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import options from '../../ui/option-list.module.css';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { chooseTarget, type LinkDraft } from './link-draft.ts';
import { linkTexts as texts } from './link-texts.ts';
import classes from './links.module.css';
import { useTarget } from './use-target.ts';

interface TabProps {
  readonly draft: LinkDraft;
  readonly onChange: (draft: LinkDraft) => void;
  readonly error: (field: string) => string | undefined;
}

/** Finds pages, collections, products and posts by their titles and addresses. LINK-01 */
export function PageTab({ draft, onChange, error }: TabProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const search = useDeferredValue(draft.search.trim());
  const read = useRead(
    'GET /api/sites/:identifier/link-targets',
    { params: { identifier }, query: search === '' ? {} : { search } },
    { keepsPrevious: true },
  );
  const known = useTarget(draft.collectionId, draft.itemId);
  const chosen = draft.target ?? known;
  const found = read.state === 'success' ? read.answer.targets : [];
  return (
    <>
      <TextField
        label={write(texts.search)}
        value={draft.search}
        maxLength={200}
        error={error('collectionId')}
        onChange={(typed) => onChange(follow(draft, typed, found))}
      />
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <ListBox
          aria-label={write(texts.found)}
          className={joinClasses(options['list'], classes['targets'])}
          items={found.map((target) => ({ ...target, key: keyOf(target) }))}
          selectionMode="single"
          selectedKeys={chosen ? [keyOf(chosen)] : []}
          renderEmptyState={() => <p className={classes['muted']}>{write(texts.nothing)}</p>}
          onSelectionChange={(keys) => {
            const target = keys === 'all' ? undefined : found.find((one) => keys.has(keyOf(one)));
            if (target) onChange(chooseTarget(draft, target));
          }}
        >
          {(target) => <TargetLine target={target} />}
        </ListBox>
      )}
      {chosen && (
        <p className={classes['muted']}>
          {chosen.title} · {chosen.url}
        </p>
      )}
      {draft.collectionId !== '' && chosen === null && <p role="alert">{write(texts.gone)}</p>}
      <TextField
        label={write(texts.anchor)}
        help={write(texts.anchorHelp)}
        value={draft.anchor}
        maxLength={100}
        onChange={(anchor) => onChange({ ...draft, anchor })}
      />
    </>
  );
}

/** An address that was typed whole is chosen; what was chosen before makes way for another search. */
function follow(draft: LinkDraft, typed: string, found: readonly LinkTarget[]): LinkDraft {
  const now: LinkDraft = {
    ...draft,
    search: typed,
    collectionId: '',
    itemId: undefined,
    target: undefined,
  };
  const exact = found.find(({ url }) => url === typed.trim());
  return exact ? chooseTarget(now, exact) : now;
}

function TargetLine({ target }: { target: LinkTarget & { readonly key: string } }) {
  const write = useTexts();
  return (
    <ListBoxItem
      id={target.key}
      textValue={target.title}
      className={joinClasses(options['option'], classes['target'])}
    >
      <span>{target.title}</span>
      <span className={classes['muted']}>
        {write(texts[target.kind])} · {target.url}
        {!target.isShown && ` · ${write(texts.hidden)}`}
      </span>
    </ListBoxItem>
  );
}

function keyOf({ collectionId, itemId = '' }: LinkTarget): string {
  return `${collectionId} ${itemId}`;
}
