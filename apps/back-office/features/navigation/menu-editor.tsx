import type { CallFailure, SiteLink, SiteMenu } from '@sitewright/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { usePreferences } from '../../data/use-preferences.ts';
import { useWrite } from '../../data/use-write.ts';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { Banner, EmptyState } from '../../ui/states.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import {
  kindOf,
  printMenu,
  toInput,
  toLink,
  type EntryKind,
  type LayoutPage,
} from './menu-entry.ts';
import { insertEntry, moveEntry, removeEntry, replaceEntry, type EntryPath } from './menu-rows.ts';
import classes from './navigation.module.css';
import { navigationTexts as texts } from './navigation-texts.ts';
import { useSavedMenu } from './use-saved-menu.ts';

/** A menu is edited as one value: two people who move entries cannot both be right. */
interface Fields {
  /** The entries as JSON. */
  items: string;
}

const write = (items: readonly SiteLink[]) => JSON.stringify(items);
// It holds nothing but what `write` wrote.
const read = (text: string) => JSON.parse(text) as SiteLink[];

type Above = { readonly kind: EntryKind; readonly path?: EntryPath; readonly entry?: SiteLink };

/** The entries of one menu: moved by mouse or keyboard, saved together. NAVL-01, NAVL-04 */
export function MenuEditor({
  menu,
  templateId,
  pages,
}: {
  menu: SiteMenu;
  templateId: string;
  pages: readonly LayoutPage[];
}) {
  const say = useTexts();
  const { identifier, may } = useSite();
  const mayEdit = may('create-pages');
  const onSaved = useSavedMenu();
  const saving = useWrite('POST /api/widget/UpdateNavigation', {
    refreshes: ['GET /api/commondata/GetSiteLayout'],
    onDone: ({ activityId }) => onSaved(activityId),
    onFailed: () => {},
  });
  const saved = useMemo(() => ({ items: write(menu.links) }), [menu.links]);
  const edit = useEditForm<Fields>({
    name: `${identifier}/navigation/${menu.identifier}`,
    saved,
    onSave: async ({ items }) => {
      if (!items) return undefined;
      const failure = await saving.send({
        query: { site: identifier },
        body: {
          fieldName: menu.identifier,
          templateId,
          navigation: { items: read(String(items.to)).map(toInput) },
          from: read(String(items.from)).map(toInput),
        },
      });
      return failure && asText(failure, pages);
    },
  });
  const { field } = useController({ control: edit.form.control, name: 'items' });
  const items = useMemo(() => read(field.value), [field.value]);
  const change = (next: readonly SiteLink[]) => field.onChange(write(next));
  const [above, setAbove] = useState<Above>();
  const [spoken, setSpoken] = useState('');
  const follow = useFollowedFocus(field.value);

  const move = (from: EntryPath, to: EntryPath) => {
    const next = moveEntry(items, from, to);
    const name = findLabel(items, from);
    const count = to.length === 1 ? next.length : countBeside(next, to);
    change(next);
    follow(to);
    setSpoken(
      say(to.length === 1 ? texts.moved : texts.movedIn, {
        name,
        place: (to.at(-1) ?? 0) + 1,
        count,
      }),
    );
  };
  const finish = (entry: SiteLink) => {
    change(
      above?.path
        ? replaceEntry(items, above.path, entry)
        : insertEntry(items, [items.length], entry),
    );
    setAbove(undefined);
  };
  const add = (kind: EntryKind) => () => setAbove({ kind });
  return (
    <>
      <Card title={menu.title}>
        {mayEdit && items.length > 0 && <MoveHint />}
        {items.length === 0 ? (
          <EmptyState title={say(texts.none)}>{say(texts.noneText)}</EmptyState>
        ) : (
          <EntryList
            items={items}
            {...(mayEdit && {
              actions: {
                onMove: move,
                onEdit: (path, entry) => setAbove({ kind: kindOf(entry), path, entry }),
                onRemove: (path) => change(removeEntry(items, path)),
              },
            })}
          />
        )}
        <output className={classes['spoken']} aria-live="polite">
          {spoken}
        </output>
        {mayEdit && (
          <div className={classes['buttons']}>
            <Button onPress={add('page')}>{say(texts.addPage)}</Button>
            <Button onPress={add('link')}>{say(texts.addLink)}</Button>
            <Button onPress={add('folder')}>{say(texts.addFolder)}</Button>
          </div>
        )}
      </Card>
      {above && (
        <EntryDialog
          kind={above.kind}
          entry={above.entry}
          pages={pages}
          onClose={() => setAbove(undefined)}
          onSave={finish}
        />
      )}
      <SaveBar
        edit={edit}
        labels={{ items: say(texts.entries) }}
        printValue={(value) => printMenu(read(String(value)))}
      />
    </>
  );
}

/** How entries move, until somebody of the shop has read it. PREF-01 */
function MoveHint() {
  const say = useTexts();
  const { values, save } = usePreferences('hints');
  if (!values || values['navigation'] === true) return null;
  return (
    <Banner
      action={
        <Button isSmall onPress={() => save({ navigation: true })}>
          {say(texts.understood)}
        </Button>
      }
    >
      {say(texts.intro)}
    </Banner>
  );
}

/** The keyboard stays with the entry that it moves. */
function useFollowedFocus(value: string): (path: EntryPath) => void {
  const focused = useRef<EntryPath>(undefined);
  useEffect(() => {
    if (!focused.current) return;
    document.getElementById(`entry-${focused.current.join('-')}`)?.focus();
    focused.current = undefined;
  }, [value]);
  return (path) => {
    focused.current = path;
  };
}

function findLabel(items: readonly SiteLink[], [index = 0, ...below]: EntryPath): string {
  const item = items[index];
  return below.length === 0 ? (item?.label ?? '') : findLabel(item?.items ?? [], below);
}

function countBeside(items: readonly SiteLink[], [index = 0, ...below]: EntryPath): number {
  return below.length === 0 ? items.length : countBeside(items[index]?.items ?? [], below);
}

/** The form holds a menu as text, so both sides of a conflict are texts too. */
function asText(failure: CallFailure, pages: readonly LayoutPage[]): CallFailure {
  const conflict = failure.conflicts?.['items'];
  if (!conflict) return failure;
  const toText = (side: unknown) =>
    // Both sides are entries, as the call takes them.
    write((side as Parameters<typeof toLink>[0][]).map((item) => toLink(item, pages)));
  const { theirs, yours } = conflict;
  return { ...failure, conflicts: { items: { theirs: toText(theirs), yours: toText(yours) } } };
}
