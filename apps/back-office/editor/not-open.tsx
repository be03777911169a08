import { FailedState, PendingState } from '../ui/states.tsx';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import type { DocumentOfThing, Opening } from './use-open-document.ts';
import { WayBack } from './way-back.tsx';

/** What is being opened, or could not be: which list holds a post is not known by then. */
export function NotOpen({
  purpose,
  ownerId,
  opening,
  onRetry,
}: DocumentOfThing & { opening: Exclude<Opening, { state: 'open' }>; onRetry: () => void }) {
  const ways: Readonly<Record<DocumentOfThing['purpose'], string>> = {
    page: 'pages',
    post: 'pages',
    product: `products/${ownerId}`,
    popup: 'popup',
    'block-field': 'pages',
    mail: 'mail-parts',
  };
  return (
    <>
      <header className={classes['bar']}>
        <WayBack
          purpose={purpose}
          to={ways[purpose]}
          {...(purpose === 'post' && { name: texts.back })}
        />
      </header>
      {opening.state === 'pending' ? (
        <PendingState />
      ) : (
        <FailedState failure={opening.failure} onRetry={onRetry} />
      )}
    </>
  );
}
