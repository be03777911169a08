/** Who else has the document open, and what they saved: asked for again and again while it is looked at. */
import { presenceLimits, type DocumentHead, type OtherPerson } from '@sitewright/contract';
import type { EditorStore } from '../store/editor-store.ts';
import type { SavedSince } from '../store/save-edits.ts';

/** Where this tab is in the document. */
export interface Standing {
  /** Blocks or a section that are chosen. */
  readonly chosen: readonly string[];
  /** Something was changed a moment ago. */
  readonly isWriting: boolean;
}

/** What the server answers. */
export interface Presence {
  readonly head: DocumentHead;
  readonly others: readonly OtherPerson[];
}

interface Parts {
  readonly store: Pick<EditorStore, 'read' | 'subscribe' | 'takeOthers'>;
  /** Says where this tab is; undefined when nobody answered, or refused to. */
  readonly ask: (standing: Standing) => Promise<Presence | undefined>;
  /** Says that this tab closes. */
  readonly leave: () => void;
  readonly readSince: (revision: number) => Promise<SavedSince | undefined>;
  /** Whether somebody looks at the tab. */
  readonly isSeen: () => boolean;
  readonly now: () => number;
}

/** What screens show of it. */
export interface TogetherState {
  readonly others: readonly OtherPerson[];
  /** Where the document stands, as somebody else may have brought it there. */
  readonly head: DocumentHead | undefined;
}

const { aloneMs, togetherMs } = presenceLimits;
/** Until the first question, and until others hear of another choice, in ms. */
const soonMs = 300;
/** So long after a change somebody is said to write, in ms. */
const writesMs = 4_000;
/** Between two questions that nobody answers, in ms: it doubles up to this. */
const longestMs = 60_000;
const nobody: readonly OtherPerson[] = [];

/**
 * Asks while the tab is looked at: every few seconds, less often with nobody else there, and at growing
 * distances while nobody answers. What others saved is taken into the store by its one way for that.
 */
export class Together {
  #state: TogetherState = { others: nobody, head: undefined };
  #said: Standing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Infinity;
  #isAsking = false;
  #isOver = false;
  #failures = 0;
  #unsubscribe: (() => void) | undefined;
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): TogetherState => this.#state;

  start(): void {
    this.#unsubscribe = this.#parts.store.subscribe(() => this.#sayChoice());
    // The page itself comes first.
    this.#plan(soonMs);
  }

  /** The tab came into sight, or went out of it: nothing is asked behind another one. */
  look(): void {
    if (this.#parts.isSeen()) void this.#ask();
    else clearTimeout(this.#timer);
  }

  /** The document is open here no more. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#unsubscribe?.();
    this.#parts.leave();
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isOver || this.#isAsking || !this.#parts.isSeen()) return;
    this.#isAsking = true;
    this.#said = this.#standing();
    const answer = await this.#parts.ask(this.#said);
    this.#isAsking = false;
    if (this.#isOver) return;
    if (!answer) {
      this.#failures += 1;
      // One that was lost on the way says nothing about who is there.
      if (this.#failures > 1) this.#show({ ...this.#state, others: nobody });
      this.#plan(Math.min(togetherMs * 2 ** this.#failures, longestMs));
      return;
    }
    this.#failures = 0;
    this.#show({ others: answer.others, head: answer.head });
    await this.#takeSaved(answer.head.revision);
    this.#plan(this.#isAlone() ? aloneMs : togetherMs);
    this.#sayChoice();
  }

  /** Takes in what others saved, part by part. One's own save that is under way brings it too. */
  async #takeSaved(upTo: number): Promise<void> {
    const { store, readSince } = this.#parts;
    while (!this.#isOver) {
      const { revision } = store.read();
      if (revision >= upTo) return;
      const part = await readSince(revision);
      if (!part || part.revision <= revision || this.#isOver) return;
      if (!store.takeOthers(revision, part)) return;
    }
  }

  /** Others hear soon of another choice; with nobody there it can wait. */
  #sayChoice(): void {
    if (this.#isAlone() || this.#isAsking || this.#isOver) return;
    if (this.#said && isSame(this.#said, this.#standing())) return;
    if (this.#dueAt - this.#parts.now() > soonMs) this.#plan(soonMs);
  }

  #isAlone(): boolean {
    return this.#state.others.length === 0;
  }

  #standing(): Standing {
    const { selection, history } = this.#parts.store.read();
    const chosen =
      selection === undefined ? [] : selection.kind === 'blocks' ? selection.ids : [selection.id];
    const last = history.done.at(-1)?.at ?? -Infinity;
    return { chosen, isWriting: this.#parts.now() - last < writesMs };
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#dueAt = this.#parts.now() + ms;
    this.#timer = setTimeout(() => void this.#ask(), ms);
  }

  #show(state: TogetherState): void {
    // Nothing is drawn again for an answer that says the same.
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    one.isWriting === other.isWriting &&
    one.chosen.length === other.chosen.length &&
    one.chosen.every((id, at) => id === other.chosen[at])
  );
}
