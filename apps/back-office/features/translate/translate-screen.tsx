import { isSiteArea, translatedKinds, type SitePage } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { Redo2, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { notFoundFailure } from '../../data/call-error.ts';
import { useRead } from '../../data/use-read.ts';
import { anyPage } from '../../editor/areas/area-name.ts';
import { ConflictsDialog } from '../../editor/conflicts-dialog.tsx';
import { mailPartTexts } from '../../editor/mail/mail-part-texts.ts';
import { editorTexts } from '../../editor/editor-texts.ts';
import { useMoving } from '../../editor/moving/use-moving.ts';
import { SaveNote } from '../../editor/save-note.tsx';
import { Tool } from '../../editor/tool.tsx';
import {
  useOpenDocument,
  type DocumentOfThing,
  type OpenDocument,
} from '../../editor/use-open-document.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { sitePartTexts } from '../../texts/site-part-texts.ts';
import { rowsOfDocument } from './document-texts.ts';
import { fieldLabel } from './field-labels.ts';
import { standingOfRow, TextRow, type Languages, type RowText } from './text-row.tsx';
import classes from './translate.module.css';
import { translateTexts as texts } from './translate-texts.ts';
import { languagesOf, useOtherLanguages, useSiteLanguages } from './use-languages.ts';
import { useSaid, type SaidThing } from './use-said.ts';

const read = 'GET /api/sites/:identifier/translations/:kind/:id';

/** One thing of the site: each of its texts beside its translation. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { language = '', kind: name = '', id = '' } = useParams({ strict: false });
  const kind = translatedKinds.find((one) => one === name) ?? 'page';
  const params = { identifier, kind, id };
  const said = useRead(read, { params });
  const pages = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const siteLanguages = useSiteLanguages();
  const others = useOtherLanguages();
  const languages = others && languagesOf(others, language);
  const back = { href: href(`translate/${language}`), label: write(texts.back) };
  const failed = [said, pages, siteLanguages].find((one) => one.state === 'failed');
  if (failed?.state === 'failed') {
    return <UnreadPage title={write(texts.title)} back={back} read={failed} />;
  }
  if (others && !languages) {
    return (
      <Page title={write(texts.title)} back={{ ...back, href: href('translate') }}>
        <EmptyState title={write(texts.goneLanguage)}>{write(texts.goneLanguageText)}</EmptyState>
      </Page>
    );
  }
  if (said.state !== 'success' || pages.state !== 'success' || !languages) {
    return <UnreadPage title={write(texts.title)} back={back} read={{ state: 'pending' }} />;
  }
  const page = pages.answer.pages.find((one) => one.id === id);
  return (
    <Thing
      key={`${language} ${kind} ${id}`}
      thing={{ kind, id, language }}
      languages={languages}
      page={page}
      back={back}
      first={said.answer}
    />
  );
}

interface ThingProps {
  readonly thing: SaidThing;
  readonly languages: Languages;
  /** Of the site, where it is one. */
  readonly page: SitePage | undefined;
  readonly back: { readonly href: string; readonly label: string };
  readonly first: Parameters<typeof useSaid>[1];
}

function Thing(props: ThingProps) {
  const owner = documentOf(props.thing);
  // What has no document is not begun here.
  if (!owner || !props.first.hasDocument) return <TextsOf {...props} />;
  return <WithDocument {...props} owner={owner} />;
}

/** The document that a thing may have. */
function documentOf({ kind, id: ownerId }: SaidThing): DocumentOfThing | undefined {
  if (kind === 'site' || kind === 'menus' || kind === 'category') return undefined;
  if (isSiteArea(kind)) return { purpose: 'block-field', ownerId, pageId: anyPage };
  return { purpose: kind, ownerId };
}

function WithDocument({ owner, ...props }: ThingProps & { readonly owner: DocumentOfThing }) {
  const write = useTexts();
  const { may } = useSite();
  const opening = useOpenDocument(owner);
  if (opening.state === 'open') return <WithOpenDocument {...props} open={opening} />;
  // Who may not edit drafts begins none: for them it is not there yet.
  const isBegun = opening.state === 'pending' || opening.failure !== notFoundFailure;
  if (!isBegun && !may('edit-drafts')) return <TextsOf {...props} />;
  return (
    <Page title={props.first.title} back={props.back}>
      {opening.state === 'pending' ? (
        <PendingState />
      ) : (
        <FailedState
          failure={opening.failure}
          title={write(texts.title)}
          onRetry={() => location.reload()}
        />
      )}
    </Page>
  );
}

function WithOpenDocument({ open, ...props }: ThingProps & { readonly open: OpenDocument }) {
  const write = useTexts();
  const { may } = useSite();
  const { store, head } = open;
  const state = useSyncExternalStore(store.subscribe, store.read);
  const moving = useMoving({ store, state, head });
  const { language } = props.thing;
  const rows = rowsOfDocument(state.document, { store, language, write });
  const [conflict] = state.conflicts;
  const mayEdit = may('edit-drafts');
  const isPublished = moving.standing === 'published';
  return (
    <TextsOf
      {...props}
      content={rows}
      mayEditContent={mayEdit}
      badges={
        <Badge tone={isPublished ? 'success' : 'neutral'}>
          {write(documentStateTexts[moving.standing])}
        </Badge>
      }
      actions={
        <>
          {mayEdit && (
            <>
              <SaveNote state={state.save} />
              <Tool
                label={write(editorTexts.undo)}
                icon={Undo2}
                isDisabled={state.history.done.length === 0}
                onPress={() => store.undo()}
              />
              <Tool
                label={write(editorTexts.redo)}
                icon={Redo2}
                isDisabled={state.history.undone.length === 0}
                onPress={() => store.redo()}
              />
            </>
          )}
          <Button
            kind="primary"
            isPending={moving.isRunning}
            isDisabled={isPublished || !moving.may('published')}
            onPress={() => void moving.run('published')}
          >
            {write(editorTexts.publish)}
          </Button>
        </>
      }
    >
      {conflict && <ConflictsDialog store={store} conflict={conflict} />}
    </TextsOf>
  );
}

interface TextsProps extends ThingProps {
  readonly content?: readonly RowText[];
  readonly mayEditContent?: boolean;
  readonly badges?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

function TextsOf({
  thing,
  languages,
  page,
  back,
  first,
  content = [],
  mayEditContent = false,
  badges,
  actions,
  children,
}: TextsProps) {
  const write = useTexts();
  const site = useSite();
  const others = useOtherLanguages()?.languages ?? [];
  const { fields, save, change } = useSaid(thing, first);
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const own = first.texts.map((text): RowText => ({
    ...text,
    key: text.field,
    label: write(fieldLabel(thing.kind, text.field)),
    translation: fields[text.field],
    builtIn: text.builtIn?.[languages.code.split('-')[0]!.toLowerCase()],
    onChange: (to) => change(text.field, to),
  }));
  const all = [...own, ...content];
  const title = first.title || write(nameless[thing.kind] ?? texts.title);
  // What is written now stays in sight, though it is open no more.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = (rows: readonly RowText[]) =>
    isOnlyOpen ? rows.filter(({ key }) => open.has(key)) : rows;
  const path = page?.isHomepage ? '' : `/${page?.urlId ?? ''}`;
  const list = (rows: readonly RowText[], mayEdit: boolean) => (
    <ul className={classes['rows']}>
      {rows.map((text) => (
        <TextRow key={text.key} text={text} languages={languages} isDisabled={!mayEdit} />
      ))}
    </ul>
  );
  return (
    <Page
      title={write(texts.titleIn, { title, language: languages.name })}
      back={back}
      badges={badges}
      actions={
        <>
          {actions ?? (site.may('edit-content') && <SaveNote state={save} />)}
          {page && (
            <ButtonLink
              href={`${visitHref(site)}${languages.code.toLowerCase()}${path}`}
              target="_blank"
            >
              {write(texts.visit)}
            </ButtonLink>
          )}
        </>
      }
    >
      {others.length > 1 && (
        <LinkTabs
          label={write(texts.into)}
          tabs={others.map(({ code, name }) => ({
            href: site.href(`translate/${code}/${thing.kind}/${thing.id}`),
            label: name,
            isCurrent: code === languages.code,
          }))}
        />
      )}
      {all.length === 0 ? (
        <Card>
          <EmptyState title={write(texts.nothing)}>{write(texts.nothingText)}</EmptyState>
        </Card>
      ) : (
        <>
          <div className={classes['tools']}>
            <Counts rows={all} />
            <SwitchField
              isSelected={isOnlyOpen}
              onChange={(isOn) => {
                setOpen(new Set(all.filter((row) => !isDone(row)).map(({ key }) => key)));
                setOnlyOpen(isOn);
              }}
            >
              {write(texts.onlyOpen)}
            </SwitchField>
          </div>
          {shown(all).length === 0 && <output>{write(texts.allDone)}</output>}
          {shown(own).length > 0 && (
            <Card
              title={write(thing.kind === 'page' ? texts.ofPage : texts.original)}
              actions={actions !== undefined && save !== 'saved' && <SaveNote state={save} />}
            >
              <p className={classes['intro']}>{write(texts.atOnce)}</p>
              {list(shown(own), site.may('edit-content'))}
            </Card>
          )}
          {shown(content).length > 0 && (
            <Card title={write(texts.content)}>
              <p className={classes['intro']}>{write(texts.withPage)}</p>
              {list(shown(content), mayEditContent)}
            </Card>
          )}
        </>
      )}
      {children}
    </Page>
  );
}

const nameless: Readonly<Partial<Record<SaidThing['kind'], ScreenText>>> = {
  menus: texts.menus,
  popup: sitePartTexts.popup,
  header: sitePartTexts.siteHeader,
  footer: sitePartTexts.siteFooter,
  announcement: sitePartTexts.announcement,
  mail: mailPartTexts.part,
  category: texts.fieldCategory,
};

function isDone(row: RowText): boolean {
  return standingOfRow(row) === 'done';
}

function Counts({ rows }: { rows: readonly RowText[] }) {
  const write = useTexts();
  const standings = rows.map(standingOfRow);
  const count = (standing: string) => standings.filter((one) => one === standing).length;
  const [missing, changed] = [count('missing'), count('changed')];
  return (
    <output className={classes['tools']}>
      <span>{write(texts.countDone, { done: count('done'), all: rows.length })}</span>
      {missing > 0 && <Badge tone="warning">{write(texts.countMissing, { count: missing })}</Badge>}
      {changed > 0 && <Badge tone="danger">{write(texts.countChanged, { count: changed })}</Badge>}
    </output>
  );
}
