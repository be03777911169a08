/**
 * Writes that were made while there was no connection, on this device: a reload or a closed tab loses
 * none. They go out in the order in which they were made, by who made them and nobody else. What the
 * server refused stays until somebody tries it again or gives it up. docs/decisions/585
 */
import type { CallAddress, CallFailure, CallResult } from '@sitewright/contract';
import { call } from './client.ts';
import { leftOf } from './kept-writes.ts';

/** A write that waits. */
export interface WaitingWrite {
  /** They are sent in this order. */
  readonly id: string;
  readonly address: CallAddress;
  readonly input: unknown;
  /** Why the server refused it; it waits for somebody then. */
  readonly refusal?: string;
  /** Name of the lock of a screen that sends it by itself while it is open. */
  readonly holder?: string;
}

/** What became of one that was sent. */
export interface SentWrite {
  readonly write: WaitingWrite;
  readonly result: CallResult<unknown>;
  /** Why it, or a part of it, was refused. */
  readonly refusal?: string;
}

type Settle = (result: CallResult<unknown>) => void;

/** Whatever it was: the types of all calls at once say nothing of one. */
const ask = call as unknown as (
  address: CallAddress,
  input: unknown,
) => Promise<CallResult<unknown>>;

const prefix = 'sitewright-waiting:';
const lockName = 'sitewright-waiting';
let count = 0;

/** They are in the order of their ids. */
function newWriteId(): string {
  count += 1;
  const at = String(Date.now()).padStart(15, '0');
  return `${at}-${String(count).padStart(6, '0')}-${crypto.randomUUID()}`;
}

/** The writes of an account that wait on this device. */
export class WaitingWrites {
  readonly #prefix: string;
  readonly #accountId: string;
  /** Screens of this tab that wait for the answer. */
  readonly #settles = new Map<string, Settle>();
  readonly #listeners = new Set<() => void>();
  readonly #channel: BroadcastChannel | undefined;
  #listed: readonly WaitingWrite[];
  #draining: Promise<void> | undefined;

  constructor(accountId: string) {
    this.#accountId = accountId;
    this.#prefix = `${prefix}${accountId}:`;
    this.#listed = this.#read();
    this.#channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(lockName);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<SentWrite>) => {
      this.#settle(data);
      this.#tell();
    });
  }

  /** Those that wait, and those that were refused. */
  list(): readonly WaitingWrite[] {
    return this.#listed;
  }

  /** Whether one is to be sent: what comes later has to wait for it. */
  hasAny(): boolean {
    return this.#read().some(({ refusal, holder }) => refusal === undefined && !holder);
  }

  /**
   * Keeps what a screen sends by itself, in place of what it kept before: it goes out from here only
   * once the screen is gone. `holder` is the lock that the screen has while it is open.
   */
  hold(holder: string, address: CallAddress, inputs: readonly unknown[]): void {
    const known = this.#read().filter((one) => one.holder === holder);
    if (known.length + inputs.length === 0) return;
    for (const { id } of known) localStorage.removeItem(this.#prefix + id);
    for (const input of inputs) this.#store({ id: newWriteId(), address, input, holder });
    this.#tell();
  }

  /** Keeps a write. Answers what the server says of it, once it can be asked. */
  keep(address: CallAddress, input: unknown): Promise<CallResult<unknown>> {
    const id = newWriteId();
    this.#store({ id, address, input });
    this.#tell();
    return new Promise((resolve) => this.#settles.set(id, resolve));
  }

  /** One that was refused goes again with the next. */
  tryAgain(id: string): void {
    const write = this.#read().find((one) => one.id === id);
    if (write) this.#store({ id, address: write.address, input: write.input });
    this.#tell();
  }

  /** Gives one up. */
  forget(id: string): void {
    localStorage.removeItem(this.#prefix + id);
    this.#tell();
  }

  /** Tells when something changes. Answers how to stop. */
  follow(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => key?.startsWith(this.#prefix) && this.#tell();
    addEventListener('storage', onStorage);
    this.#listeners.add(listener);
    return () => {
      removeEventListener('storage', onStorage);
      this.#listeners.delete(listener);
    };
  }

  /**
   * Sends what waits, one after the other; one tab of the browser at a time. What cannot be sent now
   * waits on, and so does all that was made after it.
   */
  drain(onSent: (sent: SentWrite) => void): Promise<void> {
    this.#draining ??= inOneTab(() => this.#sendAll(onSent)).finally(() => {
      this.#draining = undefined;
    });
    return this.#draining;
  }

  async #sendAll(onSent: (sent: SentWrite) => void): Promise<void> {
    for (;;) {
      const write = await this.#next();
      // Somebody else may have signed in here meanwhile, also since the one before.
      if (!write || !(await this.#isSignedIn())) return;
      const result = await ask(write.address, write.input);
      if (!result.ok && isPassing(result.failure)) return;
      const left = result.ok
        ? leftOf(write.address, write.input, result.answer)
        : { input: write.input, refusal: result.failure.message };
      localStorage.removeItem(this.#prefix + write.id);
      const { id, address } = write;
      if (left) this.#store({ id, address, ...left });
      const sent = { write, result, ...(left && { refusal: left.refusal }) };
      this.#settle(sent);
      this.#channel?.postMessage(sent);
      this.#tell();
      onSent(sent);
    }
  }

  async #isSignedIn(): Promise<boolean> {
    const session = await call('GET /api/staff/session', {});
    return session.ok && session.answer.account.id === this.#accountId;
  }

  /** The first that may go: not what was refused, nor what an open screen sends by itself. */
  async #next(): Promise<WaitingWrite | undefined> {
    for (const write of this.#read()) {
      const isHeld = write.holder !== undefined && (await isTaken(write.holder));
      if (write.refusal === undefined && !isHeld) return write;
    }
    return undefined;
  }

  #settle({ write: { id }, result }: SentWrite): void {
    this.#settles.get(id)?.(result);
    this.#settles.delete(id);
  }

  #store(write: WaitingWrite): void {
    localStorage.setItem(this.#prefix + write.id, JSON.stringify(write));
  }

  #read(): WaitingWrite[] {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix));
    return names.toSorted().flatMap((name) => {
      const text = localStorage.getItem(name);
      return text === null ? [] : [JSON.parse(text) as WaitingWrite];
    });
  }

  #tell(): void {
    this.#listed = this.#read();
    for (const listener of this.#listeners) listener();
  }
}

/** It may go well later, with nothing changed: no network, nobody signed in, a server that rests. */
function isPassing({ kind, status }: CallFailure): boolean {
  return kind === 'offline' || status === 401 || status === 429 || status >= 500;
}

/** Screens of this tab that send by themselves. */
const holders = new Set<string>();

/** Takes the lock of a screen that sends by itself, until it is let go; a closed tab lets go too. */
export function takeHolder(): { readonly name: string; readonly letGo: () => void } {
  const name = `${lockName}:${crypto.randomUUID()}`;
  const end = Promise.withResolvers<void>();
  holders.add(name);
  void navigator.locks?.request(name, () => end.promise);
  return {
    name,
    letGo: () => {
      holders.delete(name);
      end.resolve();
    },
  };
}

function isTaken(holder: string): Promise<boolean> {
  const isOurs = holders.has(holder);
  if (isOurs || !navigator.locks) return Promise.resolve(isOurs);
  return navigator.locks.request(holder, { ifAvailable: true }, (lock) => lock === null);
}

function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(lockName, work) : work();
}

let opened: WaitingWrites | undefined;

/** Opens those of who works here; nobody signed in has none. */
export function openWaitingWrites(accountId: string | undefined): WaitingWrites | undefined {
  opened = accountId === undefined ? undefined : new WaitingWrites(accountId);
  return opened;
}

/** Those of who works here. */
export function findWaitingWrites(): WaitingWrites | undefined {
  return opened;
}
