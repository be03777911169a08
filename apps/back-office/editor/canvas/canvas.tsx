import {
  blockTypeTable,
  findBlock,
  isInRows,
  withGroups,
  type RenderSettings,
} from '@sitewright/blocks';
import { isOfRows, type Breakpoint, type Command, type DocumentHead } from '@sitewright/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { holdClipboard, holdKey, type Held } from '../../ui/rich-text/hold-key.ts';
import { useTellLeftOut } from '../../ui/rich-text/use-tell-left-out.ts';
import { showToast } from '../../ui/toast-store.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from './canvas.module.css';
import type { InsertDrag } from '../insert/insert-drag.ts';
import type { Areas } from '../areas/use-areas.ts';
import { isFinding } from '../use-editor-keys.ts';
import type { BlockMark } from '../revisions/look-at-revision.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { beginChoosing, pressBlocks } from '../store/press-blocks.ts';
import { isSameSelection, type Selection } from '../store/selection.ts';
import { useChangedPictures } from '../../features/media/use-changed-pictures.ts';
import type { CanvasWidth } from '../width/use-canvas-width.ts';
import { WidthHandle } from '../width/width-handle.tsx';
import { createSourceReader } from './block-source.ts';
import { breakpointOf } from './breakpoint-of.ts';
import { areaAround, canvasBlock, canvasPlace, markPlace, partAround } from './canvas-place.ts';
import { createFieldDrawer } from './draw-field.ts';
import type { Grip } from './drag-block.ts';
import { createDrawer, findBlockElement, type DocumentDrawer } from './draw-document.ts';
import { Overlay } from './overlay.tsx';
import { TextBar } from './text-bar.tsx';
import { focusTextBar } from './focus-text-bar.ts';
import { loadTyping, loadTypingSoon } from './load-typing.ts';
import { stepInText, typingGesture } from './undo-typing.ts';
import { beginTyping, isTyped, isTypedRichly, type Typing } from './type-in-place.ts';
import { useDrag } from './use-drag.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useMarquee } from './use-marquee.ts';
import { useShowChosen } from './use-show-chosen.ts';
import { useSiteNavigation } from './use-site-navigation.ts';
import { watchLongPress } from './watch-long-press.ts';

interface CanvasProps {
  readonly store: EditorStore;
  readonly head: Pick<DocumentHead, 'id' | 'purpose' | 'ownerId'>;
  /** The page that an area of the template is edited on. */
  readonly pageId: string | undefined;
  readonly areas: Areas;
  readonly insertDrag: InsertDrag;
  /** What people call the frame. */
  readonly title: string;
  /** What became of blocks since, while an older revision is shown. */
  readonly marks: ReadonlyMap<string, BlockMark> | undefined;
  /** Of the page that is shown. */
  readonly width: CanvasWidth;
  readonly mayEdit: boolean;
  /** Keys that are pressed in the page belong to the editor. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The page came, and how it is drawn. */
  readonly onDrawn: (drawn: DrawnPage) => void;
  /** Somebody pressed on another area of the template; undefined: on the content of the page. */
  readonly onArea: (id: string | undefined) => void;
  /** Somebody pressed on a page that an index shows: where that is edited. */
  readonly onPart: (path: string) => void;
  /** The breakpoint whose places are edited. */
  readonly onBreakpoint: (breakpoint: Breakpoint) => void;
}

// It reads markup, which pages do without.
const loadMedium = async (part: string) => (await import('../mail/mail-medium.ts')).mediumOf(part);

/** The page on the canvas. */
export interface DrawnPage {
  readonly page: Document;
  readonly settings: () => RenderSettings;
  /** Lets somebody type in a block, where that is typed in its place. */
  readonly type: (id: string) => void;
}

/** What fills the page that is loaded. */
interface Drawing {
  readonly drawer: DocumentDrawer;
  readonly settings: () => RenderSettings;
}

const clipboardEvents = ['cut', 'copy', 'paste'] as const;

/** A text that somebody means to type in. */
interface AwaitedText {
  readonly id: string;
  readonly held: Held[];
}

/** The real page in a frame, with handles above it. */
export function Canvas({
  store,
  head,
  pageId,
  areas,
  insertDrag,
  title,
  marks,
  width,
  mayEdit,
  onKeyDown,
  onDrawn,
  onArea,
  onPart,
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
  const reader = useMemo(() => createSourceReader(identifier), [identifier]);
  const typingIn = useRef<Typing>(undefined);
  /** A text whose editor is on its way, and what is typed meanwhile. */
  const awaited = useRef<AwaitedText>(undefined);
  const drag = useDrag({ store, page, frame });
  const rowDrag = useRowDrag({ store, page, frame });
  const beginDrag = useEffectEvent((event: PointerEvent, id: string, grip: Grip) => {
    if (!isInRows(store.read().document, id)) drag.begin(event, id, grip);
    else if (grip === 'move') rowDrag.begin(event, id);
  });
  const marquee = useMarquee(store, page);
  const { begin: beginMarquee } = marquee;

  const leaveTyping = useEffectEvent(() => {
    typingIn.current?.end();
    typingIn.current = undefined;
    awaited.current = undefined;
    setTyping(undefined);
  });
  const draw = useEffectEvent(() => {
    const typed = typingIn.current ?? awaited.current;
    const { document, selection } = store.read();
    const isChosen = selection?.kind === 'block' && selection.id === typed?.id;
    if (typed && !isChosen) leaveTyping();
    const now = drawing.current;
    if (!now) return;
    now.drawer.draw(document, typingIn.current?.id);
    // Somebody else may have removed it, or hidden where it stands.
    if (page && typed && !findBlockElement(page, typed.id)) leaveTyping();
    typingIn.current?.follow(document);
    void reader.readFor(document).then((isNew) => {
      if (isNew) now.drawer.redraw(now.settings(), typingIn.current?.id);
    });
  });
  useChangedPictures((id) => {
    reader.forget(id);
    draw();
  });
  const type = useEffectEvent(async (id: string) => {
    const block = findBlock(store.read().document, id);
    if (!page || !mayEdit || !block || block.locked === true || !isTyped(block.type)) return;
    if (typingIn.current?.id === id || awaited.current?.id === id) return;
    leaveTyping();
    store.chooseSeveral(false);
    store.select({ kind: 'block', id });
    const events = {
      read: () => store.read().document,
      since: store.read().history.done.at(-1)?.order ?? -1,
      act: (commands: readonly Command[]) => store.act(commands, { joinsAs: typingGesture(id) }),
      onSelection: () => setFormats((now) => now + 1),
      onLeave: leaveTyping,
      onBar: focusTextBar,
      onLeftOut: tellLeftOut,
    };
    const isRich = isTypedRichly(block.type);
    const mine: AwaitedText = { id, held: [] };
    page.defaultView?.focus();
    if (isRich) awaited.current = mine;
    const editText = isRich ? await loadTyping(page) : undefined;
    if (isRich && awaited.current !== mine) return;
    awaited.current = undefined;
    // Somebody may have gone on at the side while it came.
    if (isRich && document.activeElement !== frame.current) return;
    if (isRich && !editText) {
      showToast({ message: write(texts.noTyping), tone: 'danger' });
      return;
    }
    const begun = beginTyping(page, id, events, editText);
    typingIn.current = begun;
    setTyping(begun);
    begun?.rich?.press(mine.held);
    if (!begun && block.type === 'text') showToast({ message: write(texts.notInPlace) });
  });

  // What blocks show is read while the page is on its way.
  useEffect(() => {
    void reader.readFor(store.read().document);
  }, [reader, store]);

  // The page came: it is filled, and listens.
  const onLoad = useEffectEvent(async () => {
    const loaded = frame.current?.contentDocument;
    const api = frame.current?.contentWindow?.sitewrightFrame;
    const place = loaded && markPlace(loaded, head);
    if (!loaded || !api || !place) return;
    await reader.readFor(store.read().document);
    const mail = head.purpose === 'mail' ? await loadMedium(head.ownerId) : undefined;
    const settings = (): RenderSettings => ({
      types: blockTypeTable,
      source: reader.source((html) => api.sanitize(html)),
      cldr: undefined,
      now: Date.now(),
      mail,
    });
    const create = isOfRows(head.purpose) ? createFieldDrawer : createDrawer;
    drawing.current = { settings, drawer: create(loaded, place, settings()) };
    draw();
    if (isOfRows(head.purpose)) place.scrollIntoView({ block: 'center' });
    setPage(loaded);
    onDrawn({ page: loaded, settings, type: (id) => void type(id) });
    loadTypingSoon(loaded);
  });

  useEffect(() => {
    if (!page) return undefined;
    draw();
    return store.subscribe(() => draw());
  }, [page, store]);

  const beginHere = useEffectEvent((id: string) => {
    leaveTyping();
    beginChoosing(store, withGroups(store.read().document, [id]));
  });
  const openPart = useEffectEvent((target: Element | null) => {
    const id = partAround(target);
    const path = areas.parts.find((part) => part.id === id)?.path;
    if (path !== undefined) onPart(path);
  });

  useEffect(() => {
    if (!page) return undefined;
    let isByTouch = false;
    const onPress = (event: MouseEvent) => {
      const target = event.target as Element | null;
      const found = selectionAt(target);
      const typed = typingIn.current ?? awaited.current;
      if (typed && target?.closest(`#block-${typed.id}`)) return;
      leaveTyping();
      if (isByTouch && isAlone(store, found)) void type(found.id);
      else press(store, found, event.shiftKey);
      const area = areaAround(target);
      if (area !== undefined) onArea(area);
      else if (!target?.closest(canvasPlace) && target?.closest('#sections')) onArea(undefined);
      else openPart(target);
    };
    const onDoublePress = (event: MouseEvent) => {
      const found = selectionAt(event.target as Element | null);
      if (found?.kind === 'block' && !store.read().choosesSeveral) void type(found.id);
    };
    const onDown = (event: PointerEvent) => {
      const found = selectionAt(event.target as Element | null);
      isByTouch = event.pointerType === 'touch';
      if (found?.kind !== 'block') beginMarquee(event);
      else if (!mayEdit || typingIn.current?.id === found.id) return;
      // A finger that moves scrolls the page; it drags by the name of a block.
      else if (isByTouch) watchLongPress(event, () => beginHere(found.id));
      else beginDrag(event, found.id, 'move');
    };
    const onSelectText = (event: Event) => {
      // Shift and drags choose blocks, not letters.
      const { id } = typingIn.current ?? {};
      const typedIn = id === undefined ? null : page.getElementById(`block-${id}`);
      if (!typedIn?.contains(event.target as Node | null)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      const { current: late } = awaited;
      const { current: typed } = typingIn;
      if (isFinding(event)) onKeyDown(event);
      else if (late && event.key === 'Escape' && late.held.length === 0) leaveTyping();
      else if (late) holdKey(late.held, event);
      else if (!typed) onKeyDown(event);
      else stepInText(event, store, typed);
    };
    const onClipboard = (event: ClipboardEvent) => {
      if (awaited.current) holdClipboard(awaited.current.held, event);
    };
    page.addEventListener('click', onPress);
    page.addEventListener('dblclick', onDoublePress);
    page.addEventListener('pointerdown', onDown);
    page.addEventListener('keydown', onKey);
    page.addEventListener('selectstart', onSelectText);
    // Before those of the editor, which take whole blocks.
    for (const name of clipboardEvents) page.addEventListener(name, onClipboard, true);
    return () => {
      for (const name of clipboardEvents) page.removeEventListener(name, onClipboard, true);
      page.removeEventListener('click', onPress);
      page.removeEventListener('dblclick', onDoublePress);
      page.removeEventListener('pointerdown', onDown);
      page.removeEventListener('keydown', onKey);
      page.removeEventListener('selectstart', onSelectText);
    };
  }, [page, store, mayEdit, beginMarquee, onKeyDown, onArea]);

  // Who goes on at the side or in the outline has left the text.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (typingIn.current && (target as Element).closest('aside, nav')) leaveTyping();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  useShowChosen(page, store);
  useSiteNavigation(page?.defaultView, (path) => {
    window.open(visitHref(site) + path.slice(1), '_blank', 'noopener');
  });

  const { onShown } = width;
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    const tell = () => {
      onBreakpoint(breakpointOf(page));
      onShown(view.innerWidth);
    };
    tell();
    view.addEventListener('resize', tell);
    return () => view.removeEventListener('resize', tell);
  }, [page, onBreakpoint, onShown]);

  const query = pageId === undefined ? '' : `?page=${encodeURIComponent(pageId)}`;
  return (
    <div className={classes['stage']}>
      <div className={classes['sheet']} style={{ width: width.px }} data-device={width.device}>
        <iframe
          ref={frame}
          className={classes['page']}
          data-canvas
          title={title}
          src={`/config/sites/${encodeURIComponent(identifier)}/canvas/${head.id}${query}`}
          onLoad={() => void onLoad()}
        />
        {page && (
          <Overlay
            store={store}
            page={page}
            drag={drag}
            rowDrag={rowDrag}
            insertDrag={insertDrag}
            marquee={marquee.box}
            marks={marks}
            areas={areas}
            typedId={typing?.id}
            mayEdit={mayEdit}
            onType={(id) => void type(id)}
          />
        )}
        {page && typing?.rich && <TextBar session={typing.rich} page={page} id={typing.id} />}
      </div>
      <WidthHandle width={width} />
    </div>
  );
}

/** Chooses what was pressed: a block with its group. Beside the blocks, several stay chosen. */
function press(store: EditorStore, found: Selection, withShift: boolean): void {
  const { document, choosesSeveral } = store.read();
  if (found?.kind === 'block') pressBlocks(store, withGroups(document, [found.id]), withShift);
  else if (!withShift && !choosesSeveral) store.select(found);
}

/** A block that is all that is chosen: another tap on it goes on with its words. */
function isAlone(store: EditorStore, found: Selection): found is Selection & { kind: 'block' } {
  const { selection, choosesSeveral } = store.read();
  return !choosesSeveral && found?.kind === 'block' && isSameSelection(selection, found);
}

/** What somebody pressed on. */
function selectionAt(target: Element | null): Selection {
  const block = target?.closest(canvasBlock);
  if (block) return { kind: 'block', id: block.id.slice('block-'.length) };
  const section = target?.closest<HTMLElement>(`${canvasPlace} > [data-section-id]`);
  const id = section?.dataset['sectionId'];
  return id === undefined ? undefined : { kind: 'section', id };
}
