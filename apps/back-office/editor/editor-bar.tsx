import type { DocumentState } from '@sitewright/contract';
import { Ellipsis, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useSite } from '../app/office-context.ts';
import { documentStateTexts } from '../texts/document-states.ts';
import { useTexts, type WriteText } from '../texts/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Menu, type MenuChoice } from '../ui/menu.tsx';
import { fontTexts } from '../features/site-styles/font-texts.ts';
import { translateTexts } from '../features/translate/translate-texts.ts';
import { useOtherLanguages } from '../features/translate/use-languages.ts';
import { checkTexts } from './checks/check-texts.ts';
import { useClipChoices } from './clips/use-clip-choices.ts';
import type { ClipPresses } from './clips/use-clip-acts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { movingTexts } from './moving/moving-texts.ts';
import type { Moving } from './moving/use-moving.ts';
import { revisionTexts } from './revisions/revision-texts.ts';
import { findTexts } from './words/find-texts.ts';
import { SaveNote } from './save-note.tsx';
import type { EditorState, EditorStore } from './store/editor-store.ts';
import { OthersList } from './together/others-list.tsx';
import type { EditedThing } from './use-open-document.ts';
import { opensPanels } from './use-focus-after-panel.ts';
import { useSteps } from './use-steps.ts';
import { viewOf } from './view-of.ts';
import { WayBack } from './way-back.tsx';
import type { CanvasWidth } from './width/use-canvas-width.ts';
import { WidthField } from './width/width-field.tsx';

const devices = [
  ['desktop', Monitor],
  ['tablet', Tablet],
  ['phone', Smartphone],
] as const;

/** What has a screen of its translations of the same name. */
const translated: ReadonlySet<EditedThing['purpose']> = new Set([
  'page',
  'post',
  'product',
  'mail',
]);

/** What can be opened beside the page, in place of what is chosen. */
export type EditorPanel = 'revisions' | 'checks' | 'find' | 'styles';

interface BarProps {
  readonly store: EditorStore;
  readonly state: EditorState;
  readonly edited: EditedThing;
  /** What it is called. */
  readonly title: string;
  readonly moving: Moving;
  readonly width: CanvasWidth;
  readonly clips: ClipPresses;
  /** What is on the canvas: the page, or an older revision of it. */
  readonly shown: EditorStore;
  readonly onOpen: (panel: EditorPanel) => void;
  readonly onSchedule: () => void;
  /** Undefined: what is edited is no page. */
  readonly onPageSettings: (() => void) | undefined;
  readonly mayEdit: boolean;
  /** An older revision is shown: nothing is undone or published meanwhile. */
  readonly isLooking: boolean;
}

/**
 * Above the page: the way back, undo, widths, where saving stands, and publishing. It is not drawn
 * again for a key that changes nothing of that; what its buttons do reads what stands at their press.
 */
export const EditorBar = memo(
  Bar,
  (before, now) =>
    before.store === now.store &&
    before.edited === now.edited &&
    before.title === now.title &&
    before.width === now.width &&
    before.clips === now.clips &&
    before.shown === now.shown &&
    before.mayEdit === now.mayEdit &&
    before.isLooking === now.isLooking &&
    before.moving.head === now.moving.head &&
    before.moving.standing === now.moving.standing &&
    before.moving.isRunning === now.moving.isRunning &&
    before.state.save === now.state.save &&
    canUndo(before.state) === canUndo(now.state) &&
    canRedo(before.state) === canRedo(now.state),
);

const canUndo = ({ history }: EditorState) => history.done.length > 0;
const canRedo = ({ history }: EditorState) => history.undone.length > 0;

function Bar({
  store,
  state,
  edited,
  title,
  moving,
  width,
  clips,
  shown,
  onOpen,
  onSchedule,
  onPageSettings,
  mayEdit,
  isLooking,
}: BarProps) {
  const write = useTexts();
  const site = useSite();
  const view = viewOf(edited, site);
  const steps = useSteps(store);
  const copying = useClipChoices(shown, clips, mayEdit && !isLooking);
  const others = useOtherLanguages()?.languages ?? [];
  return (
    <header className={classes['bar']} data-editor-bar>
      <WayBack
        purpose={edited.purpose}
        to={edited.back}
        {...(edited.backText && { name: edited.backText })}
      />
      <h1>{title}</h1>
      <StateBadge moving={moving} />
      {mayEdit && (
        <fieldset className={classes['group']} aria-label={write(texts.history)}>
          <Button
            kind="quiet"
            isIcon
            aria-label={write(texts.undo)}
            isDisabled={isLooking || !canUndo(state)}
            onPress={steps.undo}
          >
            <Undo2 size={16} aria-hidden="true" />
          </Button>
          <Button
            kind="quiet"
            isIcon
            aria-label={write(texts.redo)}
            isDisabled={isLooking || !canRedo(state)}
            onPress={steps.redo}
          >
            <Redo2 size={16} aria-hidden="true" />
          </Button>
        </fieldset>
      )}
      <fieldset className={classes['widths']} aria-label={write(texts.width)}>
        {devices
          .filter(([name]) => !edited.mailPart || name !== 'tablet')
          .map(([name, Icon]) => (
            <button
              key={name}
              type="button"
              className={classes['device']}
              aria-label={write(texts[name])}
              aria-pressed={width.device === name}
              onClick={() => width.chooseDevice(name)}
            >
              <Icon size={16} aria-hidden="true" />
            </button>
          ))}
        <WidthField width={width} />
      </fieldset>
      {mayEdit && <SaveNote state={state.save} />}
      <OthersList store={store} />
      <Menu
        label={write(texts.more)}
        choices={[
          ...copying,
          ...(view ? [{ id: 'view', label: write(view.text), href: view.href }] : []),
          ...(translated.has(edited.purpose) ? others : []).map(({ code, name }) => ({
            id: `translate ${code}`,
            label: write(translateTexts.translateInto, { language: name }),
            href: site.href(`translate/${code}/${edited.purpose}/${moving.head.ownerId}`),
          })),
          ...(onPageSettings
            ? [{ id: 'page-settings', label: write(texts.pageSettings), onAction: onPageSettings }]
            : []),
          ...(site.may('edit-styles') && !edited.mailPart
            ? [
                {
                  id: 'site-styles',
                  label: write(fontTexts.title),
                  onAction: () => onOpen('styles'),
                },
              ]
            : []),
          { id: 'find', label: write(findTexts.title), onAction: () => onOpen('find') },
          { id: 'checks', label: write(checkTexts.title), onAction: () => onOpen('checks') },
          {
            id: 'revisions',
            label: write(revisionTexts.title),
            onAction: () => onOpen('revisions'),
          },
          ...(isLooking ? [] : stepsOf(moving, write, onSchedule)),
        ]}
      >
        <Button id={opensPanels} kind="quiet" isIcon aria-label={write(texts.more)}>
          <Ellipsis size={16} aria-hidden="true" />
        </Button>
      </Menu>
      {!isLooking && <MainStep moving={moving} />}
    </header>
  );
}

/** Where the page stands, in the words of the specification; of a plan also its time. EDIT-05 */
function StateBadge({ moving: { standing, head } }: { moving: Moving }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const isPlanned = standing === 'scheduled' && head.publishAt !== null;
  return (
    <Badge tone={standing === 'published' ? 'success' : 'neutral'}>
      {write(documentStateTexts[standing])}
      {isPlanned && (
        <>
          {' '}
          <DateTime at={head.publishAt ?? ''} timeZone={timeZone} />
        </>
      )}
    </Badge>
  );
}

/** What most people do next: publish; who may only draft hands over. */
function MainStep({ moving }: { moving: Moving }) {
  const write = useTexts();
  const { may } = useSite();
  const { standing, isRunning } = moving;
  if (moving.may('published') || standing === 'published') {
    return (
      <Button
        kind="primary"
        isPending={isRunning}
        isDisabled={standing === 'published' || !may('publish')}
        onPress={() => void moving.run('published')}
      >
        {write(texts.publish)}
      </Button>
    );
  }
  if (!moving.may('needs-review')) return null;
  return (
    <Button kind="primary" isPending={isRunning} onPress={() => void moving.run('needs-review')}>
      {write(movingTexts.askForReview)}
    </Button>
  );
}

/** The other steps that this person may take from here. D-72 */
function stepsOf(moving: Moving, write: WriteText, onSchedule: () => void): MenuChoice[] {
  const { standing } = moving;
  const step = (to: DocumentState, text: keyof typeof movingTexts): MenuChoice[] =>
    moving.may(to)
      ? [{ id: to, label: write(movingTexts[text]), onAction: () => void moving.run(to) }]
      : [];
  const schedule = standing === 'scheduled' ? movingTexts.reschedule : movingTexts.schedule;
  return [
    ...(moving.may('scheduled')
      ? [{ id: 'scheduled', label: write(schedule), onAction: onSchedule }]
      : []),
    ...(moving.may('published') ? step('needs-review', 'askForReview') : []),
    ...step('private', 'keepPrivate'),
    ...step('draft', standing === 'published' ? 'unpublish' : 'toDraft'),
  ];
}
