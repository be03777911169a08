import type { DocumentHead, DocumentState } from '@sitewright/contract';
import { permissionOfMove } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { EditorState, EditorStore } from '../store/editor-store.ts';
import { useTogether } from '../together/use-together.ts';
import type { ViewOf } from '../view-of.ts';
import { movingTexts as texts } from './moving-texts.ts';

/** Where the page stands, and how it comes to stand elsewhere. */
export interface Moving {
  readonly head: DocumentHead;
  /** The state of what is shown here: what visitors do not have yet is a draft. */
  readonly standing: DocumentState;
  readonly isRunning: boolean;
  /** Whether there is such a step from here, and this person may take it. */
  may(to: DocumentState): boolean;
  /**
   * Saves what waits, then takes the step; `publishAt` in epoch milliseconds with `scheduled`. False
   * when it was not taken, which was told.
   */
  run(to: DocumentState, publishAt?: number): Promise<boolean>;
}

const toldBy: Readonly<Record<DocumentState, keyof typeof texts>> = {
  published: 'published',
  'needs-review': 'handedOver',
  draft: 'takenBack',
  scheduled: 'scheduled',
  private: 'private',
};

interface MovedDocument {
  readonly store: EditorStore;
  readonly state: EditorState;
  /** As it was opened. */
  readonly head: DocumentHead;
  /** Where visitors find it once it is published. */
  readonly view?: ViewOf | undefined;
  /** A rule of the owner keeps it back. D-72 */
  readonly onRuleUnmet?: () => void;
}

/** The steps of the document that is open. */
export function useMoving({ store, state, head: first, view, onRuleUnmet }: MovedDocument): Moving {
  const write = useTexts();
  const { identifier, may } = useSite();
  const [head, setHead] = useState(first);
  const { head: latest } = useTogether();
  const [taken, setTaken] = useState(latest);
  const step = useWrite('POST /api/sites/:identifier/documents/:id/state', {
    refreshes: ['GET /api/sites/:identifier/pages'],
    onDone: ({ activityId: _entry, ...next }, input) => {
      setHead(next);
      const { to } = input.body;
      showToast({
        message: write(texts[toldBy[to]]),
        ...(to === 'published' && view && { link: { label: write(view.text), href: view.href } }),
      });
    },
    onFailed: ({ code, message }) => {
      showToast({ message, tone: 'danger' });
      if (code === 'document_rules_unmet') onRuleUnmet?.();
    },
    isToldByScreen: true,
  });
  // Somebody else may have published it. What is told while a step runs is older than its answer.
  if (latest !== taken) {
    setTaken(latest);
    if (latest && !step.isRunning) setHead(latest);
  }
  const standing = standingOf(state, head);
  return {
    head,
    standing,
    isRunning: step.isRunning,
    may: (to) => {
      const permission = permissionOfMove(standing, to);
      return permission !== undefined && may(permission);
    },
    run: async (to, publishAt) => {
      if (!(await store.flush())) return false;
      const { revision } = store.read();
      const plan = publishAt === undefined ? {} : { publishAt: new Date(publishAt).toISOString() };
      const taken = await step.runAndWait({
        params: { identifier, id: head.id },
        body: { to, revision, ...plan },
      });
      return taken !== undefined;
    },
  };
}

/** An edit makes a draft of whatever stood there, but for what is private. */
function standingOf({ revision, save }: EditorState, head: DocumentHead): DocumentState {
  const isUntouched = revision === head.revision && save === 'saved';
  return isUntouched || head.state === 'private' ? head.state : 'draft';
}
