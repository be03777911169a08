import type { DocumentHead, DocumentState } from '@sitewright/contract';
import { documentStateLabels, permissionOfMove } from '@sitewright/contract';
import { ArrowLeft, Ellipsis, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../app/office-context.ts';
import { visitHref } from '../frame/visit-href.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { SaveNote } from './save-note.tsx';
import type { EditorState, EditorStore } from './store/editor-store.ts';

/** Widths at which a page is looked at, in px; undefined: as wide as there is room. ROUT-41 */
export const deviceWidths = { desktop: undefined, tablet: 768, phone: 390 } as const;

/** One of {@link deviceWidths}. */
export type Device = keyof typeof deviceWidths;

const devices = [
  ['desktop', Monitor],
  ['tablet', Tablet],
  ['phone', Smartphone],
] as const;

interface BarProps {
  readonly store: EditorStore;
  readonly state: EditorState;
  readonly title: string;
  readonly path: string;
  readonly head: DocumentHead;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly onMove: (to: DocumentState) => void;
  readonly isMoving: boolean;
  readonly mayEdit: boolean;
}

/** Above the page: the way back, undo, widths, where saving stands, and publishing. */
export function EditorBar({
  store,
  state,
  title,
  path,
  head,
  device,
  onDevice,
  onMove,
  isMoving,
  mayEdit,
}: BarProps) {
  const write = useTexts();
  const site = useSite();
  const standing =
    state.revision === head.revision && state.save === 'saved' ? head.state : 'draft';
  const mayMove = (to: DocumentState) => {
    const permission = permissionOfMove(standing, to);
    return permission !== undefined && site.may(permission);
  };
  const isEmptyDraft = standing === 'published';
  return (
    <header className={classes['bar']}>
      <Link
        href={site.href('pages')}
        className={classes['backLink']}
        aria-label={write(texts.back)}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        <span>{write(texts.back)}</span>
      </Link>
      <h1>{title}</h1>
      <Badge>{documentStateLabels[standing]}</Badge>
      {mayEdit && (
        <fieldset className={classes['group']} aria-label={write(texts.history)}>
          <Button
            kind="quiet"
            isIcon
            aria-label={write(texts.undo)}
            isDisabled={state.history.done.length === 0}
            onPress={() => store.undo()}
          >
            <Undo2 size={16} aria-hidden="true" />
          </Button>
          <Button
            kind="quiet"
            isIcon
            aria-label={write(texts.redo)}
            isDisabled={state.history.undone.length === 0}
            onPress={() => store.redo()}
          >
            <Redo2 size={16} aria-hidden="true" />
          </Button>
        </fieldset>
      )}
      <fieldset className={classes['group']} aria-label={write(texts.width)}>
        {devices.map(([name, Icon]) => (
          <button
            key={name}
            type="button"
            className={classes['device']}
            aria-label={write(texts[name])}
            aria-pressed={device === name}
            onClick={() => onDevice(name)}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        ))}
      </fieldset>
      {mayEdit && <SaveNote state={state.save} />}
      <Menu
        label={write(texts.more)}
        choices={[
          { id: 'view', label: write(texts.view), href: visitHref(site) + path },
          ...(mayMove('draft') && head.publishedRevision !== null
            ? [{ id: 'back', label: write(texts.unpublish), onAction: () => onMove('draft') }]
            : []),
        ]}
      >
        <Button kind="quiet" isIcon aria-label={write(texts.more)}>
          <Ellipsis size={16} aria-hidden="true" />
        </Button>
      </Menu>
      {mayMove('published') || isEmptyDraft ? (
        <Button
          kind="primary"
          isPending={isMoving}
          isDisabled={isEmptyDraft || !site.may('publish')}
          onPress={() => onMove('published')}
        >
          {write(texts.publish)}
        </Button>
      ) : (
        mayMove('needs-review') && (
          <Button kind="primary" isPending={isMoving} onPress={() => onMove('needs-review')}>
            {write(texts.handOver)}
          </Button>
        )
      )}
    </header>
  );
}
