import type { CallFailure, SitePage } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useGoOnFromOpened } from '../../data/use-opened.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { InstantField } from '../rules/instant-field.tsx';
import { postsRead } from './post-reads.ts';
import { postTexts as texts } from './post-texts.ts';

interface TypedPost {
  readonly title: string;
  /** Epoch milliseconds; null: not said. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

const nothingTyped: TypedPost = { title: '', startsAt: null, endsAt: null };

/** Begins a post, or an event with its times, and opens it in the editor. */
export function AddPostDialog({ page, onClose }: { page: SitePage; onClose: () => void }) {
  const write = useTexts();
  const { identifier, href, timeZone } = useSite();
  const goOn = useGoOnFromOpened();
  const { fields, change, forget, leave } = useTypedDialog<TypedPost>(
    `posts/${page.id}`,
    nothingTyped,
    onClose,
  );
  const { title, startsAt, endsAt } = fields;
  const [isTried, setTried] = useTried();
  const [failure, setFailure] = useState<CallFailure>();
  const isEvent = page.typeName === 'events';
  const adding = useWrite('POST /api/sites/:identifier/posts', {
    refreshes: [postsRead],
    onDone: ({ id }) => {
      forget();
      void goOn(href(`pages/post/${id}`));
    },
    onFailed: (refused: CallFailure) => {
      setFailure(refused);
      setTried(true);
    },
  });
  const isEarly = startsAt !== null && endsAt !== null && endsAt < startsAt;
  const hasTimes = startsAt !== null && endsAt !== null && !isEarly;
  const add = () => {
    setTried(true);
    if (title.trim() === '' || (isEvent && !hasTimes)) return;
    adding.run({
      params: { identifier },
      body: {
        collectionId: page.id,
        title: title.trim(),
        ...(isEvent && hasTimes && { startsAt: isoOf(startsAt), endsAt: isoOf(endsAt) }),
      },
    });
  };
  const needed = (isMissing: boolean) => (isTried && isMissing ? write(texts.needed) : undefined);
  return (
    <Dialog
      isOpen
      title={write(isEvent ? texts.addEvent : texts.addPost)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={adding.isRunning} onPress={add}>
            {write(texts.create)}
          </Button>
        </>
      }
    >
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <TextField
        label={write(texts.title)}
        inputRef={focusFirst}
        maxLength={200}
        value={title}
        onChange={(typed) => change({ title: typed })}
        error={needed(title.trim() === '')}
      />
      {isEvent && (
        <>
          <InstantField
            label={write(texts.begins)}
            help={write(texts.zone, { zone: zoneName(timeZone) })}
            value={startsAt}
            onChange={(at) => {
              const isFirst = at !== null && endsAt === null;
              change({ startsAt: at, ...(isFirst && { endsAt: at + hourMs }) });
            }}
            error={needed(startsAt === null)}
          />
          <InstantField
            label={write(texts.ends)}
            value={endsAt}
            onChange={(at) => change({ endsAt: at })}
            error={isTried && isEarly ? write(texts.endsEarly) : needed(endsAt === null)}
          />
        </>
      )}
    </Dialog>
  );
}

const hourMs = 3_600_000;

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
