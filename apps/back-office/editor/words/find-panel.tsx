import {
  blockTypeTable,
  findInDocument,
  replaceInDocument,
  wordPattern,
  type DocumentMatch,
} from '@sitewright/blocks';
import { wordLimits } from '@sitewright/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import shared from '../editor.module.css';
import classes from './find-panel.module.css';
import { PanelFrame } from '../panels/panel-frame.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { findTexts as texts } from './find-texts.ts';
import { markWords } from './mark-words.ts';

interface FindPanelProps {
  readonly store: EditorStore;
  readonly page: Document;
  /** What to look for at first. */
  readonly query: string;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** Finds words in this page: each match leads to its block. Enter goes on, Shift Enter back. */
export function FindPanel({ store, page, query, mayEdit, onClose }: FindPanelProps) {
  const write = useTexts();
  const { href } = useSite();
  const { document } = useSyncExternalStore(store.subscribe, store.read);
  const [search, setSearch] = useState({ text: query, matchCase: false, wholeWord: false });
  const [replacement, setReplacement] = useState('');
  const [at, setAt] = useState<number>();
  const settled = useDeferredValue(document);
  const pattern = useMemo(
    () => (search.text.trim() === '' ? undefined : wordPattern(search)),
    [search],
  );
  const matches = useMemo(
    () => (pattern ? findInDocument(settled, blockTypeTable, pattern) : []),
    [settled, pattern],
  );
  useEffect(() => {
    if (!pattern) return undefined;
    const ids = new Set(matches.map(({ blockId }) => blockId));
    const blocks = [...ids].flatMap((id) => page.getElementById(`block-${id}`) ?? []);
    return markWords(page, blocks, pattern);
  }, [matches, page, pattern]);
  const go = (to: number) => {
    const match = matches[to];
    if (!match) return;
    setAt(to);
    store.select({ kind: 'block', id: match.blockId });
    page.getElementById(`block-${match.blockId}`)?.scrollIntoView({ block: 'center' });
  };
  const step = (by: number) => {
    if (matches.length === 0) return;
    go(
      at === undefined
        ? by > 0
          ? 0
          : matches.length - 1
        : (at + by + matches.length) % matches.length,
    );
  };
  const change = (part: Partial<typeof search>) => {
    setAt(undefined);
    setSearch({ ...search, ...part });
  };
  const replace = (one: DocumentMatch | undefined) => {
    if (!pattern) return;
    const now = store.read().document;
    const isMeant = (blockId: string, path: readonly string[]) =>
      one?.blockId === blockId && one.path.join('/') === path.join('/');
    const { commands } = replaceInDocument(now, blockTypeTable, {
      pattern,
      replacement,
      chosenOf: ({ blockId, path }) => one && new Set(isMeant(blockId, path) ? [one.index] : []),
    });
    if (commands.length > 0) store.act(commands);
  };
  return (
    <PanelFrame title={write(texts.title)} onClose={onClose}>
      <search className={classes['find']}>
        <TextField
          label={write(texts.find)}
          inputRef={focusFirst}
          value={search.text}
          maxLength={wordLimits.textLength}
          onChange={(text) => change({ text })}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') onClose();
            else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
            else event.continuePropagation();
          }}
        />
        <CheckField isSelected={search.matchCase} onChange={(matchCase) => change({ matchCase })}>
          {write(texts.matchCase)}
        </CheckField>
        <CheckField isSelected={search.wholeWord} onChange={(wholeWord) => change({ wholeWord })}>
          {write(texts.wholeWord)}
        </CheckField>
        <div className={classes['steps']}>
          <output className={shared['hint']}>
            {at === undefined
              ? pattern && write(texts.count, { count: matches.length })
              : write(texts.place, { at: at + 1, count: matches.length })}
          </output>
          <Button isIcon kind="quiet" aria-label={write(texts.previous)} onPress={() => step(-1)}>
            <ChevronUp size={16} aria-hidden="true" />
          </Button>
          <Button isIcon kind="quiet" aria-label={write(texts.next)} onPress={() => step(1)}>
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        </div>
        {mayEdit && (
          <>
            <TextField
              label={write(texts.replaceBy)}
              value={replacement}
              maxLength={wordLimits.replacementLength}
              onChange={setReplacement}
            />
            <div className={classes['steps']}>
              <Button
                isDisabled={at === undefined}
                onPress={() => {
                  replace(matches[at ?? -1]);
                  setAt(undefined);
                }}
              >
                {write(texts.replace)}
              </Button>
              <Button isDisabled={matches.length === 0} onPress={() => replace(undefined)}>
                {write(texts.replaceAll)}
              </Button>
            </div>
          </>
        )}
      </search>
      <ul className={shared['changes']}>
        {matches.slice(0, wordLimits.matchesOfPlace).map((match, index) => (
          <li key={`${match.blockId} ${match.path.join('/')} ${match.index}`}>
            <button type="button" aria-current={index === at} onClick={() => go(index)}>
              <span>
                {match.before}
                <mark>{match.words}</mark>
                {match.after}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link href={href(`find-replace?text=${encodeURIComponent(search.text)}`)}>
        {write(texts.wholeSite)}
      </Link>
    </PanelFrame>
  );
}
