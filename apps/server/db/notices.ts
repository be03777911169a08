/** Notices between parts and processes: announced in a transaction, heard after its commit. */

export type NoticeHandler = (payload: string) => void;

/** Handlers of this process by channel. */
export class NoticeBoard {
  #handlers = new Map<string, Set<NoticeHandler>>();

  deliver(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload);
  }

  /** Answers how to stop. */
  add(channel: string, handler: NoticeHandler): () => void {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers);
    handlers.add(handler);
    return () => handlers.delete(handler);
  }
}
