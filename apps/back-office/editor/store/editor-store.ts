/** The document that is edited: what is shown, what can be taken back, what the server has. */
import { overrule, putOnTop, squash, type Conflict } from '@sitewright/blocks';
import type { Command, DocumentHead, PageDocument } from '@sitewright/contract';
import {
  afterRedo,
  afterUndo,
  emptyHistory,
  nextRedo,
  nextUndo,
  remember,
  withoutLast,
  withoutNext,
  type History,
} from './history.ts';
import type { SaveAnswer, SavedSince, SaveEdits } from './save-edits.ts';
import { isSameSelection, type Selection } from './selection.ts';
import { keepWaiting, type WaitingEdits } from './waiting-edits.ts';

/** Where saving stands. `lost`: the server cannot be reached; `out`: nobody is signed in any more. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'lost' | 'out' | 'refused';

/** What the editor shows. Every change makes another one. */
export interface EditorState {
  readonly document: PageDocument;
  readonly selection: Selection;
  /** A press takes a block to those that are chosen, or out of them. */
  readonly choosesSeveral: boolean;
  readonly history: History;
  readonly save: SaveState;
  /** The revision that the server has. */
  readonly revision: number;
  /** Places where somebody else changed the same: both values, until somebody decided. */
  readonly conflicts: readonly Conflict[];
}

interface Parts {
  readonly head: Pick<DocumentHead, 'revision'>;
  readonly document: PageDocument;
  readonly save: SaveEdits;
  /** Where edits wait that the server has not got yet. */
  readonly waitingName: string;
  readonly now: () => number;
  /** What was done in tabs that are gone. */
  readonly history?: History;
  /** Keeps the history for the next tab. */
  readonly keepHistory?: (history: History) => void;
}

/** How far a step of the history went; what somebody changed since does not go with it. */
export type StepTaken = 'all' | 'part' | 'none';

/** How a gesture is kept. */
export interface Gesture {
  /** Gestures of one name that follow each other soon are one entry of the history. */
  readonly joinsAs?: string;
  readonly selects?: Selection;
}

/** A pause in typing after which is saved, in ms. */
const quietMs = 600;
/** How long until the server is asked again, in ms. */
const againMs = 5_000;

/**
 * Holds the document while it is edited. What is done shows at once; one save is under way at a time,
 * and its answer never replaces what was done meanwhile.
 */
export class EditorStore {
  #state: EditorState;
  /** The document of the server's revision. */
  #confirmed: PageDocument;
  #pending: readonly Command[] = [];
  #sent: WaitingEdits['sent'] = null;
  #flushing: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#confirmed = parts.document;
    this.#state = {
      document: parts.document,
      selection: undefined,
      choosesSeveral: false,
      history: parts.history ?? emptyHistory,
      save: 'saved',
      revision: parts.head.revision,
      conflicts: [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): EditorState => this.#state;

  /** Does a gesture: all that can be done of it. */
  act(commands: readonly Command[], { joinsAs, selects }: Gesture = {}): void {
    const { document, applied } = putOnTop(this.#state.document, commands);
    if (applied.length === 0) return;
    const history = remember(this.#state.history, applied, { joinsAs, at: this.#parts.now() });
    this.#change({ document, history, ...(selects && { selection: selects }) });
    this.#add(applied);
  }

  /** Takes the last gesture back, as far as nobody changed what it left. */
  undo(): StepTaken {
    const { history } = this.#state;
    return this.#step(nextUndo(history), afterUndo(history), withoutLast(history));
  }

  /** Does again what was taken back last, as far as nobody changed what that left. */
  redo(): StepTaken {
    const { history } = this.#state;
    return this.#step(nextRedo(history), afterRedo(history), withoutNext(history));
  }

  /** What fits no more at all is forgotten: another press goes on with the one before. */
  #step(commands: readonly Command[] | undefined, after: History, without: History): StepTaken {
    if (!commands) return 'all';
    const { document, applied, same, conflicts } = putOnTop(this.#state.document, commands);
    const isNone = conflicts.length > 0 && applied.length === 0 && same.length === 0;
    this.#change({ document, history: isNone ? without : after });
    if (applied.length > 0) this.#add(applied);
    if (isNone) return 'none';
    return conflicts.length > 0 ? 'part' : 'all';
  }

  readonly select = (selection: Selection): void => {
    if (isSameSelection(this.#state.selection, selection)) return;
    this.#change({ selection });
  };

  /** From now on presses choose several blocks, or one again; what is chosen stays. */
  chooseSeveral(choosesSeveral: boolean): void {
    if (choosesSeveral !== this.#state.choosesSeveral) this.#change({ choosesSeveral });
  }

  /** Takes up what a tab left behind that is open no more. */
  takeUp(commands: readonly Command[]): void {
    const { document, applied, conflicts } = putOnTop(this.#state.document, commands);
    this.#change({ document, conflicts: [...this.#state.conflicts, ...conflicts] });
    if (applied.length > 0) this.#add(applied);
  }

  /** A conflict was decided: one's own value goes over theirs, or theirs stays. */
  decide(conflict: Conflict, wins: 'mine' | 'theirs'): void {
    const { command } = conflict;
    // One that met something in several places is done or left as a whole.
    const conflicts = this.#state.conflicts.filter((other) => other.command !== command);
    this.#change({ conflicts });
    if (wins !== 'mine') return;
    // More may have come since it was told.
    const again = overrule(this.#state.document, command);
    if (again) this.act([again]);
  }

  /** Saves at once; ends when the server has everything (true), or could not be reached. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#flushing ??= this.#sendAll().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #sendAll(): Promise<boolean> {
    while (this.#pending.length > 0 || this.#sent !== null) {
      if (!(await this.#sendOnce())) return false;
    }
    return true;
  }

  /** Nothing is saved any more: what waits is kept on this device. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #add(commands: readonly Command[]): void {
    this.#pending = squash([...this.#pending, ...commands]);
    this.#keep();
    // What was taken back before it was sent is nothing to wait for.
    const waits = this.#pending.length > 0 || this.#sent !== null;
    if (this.#state.save !== 'saving') this.#change({ save: waits ? 'waiting' : 'saved' });
    this.#plan(quietMs);
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** True when the server has what was sent. */
  async #sendOnce(): Promise<boolean> {
    this.#sent ??= { key: crypto.randomUUID(), commands: this.#pending };
    if (this.#sent.commands === this.#pending) this.#pending = [];
    this.#keep();
    this.#change({ save: 'saving' });
    const { revision } = this.#state;
    const answer = await this.#parts.save({ baseRevision: revision, ...this.#sent });
    return this.#take(answer);
  }

  #take(answer: SaveAnswer): boolean {
    const sent = this.#sent?.commands ?? [];
    if (answer.kind === 'saved') {
      const { revision, others, own } = answer;
      this.#sent = null;
      this.#confirmed = putOnTop(this.#confirmed, [...others, ...own]).document;
      this.#rebase(this.#pending, revision);
      this.#change({ save: this.#pending.length > 0 ? 'waiting' : 'saved' });
      return true;
    }
    if (answer.kind === 'met') {
      this.#sent = null;
      const { revision, conflicts } = this.#state;
      this.#takeIn(answer.others, [...sent, ...this.#pending], answer.revision);
      // It met nothing that is seen here: to send the same again would have no end.
      const isRiddle = answer.revision === revision && this.#state.conflicts === conflicts;
      if (isRiddle) this.#change({ save: 'refused' });
      return !isRiddle;
    }
    this.#change({ save: answer.kind });
    if (answer.kind === 'lost' || answer.kind === 'out') this.#plan(againMs);
    return false;
  }

  /**
   * Takes in what others saved since a revision. False, and nothing is done, while a save is under
   * way, whose answer brings it, or when the document is at another revision by now.
   */
  takeOthers(since: number, { revision, commands }: SavedSince): boolean {
    if (this.#sent !== null || since !== this.#state.revision) return false;
    this.#takeIn(commands, this.#pending, revision);
    return true;
  }

  #takeIn(others: readonly Command[], waiting: readonly Command[], revision: number): void {
    this.#confirmed = putOnTop(this.#confirmed, others).document;
    this.#rebase(waiting, revision);
    this.#change({ save: this.#pending.length > 0 ? 'waiting' : 'saved' });
  }

  /** Puts what waits on top of what the server has; what met something unseen is told. */
  #rebase(waiting: readonly Command[], revision: number): void {
    const { document, applied, conflicts } = putOnTop(this.#confirmed, waiting);
    this.#pending = squash(applied);
    const told = this.#state.conflicts;
    const all = conflicts.length === 0 ? told : [...told, ...conflicts];
    this.#change({ document, revision, conflicts: all });
    this.#keep();
  }

  #keep(): void {
    const { waitingName } = this.#parts;
    const baseRevision = this.#state.revision;
    keepWaiting(waitingName, { baseRevision, sent: this.#sent, pending: this.#pending });
  }

  #change(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes };
    if (changes.history) this.#parts.keepHistory?.(changes.history);
    for (const listener of this.#listeners) listener();
  }
}
