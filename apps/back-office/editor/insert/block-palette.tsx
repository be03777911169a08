import { blockTypeTable, sampleDocument } from '@sitewright/blocks';
import { X } from 'lucide-react';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import { blockName } from '../block-name.ts';
import { nextInGrid } from '../designs/next-in-grid.ts';
import { readPageLook, type PageLook } from '../designs/page-look.ts';
import { Preview } from '../designs/preview.tsx';
import { usePreviewSettings } from '../designs/use-preview-settings.ts';
import { useSampleSite } from '../designs/use-sample-site.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import { Tool } from '../tool.tsx';
import { blockGroups } from './block-groups.ts';
import classes from './block-palette.module.css';
import type { InsertDrag } from './insert-drag.ts';
import { isBlockMeant } from './other-words.ts';

interface PaletteProps {
  /** Only blocks that mail programs show. */
  readonly isForMail: boolean;
  /** The page on the canvas, whose look the examples take; missing: their names alone. */
  readonly page: Document | undefined;
  readonly drag: InsertDrag;
  readonly onPick: (type: string) => void;
  /** One was dragged to its place. */
  readonly onDropped: (id: string) => void;
  readonly onClose: () => void;
}

/** How wide the page around an example is, in px. */
const sampleWidth = 440;

/**
 * All blocks that there are, as they look on this page, narrowed by what is typed. Enter takes the
 * first, a press any; dragged onto the page, one comes to lie where it is let go.
 */
export function BlockPalette({ isForMail, page, drag, onPick, onDropped, onClose }: PaletteProps) {
  const write = useTexts();
  const [typed, setTyped] = useState('');
  const [look] = useState(() => (page && !isForMail ? readPageLook(page) : undefined));
  const palette = useRef<HTMLDivElement>(null);
  useFocusBack(palette);
  const moving = useSyncExternalStore(drag.subscribe, drag.read);
  const groups = useMemo(() => groupsFor(isForMail, typed, write), [isForMail, typed, write]);
  const choosing = { groups, page, drag, onPick, onDropped };
  const [first] = groups.flatMap(({ choices }) => choices);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-block-type]')];
    const at = buttons.findIndex((button) => button === event.target);
    const isInField = event.target instanceof HTMLInputElement;
    if (isInField && event.key === 'ArrowDown') {
      event.preventDefault();
      buttons[0]?.focus();
    }
    const to = at === -1 ? undefined : nextInGrid(event.key, at, buttons);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <div
      ref={palette}
      role="presentation"
      className={classes['palette']}
      data-away={moving !== undefined || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the keys of the editor ask for the role
        role="dialog"
        aria-label={write(texts.addBlock)}
        className={classes['inside']}
      >
        <header>
          <h2>{write(texts.addBlock)}</h2>
          <Tool label={write(texts.closePalette)} icon={X} onPress={onClose} />
        </header>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (first) onPick(first.type);
          }}
        >
          <TextField
            label={write(texts.findBlock)}
            inputRef={focusFirst}
            value={typed}
            onChange={setTyped}
            maxLength={100}
          />
          {!isForMail && <p className={classes['hint']}>{write(texts.dragHint)}</p>}
        </form>
        <div className={classes['groups']}>
          {look ? <Examples {...choosing} look={look} /> : <Groups {...choosing} />}
          {first === undefined && <output>{write(texts.noBlock)}</output>}
        </div>
      </div>
      {moving && (
        <span
          className={classes['ghost']}
          style={{ translate: `${moving.at.x + 12}px ${moving.at.y + 12}px` }}
        >
          {write(blockName(moving.type))}
        </span>
      )}
    </div>
  );
}

interface Group {
  readonly title: string;
  readonly choices: readonly { readonly type: string; readonly name: string }[];
}

function groupsFor(
  isForMail: boolean,
  typed: string,
  write: (text: ScreenText) => string,
): Group[] {
  const wanted = typed.trim().toLowerCase();
  return blockGroups.flatMap(({ title, types }) => {
    const choices = types
      .filter((type) => !isForMail || blockTypeTable.get(type)?.mail !== undefined)
      .map((type) => ({ type, name: write(blockName(type)) }))
      .filter(
        ({ type, name }) =>
          `${type} ${name.toLowerCase()}`.includes(wanted) || isBlockMeant(type, wanted),
      );
    return choices.length === 0 ? [] : [{ title: write(title), choices }];
  });
}

/** With what each of them shows, made of this site. */
function Examples({
  look,
  ...shown
}: Pick<PaletteProps, 'page' | 'drag' | 'onPick' | 'onDropped'> & {
  readonly groups: readonly Group[];
  readonly look: PageLook;
}) {
  const site = useSampleSite(look.language);
  const samples = useMemo(
    () =>
      new Map(
        site &&
          [...blockTypeTable.values()].map(
            (type) => [type.type, sampleDocument(type, site)] as const,
          ),
      ),
    [site],
  );
  const all = useMemo(() => [...samples.values()].map((document) => ({ document })), [samples]);
  const settings = usePreviewSettings(all);
  return (
    <Groups
      {...shown}
      example={(type) => {
        const document = samples.get(type);
        return (
          document && (
            <Preview document={document} pageWidth={sampleWidth} look={look} settings={settings} />
          )
        );
      }}
    />
  );
}

function Groups({
  groups,
  example,
  page,
  drag,
  onPick,
  onDropped,
}: Pick<PaletteProps, 'page' | 'drag' | 'onPick' | 'onDropped'> & {
  readonly groups: readonly Group[];
  readonly example?: (type: string) => ReactNode;
}) {
  return groups.map(({ title, choices }) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul className={classes['choices']}>
        {choices.map(({ type, name }) => (
          <li key={type}>
            {example?.(type)}
            <button
              type="button"
              data-block-type={type}
              onPointerDown={({ nativeEvent }) =>
                drag.begin(nativeEvent, type, { page, onDropped })
              }
              onClick={() => onPick(type)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Closed, it gives the focus back to where it was. */
function useFocusBack(palette: RefObject<HTMLElement | null>) {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const element = palette.current;
    return () => {
      const { activeElement: now, body } = document;
      const isMine = now === body || element?.contains(now);
      if (isMine && before instanceof HTMLElement) before.focus();
    };
  }, [palette, before]);
}
