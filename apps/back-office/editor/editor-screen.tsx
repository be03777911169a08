import { findBlocks, findSection } from '@sitewright/blocks';
import { isOfRows, type Breakpoint } from '@sitewright/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PendingState } from '../ui/states.tsx';
import { AreaList } from './areas/area-list.tsx';
import { areaPath, titleOf } from './areas/area-name.ts';
import { useAreas } from './areas/use-areas.ts';
import { Canvas, type DrawnPage } from './canvas/canvas.tsx';
import { ConflictsDialog } from './conflicts-dialog.tsx';
import { createActs } from './editor-acts.ts';
import { EditorBar, type EditorPanel } from './editor-bar.tsx';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { EmptyCanvas } from './empty-canvas.tsx';
import { Adders } from './insert/adders.tsx';
import { createInsertDrag } from './insert/insert-drag.ts';
import { SectionDialog } from './insert/section-dialog.tsx';
import { mailPartTexts } from './mail/mail-part-texts.ts';
import { ScheduleDialog } from './moving/schedule-dialog.tsx';
import { useMoving } from './moving/use-moving.ts';
import { NotOpen } from './not-open.tsx';
import { Outline } from './outline.tsx';
import {
  changesSince,
  type BlockChange,
  type BlockMark,
  type RevisionLook,
} from './revisions/look-at-revision.ts';
import { RevisionsPanel } from './revisions/revisions-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { chosenIds } from './store/selection.ts';
import { TogetherContext } from './together/use-together.ts';
import { useAsked } from './use-asked.ts';
import { ItemLimitsContext } from './panels/item-limits.ts';
import { useClipActs } from './clips/use-clip-acts.ts';
import { useClips } from './clips/use-clips.ts';
import { useEditorCommands } from './use-editor-commands.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFocusAfterPanel } from './use-focus-after-panel.ts';
import { useOpenDocument, type DocumentOfThing, type OpenDocument } from './use-open-document.ts';
import { viewOf } from './view-of.ts';
import { useCanvasWidth } from './width/use-canvas-width.ts';

// Few open it.
const PageOverlay = lazy(async () => ({
  default: (await import('./page-overlay.tsx')).PageOverlay,
}));

// It reads markup, which nothing else here does.
const ChecksPanel = lazy(async () => ({
  default: (await import('./checks/checks-panel.tsx')).ChecksPanel,
}));

// It comes with its key.
const FindPanel = lazy(async () => ({
  default: (await import('./words/find-panel.tsx')).FindPanel,
}));

// Fields of the whole site, which few change here.
const StylesPanel = lazy(async () => ({
  default: (await import('./styles/styles-panel.tsx')).StylesPanel,
}));

// The examples of all blocks: only who adds one sees them.
const BlockPalette = lazy(async () => ({
  default: (await import('./insert/block-palette.tsx')).BlockPalette,
}));

/** What people call the frame. */
const canvasTexts = {
  page: texts.canvas,
  post: texts.canvasOfPost,
  product: texts.canvasOfProduct,
  popup: texts.canvas,
  'block-field': texts.canvas,
  mail: mailPartTexts.canvas,
} as const;

/** A page in the editor. */
export function Screen() {
  return <EditorOf purpose="page" />;
}

/** The editor of a page, post or product, which the address names, or of the one that is told. */
export function EditorOf({
  purpose,
  ownerId,
  pageId,
}: Pick<DocumentOfThing, 'purpose'> & Partial<DocumentOfThing>) {
  const { id = '' } = useParams({ strict: false });
  const owner = ownerId ?? id;
  const [turn, setTurn] = useState(0);
  const onRetry = () => setTurn(turn + 1);
  return (
    <OpenScreen
      key={`${purpose} ${pageId} ${owner} ${turn}`}
      purpose={purpose}
      ownerId={owner}
      pageId={pageId}
      onRetry={onRetry}
    />
  );
}

function OpenScreen({ onRetry, ...owner }: DocumentOfThing & { onRetry: () => void }) {
  const opening = useOpenDocument(owner);
  return (
    <div className={classes['editor']}>
      {opening.state !== 'open' && <NotOpen {...owner} opening={opening} onRetry={onRetry} />}
      {opening.state === 'open' && (
        <TogetherContext value={opening.together}>
          <ItemLimitsContext value={opening.itemLimits}>
            <Editor {...opening} />
          </ItemLimitsContext>
        </TogetherContext>
      )}
    </div>
  );
}

function Editor({ store, head, edited }: OpenDocument) {
  const write = useTexts();
  const site = useSite();
  const mayEdit = site.may('edit-drafts');
  const state = useSyncExternalStore(store.subscribe, store.read);
  const width = useCanvasWidth(edited.mailPart !== undefined);
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('wide');
  const [inserting, setInserting] = useState<'block' | 'section'>();
  const { words: asked, panel, pageTab, isPlan } = useAsked();
  const [isPlanning, setPlanning] = useState(isPlan);
  const [opened, setOpened] = useState<EditorPanel | undefined>(panel);
  const [shownTab, setShownTab] = useState(pageTab);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const moving = useMoving({
    store,
    state,
    head,
    view: viewOf(edited, site),
    onRuleUnmet: () => setOpened('checks'),
  });
  const [look, setLook] = useState<RevisionLook>();
  useFocusAfterPanel(opened);
  const closePanel = () => {
    setLook(undefined);
    setOpened(undefined);
  };
  const changes = useMemo(
    () => look && changesSince(look.store.read().document, state.document),
    [look, state.document],
  );
  const marks = useMemo(() => changes && marksOf(changes), [changes]);
  const onInsert = useMemo(() => () => setInserting('block'), []);
  const onInsertSection = useMemo(() => () => setInserting('section'), []);
  const onFind = useMemo(
    () => () => {
      setLook(undefined);
      setOpened('find');
    },
    [],
  );
  const shown = look?.store ?? store;
  const clips = useClips();
  const acts = useMemo(() => createActs(shown, clips), [shown, clips]);
  const clipActs = useClipActs(acts);
  const [insertDrag] = useState(() => createInsertDrag(store));
  const adders = useRef<HTMLDivElement>(null);
  // An older revision is only looked at.
  const mayChange = mayEdit && look === undefined;
  const onKeyDown = useEditorKeys({
    store: shown,
    acts,
    clips: clipActs,
    breakpoint,
    mayEdit: mayChange,
    onInsert,
    onFind,
    page: drawn?.page,
  });
  useEditorCommands({
    store: shown,
    acts,
    clips: clipActs,
    breakpoint,
    mayEdit: mayChange,
  });
  const { document, selection, conflicts } = state;
  const [renamed, setRenamed] = useState<string>();
  const title = renamed ?? titleOf(edited, write);
  const ownPage = edited.purpose === 'page' && site.may('edit-content') ? edited.pageId : undefined;
  const { area, mailPart } = edited;
  const hasRows = isOfRows(head.purpose);
  const areas = useAreas(edited);
  const { pageId, hasContent, parts } = areas;
  const navigate = useNavigate();
  const onArea = useCallback(
    (to: string | undefined) => {
      if (pageId !== undefined && (to !== undefined || hasContent)) {
        void navigate({ href: site.href(areaPath(pageId, to)) });
      }
    },
    [navigate, site, pageId, hasContent],
  );
  const onPart = useCallback(
    (path: string) => void navigate({ href: site.href(path) }),
    [navigate, site],
  );
  const things = hasRows ? document.blocks : document.sections;
  const isEmpty = Object.keys(things).length === 0;
  const onBegin = () => {
    // What says that it is empty goes away; the keyboard comes back to what stays.
    adders.current?.querySelector('button')?.focus();
    setInserting(hasRows ? 'block' : 'section');
  };
  // Who adds a text goes on with its words.
  const added = useRef<string>(undefined);
  const onAdded = (id: string | undefined) => {
    if (id !== undefined) drawn?.type(id);
    added.current = drawn ? undefined : id;
  };
  // The page may come later; somebody may have chosen something else by then.
  useEffect(() => {
    const { selection: chosen } = store.read();
    const { current: id } = added;
    if (drawn && id !== undefined && chosen?.kind === 'block' && chosen.id === id) drawn.type(id);
    if (drawn) added.current = undefined;
  }, [drawn, store]);
  const [conflict] = conflicts;
  useEffect(() => {
    window.document.title = `${title} · Sitewright`;
  }, [title]);
  return (
    <>
      <EditorBar
        store={store}
        state={state}
        edited={edited}
        title={title}
        moving={moving}
        width={width}
        clips={clipActs}
        shown={shown}
        onOpen={(panel) => {
          closePanel();
          setOpened(panel);
        }}
        onSchedule={() => setPlanning(true)}
        onPageSettings={ownPage === undefined ? undefined : () => setShownTab('page-settings')}
        mayEdit={mayEdit}
        isLooking={look !== undefined}
      />
      <div className={classes['body']}>
        <div className={classes['left']}>
          {mayChange && (
            <Adders
              store={store}
              place={adders}
              hasRows={hasRows}
              isEmpty={isEmpty}
              onSection={onInsertSection}
              onBlock={onInsert}
            />
          )}
          <AreaList areas={areas} now={area?.id} />
          <Outline store={shown} isArea={hasRows} moves={mayChange ? acts : undefined} />
        </div>
        <div className={classes['middle']}>
          <Canvas
            store={shown}
            marks={marks}
            head={head}
            pageId={area && edited.pageId}
            areas={areas}
            insertDrag={insertDrag}
            title={write(canvasTexts[edited.purpose])}
            width={width}
            mayEdit={mayChange}
            onKeyDown={onKeyDown}
            onDrawn={setDrawn}
            onArea={onArea}
            onPart={onPart}
            onBreakpoint={setBreakpoint}
          />
          {isEmpty && !look && (
            <EmptyCanvas edited={edited} hasRows={hasRows} onAdd={mayEdit ? onBegin : undefined} />
          )}
        </div>
        {opened === 'revisions' && (
          <RevisionsPanel
            store={store}
            documentId={head.id}
            look={look}
            changes={changes ?? []}
            mayEdit={mayEdit}
            onLook={setLook}
            onClose={closePanel}
          />
        )}
        {opened === 'checks' && drawn && (
          <Suspense fallback={<PendingState />}>
            <ChecksPanel store={store} id={head.id} drawn={drawn} onClose={closePanel} />
          </Suspense>
        )}
        {opened === 'find' && drawn && (
          <Suspense fallback={<PendingState />}>
            <FindPanel
              store={store}
              page={drawn.page}
              query={asked}
              mayEdit={mayEdit}
              onClose={closePanel}
            />
          </Suspense>
        )}
        {opened === 'styles' && drawn && (
          <Suspense fallback={<PendingState />}>
            <StylesPanel page={drawn.page} onClose={closePanel} />
          </Suspense>
        )}
        {opened === undefined && (
          <SidePanel
            store={store}
            acts={acts}
            clips={clipActs}
            blocks={findBlocks(document, chosenIds(document, selection))}
            section={
              selection?.kind === 'section' ? findSection(document, selection.id) : undefined
            }
            breakpoint={breakpoint}
            mayEdit={mayEdit}
            purpose={edited.purpose}
            area={area}
            mailPart={mailPart}
            isOnIndex={parts.length > 0}
          />
        )}
        {inserting === 'block' && (
          <Suspense fallback={<PendingState />}>
            <BlockPalette
              isForMail={mailPart !== undefined}
              page={drawn?.page}
              drag={insertDrag}
              onClose={() => setInserting(undefined)}
              onPick={(type) => {
                setInserting(undefined);
                onAdded(acts.insertBlock(type));
              }}
              onDropped={onAdded}
            />
          </Suspense>
        )}
      </div>
      {inserting === 'section' && (
        <SectionDialog
          page={drawn?.page}
          onClose={() => setInserting(undefined)}
          onPick={(design, of) => {
            setInserting(undefined);
            acts.insertSection(design, of);
          }}
        />
      )}
      {shownTab && ownPage !== undefined && (
        <Suspense>
          <PageOverlay
            pageId={ownPage}
            tab={shownTab}
            onClose={() => setShownTab(undefined)}
            onRenamed={setRenamed}
          />
        </Suspense>
      )}
      {isPlanning && <ScheduleDialog moving={moving} onClose={() => setPlanning(false)} />}
      {conflict && <ConflictsDialog store={store} conflict={conflict} />}
    </>
  );
}

/** What to mark on the canvas while a revision is looked at. */
function marksOf(changes: readonly BlockChange[]): ReadonlyMap<string, BlockMark> {
  return new Map(changes.map(({ block, mark }) => [block.id, mark]));
}
