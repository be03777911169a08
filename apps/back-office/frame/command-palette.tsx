import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { useSections, useSession, useSite, siteHref } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import field from '../ui/field.module.css';
import { focusFirst } from '../ui/focus-first.ts';
import { FailedPart } from '../ui/states.tsx';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';
import { listScreenCommands } from './screen-commands.ts';
import { useFoundThings, type PaletteLine } from './use-found-things.ts';

/** Ctrl K: goes anywhere by typing a few letters, and does what can be done on the screen below it. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const lines = usePlaces();
  const places = lines.filter(({ label, words }) => contains(`${label} ${words ?? ''}`, typed));
  const things = useFoundThings(typed);
  const found = [...places, ...things.lines];

  const isGone = useRef(false);
  const go = (id: string) => {
    const line = found.find((place) => place.id === id);
    if (!line || isGone.current) return;
    isGone.current = true;
    onClose();
    if (line.run) line.run();
    else if (line.isPlain) location.assign(line.href);
    else void router.navigate({ href: line.href });
  };

  const marked = useRef<string>(undefined);
  /** Enter was pressed before anything was found: it opens what is. */
  const isAwaited = useRef(false);
  /**
   * Enter goes to the line that had the mark last: things that are found late can take it away, and
   * the list may know of it a moment later.
   */
  const openMarked = ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    if (typed === '' && marked.current === undefined) return;
    const line = found.find(({ id }) => id === marked.current) ?? found[0];
    if (line) go(line.id);
    else isAwaited.current = things.isPending;
  };
  const openAwaited = useEffectEvent(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    if (found[0]) go(found[0].id);
  });
  useEffect(() => {
    if (!things.isPending) openAwaited();
  }, [things.isPending]);
  const type = (text: string) => {
    marked.current = undefined;
    isAwaited.current = false;
    setTyped(text);
  };

  return (
    <Dialog isOpen title={write(frameTexts.commands)} onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        <div className={classes['palette']}>
          <div className={classes['sought']}>
            <SearchField aria-label={write(frameTexts.find)} className={field['group']}>
              <Input
                ref={focusFirst}
                placeholder={write(frameTexts.find)}
                className={field['input']}
                onKeyDown={openMarked}
              />
            </SearchField>
          </div>
          {(found.length > 0 || !things.hasFailed) && (
            <Menu
              aria-label={write(frameTexts.commands)}
              items={found}
              className={classes['results']}
              onAction={(key) => go(String(key))}
              renderEmptyState={() => <p>{write(frameTexts.noResults)}</p>}
            >
              {(line) => (
                <MenuItem id={line.id} textValue={line.label} className={field['option']}>
                  {({ isFocused }) => (
                    <Line line={line} isMarked={isFocused} onMark={(id) => (marked.current = id)} />
                  )}
                </MenuItem>
              )}
            </Menu>
          )}
          {things.hasFailed && (
            <FailedPart onRetry={things.retry}>{write(frameTexts.resultsFailed)}</FailedPart>
          )}
        </div>
      </Autocomplete>
    </Dialog>
  );
}

interface LineProps {
  readonly line: PaletteLine;
  readonly isMarked: boolean;
  readonly onMark: (id: string) => void;
}

function Line({ line, isMarked, onMark }: LineProps) {
  const tell = useEffectEvent(() => onMark(line.id));
  useEffect(() => {
    if (isMarked) tell();
  }, [isMarked]);
  return (
    <>
      {line.label}
      {line.kind !== undefined && <span className={field['help']}>{line.kind}</span>}
    </>
  );
}

/** What can be done on this screen, sections of this site, what can be done in them, and the other sites. */
function usePlaces(): readonly PaletteLine[] {
  const write = useTexts();
  const site = useSite();
  const [commands] = useState(listScreenCommands);
  const { sites } = useSession();
  const seen = useSections();
  const sections = seen.map((section) => ({
    id: `section ${section.path}`,
    label: write(section.title),
    words: [section.title, ...(section.aliases ?? [])].flatMap(({ en, de }) => [en, de]).join(' '),
    href: site.href(section.path),
    isPlain: section.screens.length === 0,
  }));
  const actions = seen.flatMap(({ path, title, part, actions: its = [] }) =>
    its
      .filter(
        ({ permission }) => site.may(permission) && !(part && site.missingParts.includes(part)),
      )
      .map((action) => ({
        id: `action ${path} ${action.path}`,
        label: write(action.label),
        kind: write(title),
        words: `${action.label.en} ${action.label.de}`,
        href: site.href(`${path}/${action.path}`),
      })),
  );
  const others = sites
    .filter(({ identifier }) => identifier !== site.identifier)
    .map(({ identifier, title }) => ({
      id: `site ${identifier}`,
      label: title,
      kind: write(frameTexts.sites),
      words: identifier,
      href: siteHref(identifier, ''),
    }));
  const own = commands.flatMap(({ id, label, run }) =>
    run
      ? [{ id: `command ${id}`, label, kind: write(frameTexts.onThisScreen), href: '', run }]
      : [],
  );
  return [...own, ...sections, ...actions, ...others];
}
