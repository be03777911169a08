import { blockTypeTable, findBlock, withGroups, type RenderSettings } from '@sitewright/blocks';
import { MOBILE_BREAKPOINT_PX, type Breakpoint } from '@sitewright/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useTellLeftOut } from '../../ui/rich-text/use-tell-left-out.ts';
import { showToast } from '../../ui/toast-store.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from './canvas.module.css';
import type { BlockMark } from '../revisions/look-at-revision.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { chosenIds, selectionOf, toggled, type Selection } from '../store/selection.ts';
import { createSourceReader, type SourceReader } from './block-source.ts';
import { createDrawer, type DocumentDrawer } from './draw-document.ts';
import { Overlay } from './overlay.tsx';
import { TextBar } from './text-bar.tsx';
import { focusTextBar } from './focus-text-bar.ts';
import { beginTyping, isTyped, type Typing } from './type-in-place.ts';
import { useDrag } from './use-drag.ts';
import { useMarquee } from './use-marquee.ts';
import { useSiteNavigation } from './use-site-navigation.ts';

interface CanvasProps {
  readonly store: EditorStore;
  readonly documentId: string;
  /** What people call the frame. */
  readonly title: string;
  /** What became of blocks since, while an older revision is shown. */
  readonly marks: ReadonlyMap<string, BlockMark> | undefined;
  /** Of the page that is shown, in px; undefined: as wide as there is room. */
  readonly width: number | undefined;
  readonly mayEdit: boolean;
  /** Keys that are pressed in the page belong to the editor. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The page came, and how it is drawn. */
  readonly onDrawn: (drawn: DrawnPage) => void;
  /** The breakpoint whose places are edited. */
  readonly onBreakpoint: (breakpoint: Breakpoint) => void;
}

/** The page on the canvas. */
export interface DrawnPage {
  readonly page: Document;
  readonly settings: () => RenderSettings;
}

/** What fills the page that is loaded. */
interface Drawing {
  readonly drawer: DocumentDrawer;
  readonly reader: SourceReader;
  readonly settings: () => RenderSettings;
}

/** The real page in a frame, with handles above it. */
export function Canvas({
  store,
  documentId,
  title,
  marks,
  width,
  mayEdit,
  onKeyDown,
  onDrawn,
  onBreakpoint,
}: CanvasProps) {
  const write = useTexts();
  const tellLeftOut = useTellLeftOut();
  const site = useSite();
  const { identifier } = site;
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [typing, setTyping] = useState<Typing>();
  const [, setFormats] = useState(0);
  const drawing = useRef<Drawing>(undefined);
  const typingIn = useRef<Typing>(undefined);
  const drag = useDrag({ store, page, frame });
  const { begin: beginDrag } = drag;
  const marquee = useMarquee(store, page);
  const { begin: beginMarquee } = marquee;

  const leaveTyping = useEffectEvent(() => {
    typingIn.current?.end();
    typingIn.current = undefined;
    setTyping(undefined);
  });
  const draw = useEffectEvent(() => {
    const typed = typingIn.current;
    const { document, selection } = store.read();
    const isChosen = selection?.kind === 'block' && selection.id === typed?.id;
    if (typed && !isChosen) leaveTyping();
    const now = drawing.current;
    now?.drawer.draw(document, typingIn.current?.id);
    void now?.reader.readFor(document).then((isNew) => {
      if (isNew) now.drawer.redraw(now.settings());
    });
  });
  const type = useEffectEvent((id: string) => {
    const block = findBlock(store.read().document, id);
    if (!page || !mayEdit || !block || block.locked === true || !isTyped(block.type)) return;
    if (typingIn.current?.id === id) return;
    leaveTyping();
    store.select({ kind: 'block', id });
    const begun = beginTyping(page, id, {
      read: () => store.read().document,
      act: (commands) => store.act(commands, { joinsAs: `typing ${id}` }),
      onSelection: () => setFormats((now) => now + 1),
      onLeave: leaveTyping,
      onBar: focusTextBar,
      onLeftOut: tellLeftOut,
    });
    typingIn.current = begun;
    setTyping(begun);
    if (!begun && block.type === 'text') showToast({ message: write(texts.notInPlace) });
  });

  // The page came: it is filled, and listens.
  const onLoad = useEffectEvent(async () => {
    const loaded = frame.current?.contentDocument;
    const api = frame.current?.contentWindow?.sitewrightFrame;
    if (!loaded || !api) return;
    const reader = createSourceReader(identifier);
    await reader.readFor(store.read().document);
    const settings = (): RenderSettings => ({
      types: blockTypeTable,
      source: reader.source((html) => api.sanitize(html)),
      cldr: undefined,
      now: Date.now(),
    });
    drawing.current = { reader, settings, drawer: createDrawer(loaded, settings()) };
    draw();
    setPage(loaded);
    onDrawn({ page: loaded, settings });
  });

  useEffect(() => {
    if (!page) return undefined;
    draw();
    return store.subscribe(() => draw());
  }, [page, store]);

  useEffect(() => {
    if (!page) return undefined;
    const onPress = (event: MouseEvent) => {
      const target = event.target as Element | null;
      const found = selectionAt(target);
      if (typingIn.current && target?.closest(`#block-${typingIn.current.id}`)) return;
      leaveTyping();
      store.select(pressed(store, found, event.shiftKey));
    };
    const onDoublePress = (event: MouseEvent) => {
      const found = selectionAt(event.target as Element | null);
      if (found?.kind === 'block') type(found.id);
    };
    const onDown = (event: PointerEvent) => {
      const found = selectionAt(event.target as Element | null);
      if (found?.kind !== 'block') beginMarquee(event);
      else if (mayEdit && typingIn.current?.id !== found.id) beginDrag(event, found.id, 'move');
    };
    const onSelectText = (event: Event) => {
      // Shift and drags choose blocks, not letters.
      const { id } = typingIn.current ?? {};
      const typedIn = id === undefined ? null : page.getElementById(`block-${id}`);
      if (!typedIn?.contains(event.target as Node | null)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      const isFinding = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!typingIn.current || isFinding) onKeyDown(event);
    };
    page.addEventListener('click', onPress);
    page.addEventListener('dblclick', onDoublePress);
    page.addEventListener('pointerdown', onDown);
    page.addEventListener('keydown', onKey);
    page.addEventListener('selectstart', onSelectText);
    return () => {
      page.removeEventListener('click', onPress);
      page.removeEventListener('dblclick', onDoublePress);
      page.removeEventListener('pointerdown', onDown);
      page.removeEventListener('keydown', onKey);
      page.removeEventListener('selectstart', onSelectText);
    };
  }, [page, store, mayEdit, beginDrag, beginMarquee, onKeyDown]);

  useSiteNavigation(page?.defaultView, (path) => {
    window.open(visitHref(site) + path.slice(1), '_blank', 'noopener');
  });

  useEffect(() => {
    const view = page?.defaultView;
    if (!view) return undefined;
    const tell = () => onBreakpoint(view.innerWidth <= MOBILE_BREAKPOINT_PX ? 'phone' : 'wide');
    tell();
    view.addEventListener('resize', tell);
    return () => view.removeEventListener('resize', tell);
  }, [page, onBreakpoint]);

  return (
    <div className={classes['stage']}>
      <div className={classes['sheet']} style={width === undefined ? {} : { width }}>
        <iframe
          ref={frame}
          className={classes['page']}
          data-canvas
          title={title}
          src={`/config/sites/${encodeURIComponent(identifier)}/canvas/${documentId}`}
          onLoad={() => void onLoad()}
        />
        {page && (
          <Overlay
            store={store}
            page={page}
            drag={drag}
            marquee={marquee.box}
            marks={marks}
            isTyping={typing !== undefined}
            mayEdit={mayEdit}
            onType={type}
          />
        )}
        {page && typing?.rich && <TextBar session={typing.rich} page={page} id={typing.id} />}
      </div>
    </div>
  );
}

/** What is chosen after a press: a block with its group, and with Shift beside the others. */
function pressed(store: EditorStore, found: Selection, withShift: boolean): Selection {
  const { document, selection } = store.read();
  if (found?.kind !== 'block') return withShift ? selection : found;
  const ids = withGroups(document, [found.id]);
  return withShift ? toggled(chosenIds(document, selection), ids) : selectionOf(ids);
}

/** What somebody pressed on. */
function selectionAt(target: Element | null): Selection {
  const block = target?.closest('#sections .sqs-block[id^="block-"]');
  if (block) return { kind: 'block', id: block.id.slice('block-'.length) };
  const section = target?.closest<HTMLElement>('#sections > [data-section-id]');
  const id = section?.dataset['sectionId'];
  return id === undefined ? undefined : { kind: 'section', id };
}
