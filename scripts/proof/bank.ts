/**
 * The bank of the proof: takes money and gives it back as a payment provider does, remembers what it
 * did, and behaves as badly as one can. It is what the books of the shop are compared with.
 */
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Chance } from './chance.ts';
import type { BankAnswer, BankEvent, BankRequest } from './bank-messages.ts';

/** What the bank knows of one payment of the shop. */
export interface Account {
  readonly siteId: string;
  readonly paymentId: string;
  amountCents: number;
  status: 'open' | 'succeeded' | 'declined' | 'canceled';
  /** All that was ever taken for it. */
  takenCents: number;
  /** Refund of the shop → cents. */
  readonly refunds: Map<string, number>;
}

interface Delivery {
  event: BankEvent;
  /** Epoch milliseconds. */
  dueAt: number;
  copies: number;
}

/** How the bank misbehaves; probabilities of a request or an event. */
export interface BankFaults {
  /** The request never reached it. */
  lost: number;
  /** Beside those, requests to give money back that never reached it. */
  lostRefunds: number;
  /** It did what was asked and the answer never arrived. */
  unanswered: number;
  /** The longest wait before it answers, ms. */
  slowMs: number;
  /** An event that is not sent before {@link Bank.flush}. */
  dropped: number;
  /** The longest wait before an event is sent, ms: later ones overtake it. */
  lateMs: number;
}

const noFaults: BankFaults = {
  lost: 0,
  lostRefunds: 0,
  unanswered: 0,
  slowMs: 0,
  dropped: 0,
  lateMs: 0,
};
const dropped = Number.POSITIVE_INFINITY;
const tickMs = 100;
const retryMs = 700;

export class Bank {
  readonly accounts = new Map<string, Account>();
  readonly #answers = new Map<string, BankAnswer>();
  readonly #server: http.Server;
  readonly #chance: Chance;
  readonly #send: (event: BankEvent) => Promise<boolean>;
  #deliveries: Delivery[] = [];
  /** Payments that it takes although it declined them. */
  #afterthoughts: { account: Account; dueAt: number }[] = [];
  #faults: BankFaults;
  #timer: NodeJS.Timeout | undefined;
  #eventNumber = 0;

  /** @param send brings an event to the shop; false when it was not taken */
  constructor(chance: Chance, faults: BankFaults, send: (event: BankEvent) => Promise<boolean>) {
    this.#chance = chance;
    this.#faults = faults;
    this.#send = send;
    this.#server = http.createServer((request, response) => {
      void this.#handle(request, response);
    });
  }

  /** @returns its address */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#timer = setInterval(() => void this.#deliverDue(), tickMs);
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** The shopper confirms at the bank. @returns false when there is nothing to confirm */
  confirm(paymentId: string): boolean {
    const account = this.accounts.get(paymentId);
    if (account?.status !== 'open') return false;
    this.#take(account);
    return true;
  }

  /** Takes now, still behaving badly, what it would take later; waits for what follows. */
  async hurry(): Promise<void> {
    for (const thought of this.#afterthoughts) thought.dueAt = 0;
    await new Promise((resolve) => setTimeout(resolve, this.#faults.lateMs + 2 * tickMs));
  }

  /** Behaves well from now on, and sends everything that it kept back until it is taken. */
  async flush(): Promise<void> {
    this.#faults = noFaults;
    for (const delivery of this.#deliveries) delivery.dueAt = 0;
    for (let tries = 0; this.#deliveries.length > 0; tries += 1) {
      if (tries > 200) throw new Error(`${this.#deliveries.length} events were never taken`);
      await this.#deliverDue();
      await new Promise((resolve) => setTimeout(resolve, tickMs));
    }
  }

  async #handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as BankRequest;
    const { lost, lostRefunds, unanswered, slowMs } = this.#faults;
    const isLost = this.#chance.happens(asked.kind === 'refund' ? lost + lostRefunds : lost);
    if (isLost) return void request.destroy();
    const answer = this.#answer(asked);
    await new Promise((resolve) => setTimeout(resolve, this.#chance.between(0, slowMs)));
    if (this.#chance.happens(unanswered)) return void request.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }

  #answer(asked: BankRequest): BankAnswer {
    switch (asked.kind) {
      case 'charge': {
        // The same key is the same charge, whatever became of the first answer.
        const known = this.#answers.get(asked.key);
        const answer = known ?? this.#charge(asked);
        this.#answers.set(asked.key, answer);
        return answer.status === 'open' ? this.#look(asked) : answer;
      }
      case 'cancel':
        return this.#cancel(asked);
      case 'refund': {
        const account = this.accounts.get(asked.paymentId);
        if (!account || account.takenCents === 0) return { status: 'unknown' };
        if (!account.refunds.has(asked.key)) {
          account.refunds.set(asked.key, asked.amountCents);
          this.#tell(account, { type: 'refunded', ...asked, refundId: asked.refundId });
        }
        return { status: 'refunded' };
      }
    }
  }

  #charge(asked: BankRequest & { kind: 'charge' }): BankAnswer {
    const account = this.#accountOf(asked);
    if (account.status === 'canceled') return { status: 'canceled' };
    if (asked.card === 'late') this.#afterthoughts.push({ account, dueAt: this.#later() });
    if (asked.card === 'bad' || asked.card === 'late') {
      if (account.takenCents === 0) account.status = 'declined';
      return { status: 'declined' };
    }
    if (asked.card === 'asks' && account.takenCents === 0) {
      account.status = 'open';
      return { status: 'open' };
    }
    this.#take(account);
    return { status: 'succeeded' };
  }

  #take(account: Account): void {
    account.status = 'succeeded';
    account.takenCents += account.amountCents;
    this.#tell(account, { type: 'succeeded', amountCents: account.amountCents });
  }

  #cancel(asked: BankRequest): BankAnswer {
    const account = this.#accountOf(asked);
    if (account.status === 'succeeded') return { status: 'succeeded' };
    account.status = 'canceled';
    return { status: 'canceled' };
  }

  #look({ paymentId }: BankRequest): BankAnswer {
    return { status: this.accounts.get(paymentId)?.status ?? 'unknown' };
  }

  #accountOf({ siteId, paymentId, amountCents }: BankRequest): Account {
    const known = this.accounts.get(paymentId);
    if (known) return known;
    const account: Account = {
      siteId,
      paymentId,
      amountCents,
      status: 'declined',
      takenCents: 0,
      refunds: new Map(),
    };
    this.accounts.set(paymentId, account);
    return account;
  }

  #tell(
    { siteId, paymentId }: Account,
    told: Pick<BankEvent, 'type' | 'amountCents'> & { refundId?: string | undefined },
  ): void {
    this.#eventNumber += 1;
    const { type, amountCents, refundId } = told;
    const event = {
      id: `bank_${this.#eventNumber}`,
      siteId,
      paymentId,
      type,
      amountCents,
      refundId,
    };
    const isDropped = this.#chance.happens(this.#faults.dropped);
    const copies = this.#chance.pick([1, 1, 2, 3]);
    this.#deliveries.push({ event, copies, dueAt: isDropped ? dropped : this.#soon() });
  }

  #soon(): number {
    return Date.now() + this.#chance.between(0, this.#faults.lateMs);
  }

  /** Mostly when its owner has tried another card; half of them at the end. */
  #later(): number {
    if (this.#chance.happens(0.5)) return Number.POSITIVE_INFINITY;
    return Date.now() + this.#chance.between(1, 4) * this.#faults.lateMs;
  }

  #takeDue(): void {
    const due = this.#afterthoughts.filter(({ dueAt }) => dueAt <= Date.now());
    this.#afterthoughts = this.#afterthoughts.filter((thought) => !due.includes(thought));
    for (const { account } of due) this.#take(account);
  }

  async #deliverDue(): Promise<void> {
    this.#takeDue();
    const due = this.#deliveries.filter(({ dueAt }) => dueAt <= Date.now());
    this.#deliveries = this.#deliveries.filter((delivery) => !due.includes(delivery));
    await Promise.all(due.map((delivery) => this.#deliver(delivery)));
  }

  /** All copies at once, to whichever process; what nobody took is sent again. */
  async #deliver({ event, copies }: Delivery): Promise<void> {
    const sent = Array.from({ length: copies }, () => this.#send(event));
    const taken = await Promise.all(sent);
    if (taken.includes(true)) return;
    this.#deliveries.push({ event, copies: 1, dueAt: Date.now() + retryMs });
  }
}
