import { findBlock, findSection, orderedSections } from '@sitewright/blocks';
import type { Breakpoint, DocumentHead, DocumentState } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSite } from '../app/office-context.ts';
import { useWrite } from '../data/use-write.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, FailedState, PendingState } from '../ui/states.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Canvas } from './canvas/canvas.tsx';
import { ConflictsDialog } from './conflicts-dialog.tsx';
import { createActs } from './editor-acts.ts';
import { deviceWidths, EditorBar, type Device } from './editor-bar.tsx';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { BlockPalette } from './insert/block-palette.tsx';
import { SectionLibrary } from './insert/section-library.tsx';
import { Outline } from './outline.tsx';
import { SidePanel } from './side-panel.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useOpenDocument, type OpenDocument } from './use-open-document.ts';

/** A page in the editor. */
export function Screen() {
  const { id = '' } = useParams({ strict: false });
  const [turn, setTurn] = useState(0);
  return <OpenScreen key={`${id} ${turn}`} id={id} onRetry={() => setTurn(turn + 1)} />;
}

function OpenScreen({ id, onRetry }: { id: string; onRetry: () => void }) {
  const opening = useOpenDocument(id);
  return (
    <div className={classes['editor']}>
      {opening.state === 'pending' && <PendingState />}
      {opening.state === 'failed' && <FailedState failure={opening.failure} onRetry={onRetry} />}
      {opening.state === 'open' && <Editor {...opening} />}
    </div>
  );
}

const moveTexts: Readonly<Partial<Record<DocumentState, keyof typeof texts>>> = {
  published: 'published',
  'needs-review': 'handedOver',
  draft: 'takenBack',
};

function Editor({ store, head: first, page }: OpenDocument) {
  const write = useTexts();
  const site = useSite();
  const mayEdit = site.may('edit-drafts');
  const state = useSyncExternalStore(store.subscribe, store.read);
  const [head, setHead] = useState(first);
  const [device, setDevice] = useState<Device>('desktop');
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('wide');
  const [inserting, setInserting] = useState<'block' | 'section'>();
  const acts = useMemo(() => createActs(store), [store]);
  const move = useMoving(head, setHead);
  const onInsert = useMemo(() => () => setInserting('block'), []);
  const onKeyDown = useEditorKeys({ store, acts, breakpoint, mayEdit, onInsert });
  const { document, selection, conflicts } = state;
  const path = page.isHomepage ? '' : page.urlId;
  const isEmpty = orderedSections(document).length === 0;
  const [conflict] = conflicts;
  const publish = async (to: DocumentState) => {
    if (await store.flush()) await move.run(to, store.read().revision);
  };
  useEffect(() => {
    window.document.title = `${page.title} · Sitewright`;
  }, [page.title]);
  return (
    <>
      <EditorBar
        store={store}
        state={state}
        title={page.title}
        path={path}
        head={head}
        device={device}
        onDevice={setDevice}
        isMoving={move.isRunning}
        mayEdit={mayEdit}
        onMove={(to) => void publish(to)}
      />
      <div className={classes['body']}>
        <div className={classes['left']}>
          {mayEdit && (
            <div className={classes['adders']}>
              <Button onPress={() => setInserting('section')}>{write(texts.addSection)}</Button>
              <Button isDisabled={isEmpty} onPress={onInsert}>
                {write(texts.addBlock)}
              </Button>
            </div>
          )}
          <Outline document={document} selection={selection} onSelect={(to) => store.select(to)} />
        </div>
        <div className={classes['middle']}>
          <Canvas
            store={store}
            documentId={head.id}
            width={deviceWidths[device]}
            mayEdit={mayEdit}
            onKeyDown={onKeyDown}
            onBreakpoint={setBreakpoint}
          />
          {isEmpty && (
            <div className={classes['begin']}>
              <EmptyState
                title={write(texts.emptyPage)}
                action={
                  mayEdit && (
                    <Button kind="primary" onPress={() => setInserting('section')}>
                      {write(texts.addSection)}
                    </Button>
                  )
                }
              >
                {write(texts.emptyPageText)}
              </EmptyState>
            </div>
          )}
        </div>
        <SidePanel
          store={store}
          acts={acts}
          block={selection?.kind === 'block' ? findBlock(document, selection.id) : undefined}
          section={selection?.kind === 'section' ? findSection(document, selection.id) : undefined}
          breakpoint={breakpoint}
          mayEdit={mayEdit}
        />
      </div>
      {inserting === 'block' && (
        <BlockPalette
          onClose={() => setInserting(undefined)}
          onPick={(type) => {
            setInserting(undefined);
            acts.insertBlock(type);
          }}
        />
      )}
      {inserting === 'section' && (
        <SectionLibrary
          onClose={() => setInserting(undefined)}
          onPick={(design) => {
            setInserting(undefined);
            acts.insertSection(design);
          }}
        />
      )}
      {conflict && <ConflictsDialog store={store} conflict={conflict} />}
    </>
  );
}

/** Brings the document to another state, and says so. */
function useMoving(head: DocumentHead, setHead: (head: DocumentHead) => void) {
  const write = useTexts();
  const { identifier } = useSite();
  const moving = useWrite('POST /api/sites/:identifier/documents/:id/state', {
    refreshes: ['GET /api/sites/:identifier/pages'],
    onDone: ({ activityId: _entry, ...next }, input) => {
      setHead(next);
      const text = moveTexts[input.body.to];
      if (text) showToast({ message: write(texts[text]) });
    },
    isToldByScreen: true,
  });
  return {
    isRunning: moving.isRunning,
    run: (to: DocumentState, revision: number) =>
      moving.runAndWait({ params: { identifier, id: head.id }, body: { to, revision } }),
  };
}
