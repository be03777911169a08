import { commandsBetween } from '@sitewright/blocks';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useOverlay } from '../../ui/use-overlay.ts';
import { blockName } from '../block-name.ts';
import { blockWords } from '../block-words.ts';
import { editorTexts } from '../editor-texts.ts';
import shared from '../editor.module.css';
import { PanelFrame } from '../panels/panel-frame.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { stillStore } from '../store/still-store.ts';
import { useSteps } from '../use-steps.ts';
import { groupRevisions, type RevisionGroup } from './group-revisions.ts';
import { bringBlockBack, type BlockChange, type RevisionLook } from './look-at-revision.ts';
import { revisionTexts as texts } from './revision-texts.ts';
import classes from './revisions-panel.module.css';

interface PanelProps {
  readonly store: EditorStore;
  readonly documentId: string;
  readonly look: RevisionLook | undefined;
  /** What became of its blocks since. */
  readonly changes: readonly BlockChange[];
  readonly mayEdit: boolean;
  /** Shows a revision on the canvas; undefined: what is there now. */
  readonly onLook: (look: RevisionLook | undefined) => void;
  readonly onClose: () => void;
}

/** What was saved before: looked at, compared with today, brought back whole or block by block. */
export function RevisionsPanel({
  store,
  documentId,
  look,
  changes,
  mayEdit,
  onLook,
  onClose,
}: PanelProps) {
  const write = useTexts();
  useOverlay('history');
  const { identifier } = useSite();
  const [befores, setBefores] = useState<readonly (number | undefined)[]>([undefined]);
  const asking = useRef(new AbortController());
  /** What is on its way is not looked at any more. */
  const askAnew = () => {
    asking.current.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  };
  useEffect(() => () => asking.current.abort(), []);
  const lookAt: PanelProps['onLook'] = (to) => {
    askAnew();
    onLook(to);
  };
  const show = async (revision: number) => {
    const signal = askAnew();
    const params = { identifier, id: documentId, revision };
    const address = 'GET /api/sites/:identifier/documents/:id/revisions/:revision';
    const read = await call(address, { params }, signal);
    if (signal.aborted) return;
    if (read.ok) onLook({ revision, store: stillStore(read.answer.document, revision) });
    else showToast({ message: read.failure.message, tone: 'danger' });
  };
  return (
    <PanelFrame title={write(texts.title)} onClose={onClose}>
      {look && (
        <Looking store={store} look={look} changes={changes} mayEdit={mayEdit} onLook={lookAt} />
      )}
      <ul className={shared['revisions']}>
        <li>
          <button type="button" aria-current={look === undefined} onClick={() => lookAt(undefined)}>
            {write(texts.now)}
          </button>
        </li>
        {befores.map((before, index) => (
          <RevisionLines
            key={before ?? 0}
            documentId={documentId}
            before={before}
            chosen={look?.revision}
            onPick={(revision) => void show(revision)}
            {...(index === befores.length - 1 && {
              onOlder: (last: number) => setBefores([...befores, last]),
            })}
          />
        ))}
      </ul>
    </PanelFrame>
  );
}

/** A page of the list, as lines of the list around it. */
function RevisionLines({
  documentId,
  before,
  chosen,
  onPick,
  onOlder,
}: {
  documentId: string;
  before: number | undefined;
  chosen: number | undefined;
  onPick: (revision: number) => void;
  onOlder?: (last: number) => void;
}) {
  const write = useTexts();
  const { identifier, timeZone } = useSite();
  const read = useRead('GET /api/sites/:identifier/documents/:id/revisions', {
    params: { identifier, id: documentId },
    query: before === undefined ? {} : { before },
  });
  if (read.state === 'pending') {
    return (
      <li>
        <PendingState />
      </li>
    );
  }
  if (read.state === 'failed') {
    return (
      <li>
        <FailedState failure={read.failure} onRetry={read.refetch} />
      </li>
    );
  }
  const { revisions } = read.answer;
  const last = revisions.at(-1)?.revision ?? 1;
  return (
    <>
      {groupRevisions(revisions).map((group) => (
        <li key={group.revision}>
          <button
            type="button"
            aria-current={chosen === group.revision}
            onClick={() => onPick(group.revision)}
          >
            <DateTime at={group.at} timeZone={timeZone} />
            {group.isPublished && <Badge tone="success">{write(texts.isPublished)}</Badge>}
            <small>{describe(group, write)}</small>
          </button>
        </li>
      ))}
      {onOlder && last > 1 && (
        <li>
          <Button isSmall onPress={() => onOlder(last)}>
            {write(texts.older)}
          </Button>
        </li>
      )}
    </>
  );
}

function describe({ author, note, edits }: RevisionGroup, write: ReturnType<typeof useTexts>) {
  const by = author === '' ? write(texts.bySystem) : write(texts.by, { author });
  const what = note === '' ? write(texts.edits, { count: edits }) : note;
  return `${what}, ${by}`;
}

/** What is looked at, beside what stands there today. */
function Looking({
  store,
  look,
  changes,
  mayEdit,
  onLook,
}: Pick<PanelProps, 'store' | 'changes' | 'mayEdit' | 'onLook'> & { look: RevisionLook }) {
  const write = useTexts();
  const { document: now } = useSyncExternalStore(store.subscribe, store.read);
  const { document: old } = look.store.read();
  const { undo } = useSteps(store);
  const commands = useMemo(() => commandsBetween(now, old), [now, old]);
  const restore = () => {
    store.act(commands);
    onLook(undefined);
    showToast({
      message: write(texts.restored),
      action: { label: write(editorTexts.undo), onPress: undo },
    });
  };
  return (
    <section className={classes['looking']}>
      <output>{write(texts.looking)}</output>
      <div className={classes['buttons']}>
        {mayEdit && (
          <Button kind="primary" isSmall isDisabled={commands.length === 0} onPress={restore}>
            {write(texts.restore)}
          </Button>
        )}
        <Button isSmall onPress={() => onLook(undefined)}>
          {write(texts.backToNow)}
        </Button>
      </div>
      {commands.length === 0 && <p className={shared['hint']}>{write(texts.same)}</p>}
      {changes.length > 0 && (
        <>
          <h3>{write(texts.since)}</h3>
          <ul className={shared['changes']}>
            {changes.map(({ block, mark }) => {
              const name = write(blockName(block.type));
              const words = blockWords(block.data);
              const back = mayEdit ? bringBlockBack(old, now, block.id) : undefined;
              return (
                <li key={block.id}>
                  <button
                    type="button"
                    disabled={mark === 'came'}
                    onClick={() => look.store.select({ kind: 'block', id: block.id })}
                  >
                    {name} {words !== '' && <small>{words}</small>}{' '}
                    <small>{write(texts[mark])}</small>
                  </button>
                  {back && (
                    <Button
                      kind="quiet"
                      isSmall
                      aria-label={write(texts.restoreBlock, { name })}
                      onPress={() => store.act(back)}
                    >
                      {write(texts.restore)}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
