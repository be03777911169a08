/** A tab of the back office in which somebody edits what they saw, be it old by now. */
import type { StaffProduct } from '@sitewright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../db/id.ts';
import type { Office } from './office.ts';

/** What all tabs together did, as the server told them. */
export class OfficeDeeds {
  readonly counts: Record<string, number> = {};
  readonly broken: string[] = [];
  /** Units that were moved by hand, by variant. */
  readonly moved = new Map<string, number>();
  /** Writes that were told to be done: entry of the log, and units that it moved. */
  readonly done: Deed[] = [];
  /** Writes that were told to be done: what their writer saw, by subject of the log and field. */
  readonly accepted: AcceptedWrite[] = [];
  /** Bulk edits that were begun. */
  readonly bulkEdits: string[] = [];
  #typed = 0;

  count(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }

  /** What was not done was refused; the server did not fail. */
  requireRefusal(what: string, { statusCode, body }: LightMyRequestResponse): void {
    if (statusCode >= 500) this.broken.push(`${what}: ${statusCode} ${body.slice(0, 200)}`);
  }

  move(units: readonly UnitMove[], sign = 1): void {
    for (const { variantId, by } of units) {
      this.moved.set(variantId, (this.moved.get(variantId) ?? 0) + sign * by);
    }
  }

  /** What nobody typed before. */
  type(): string {
    this.#typed += 1;
    return `Text ${this.#typed}`;
  }

  /** A price that nobody typed before, in cents. */
  typePrice(): number {
    this.#typed += 1;
    return 1_000 + this.#typed;
  }
}

interface Deed {
  readonly id: string;
  readonly units: readonly UnitMove[];
}

interface AcceptedWrite {
  /** Entries of the log, one of which is about this subject. */
  readonly ids: readonly string[];
  readonly subject: string;
  readonly changes: Changes;
}

interface UnitMove {
  readonly variantId: string;
  readonly by: number;
}

interface Told {
  activityId?: string;
  activityIds?: string[];
  changes?: string[];
  code?: string;
  conflicts?: Record<string, { theirs: unknown; yours: unknown }>;
}

type Changes = Record<string, { from: unknown; to: unknown }>;

interface SeenProduct {
  id: string;
  variantId: string;
  /** Fields by name, those of the variant as `variants.ID.field`. */
  fields: Record<string, unknown>;
}

const productTexts = ['title', 'seoTitle', 'seoDescription', 'excerpt'] as const;
/** Settings of text, `group.field`. */
export const editedSettings = [
  'business.contactEmail',
  'business.contactPhoneNumber',
  'papers.sellerName',
];
/** Refusals that are right: somebody was quicker, or there are not that many units. */
const expectedRefusals = new Set([
  'edited_meanwhile',
  'not_undoable',
  'not_enough_stock',
  'bulk_edit_runs',
]);

/** Somebody at work in one tab. */
export class OfficeTab {
  readonly #office: Office;
  readonly #deeds: OfficeDeeds;
  readonly #random: () => number;
  #products: SeenProduct[] = [];
  #settings: Record<string, unknown> = {};

  constructor(office: Office, deeds: OfficeDeeds, random: () => number) {
    this.#office = office;
    this.#deeds = deeds;
    this.#random = random;
  }

  /** Does one thing; from time to time looks anew at what is there first. */
  async act(): Promise<void> {
    if (this.#products.length === 0 || this.#random() < 0.15) await this.#look();
    const wish = this.#random();
    if (wish < 0.35) return this.#editProduct();
    if (wish < 0.5) return this.#editSheet();
    if (wish < 0.65) return this.#editSettings();
    if (wish < 0.85) return this.#moveUnits();
    if (wish < 0.97) return this.#takeBack();
    return this.#editAll();
  }

  /** Does the same as another tab at the same instant, both having seen what is there. */
  async actWith(other: OfficeTab): Promise<void> {
    await Promise.all([this.#look(), other.#look()]);
    const index = Math.floor(this.#random() * this.#products.length);
    const name = this.#pick(productTexts);
    const setting = this.#pick(editedSettings);
    const deed = this.#pick(this.#deeds.done);
    const wish = this.#random();
    const act = (tab: OfficeTab) => {
      const product = tab.#products[index]!;
      if (wish < 0.5) return tab.#editProduct(product, name);
      if (wish < 0.75) return tab.#editSettings(setting);
      return deed && wish < 0.9 ? tab.#takeBack(deed) : tab.#moveUnits([product]);
    };
    await Promise.all([act(this), act(other)]);
  }

  async #look(): Promise<void> {
    const sheet = await this.#office.get('product-sheet', { limit: 100 });
    const ids = sheet.json<{ products: { id: string }[] }>().products.map(({ id }) => id);
    this.#products = await Promise.all(ids.map((id) => this.#see(id)));
    const { settings } = (await this.#office.get('settings')).json<{
      settings: { group: string; field: string; value: unknown }[];
    }>();
    const values = settings.map(({ group, field, value }) => [`${group}.${field}`, value]);
    this.#settings = Object.fromEntries(values) as Record<string, unknown>;
  }

  async #see(id: string): Promise<SeenProduct> {
    const product = (await this.#office.get(`products/${id}`)).json<StaffProduct>();
    const variant = product.variants[0]!;
    const fields = Object.fromEntries<unknown>([
      ...productTexts.map((name) => [name, product[name]] as const),
      [`variants.${variant.id}.priceCents`, variant.priceCents],
    ]);
    return { id, variantId: variant.id, fields };
  }

  async #editProduct(
    product = this.#pick(this.#products),
    name = this.#pick(productTexts),
  ): Promise<void> {
    const changes = this.#change(product, [name, this.#pick(productTexts)]);
    const price = this.#random() < 0.5 ? this.#changeVariant(product) : {};
    const answer = await this.#office.send('PATCH', `products/${product.id}`, {
      changes,
      changedVariants: [{ id: product.variantId, changes: price }],
    });
    const typed = { ...changes, ...this.#ofVariant(product, price) };
    this.#learn('product', {
      answer,
      typed,
      seen: product.fields,
      subject: `product:${product.id}`,
    });
  }

  async #editSheet(): Promise<void> {
    const chosen = [...new Set([this.#pick(this.#products), this.#pick(this.#products)])];
    const rows = chosen.map((product) => ({
      product,
      changes: this.#change(product, [this.#pick(['title', 'seoTitle'])]),
      price: this.#changeVariant(product),
      stock: this.#random() < 0.5 ? [{ variantId: product.variantId, by: this.#units() }] : [],
    }));
    const answer = await this.#office.send('PATCH', 'product-sheet', {
      products: rows.map(({ product, changes, price, stock }) => ({
        id: product.id,
        changes,
        variants: [{ id: product.variantId, changes: price }],
        stock,
      })),
    });
    if (answer.statusCode !== 200) return this.#refused('sheet', answer);
    const { results, activityIds = [] } = answer.json<
      Told & { results: { id: string; refusal?: Told }[] }
    >();
    // Which of the entries moved units is not told: they are not taken back.
    const hasMoved = rows.some(({ stock }) => stock.length > 0);
    for (const id of hasMoved ? [] : activityIds) this.#deeds.done.push({ id, units: [] });
    for (const [index, { refusal }] of results.entries()) {
      const { product, changes, price, stock } = rows[index]!;
      const typed = { ...changes, ...this.#ofVariant(product, price) };
      if (refusal) {
        this.#told('row of a sheet', { refusal, typed, seen: product.fields });
        continue;
      }
      this.#deeds.count('rows of sheets');
      this.#deeds.move(stock);
      this.#deeds.accepted.push({
        ids: activityIds,
        subject: `product:${product.id}`,
        changes: typed,
      });
      this.#take(product.fields, typed);
    }
  }

  async #editSettings(name = this.#pick(editedSettings)): Promise<void> {
    const to = name.endsWith('Email') ? `${newId()}@example.test` : this.#deeds.type();
    const changes = { [name]: { from: this.#settings[name], to } };
    const answer = await this.#office.send('POST', 'settings/edits', { changes });
    // The log calls the one field of a setting `value`; it has none of what stood there by default.
    const logged = { value: changes[name]! };
    this.#learn('setting', { answer, typed: changes, seen: this.#settings, subject: name, logged });
  }

  async #moveUnits(
    chosen: readonly SeenProduct[] = [this.#pick(this.#products), this.#pick(this.#products)],
  ): Promise<void> {
    const units = [...new Set(chosen)].map(({ variantId }) => ({ variantId, by: this.#units() }));
    const answer = await this.#office.send('POST', 'inventory/adjustments', {
      adjustments: units,
      reason: 'correction',
    });
    if (answer.statusCode !== 200) return this.#refused('adjustment', answer);
    this.#deeds.count('adjustments');
    this.#deeds.move(units);
    this.#deeds.done.push({ id: answer.json<Told>().activityId!, units });
  }

  async #takeBack(deed: Deed | undefined = this.#pick(this.#deeds.done)): Promise<void> {
    if (!deed) return;
    const answer = await this.#office.send('POST', `activity/${deed.id}/undo`, {});
    if (answer.statusCode !== 200) return this.#refused('undo', answer);
    this.#deeds.count('undone');
    this.#deeds.move(deed.units, -1);
    const units = deed.units.map(({ variantId, by }) => ({ variantId, by: -by }));
    this.#deeds.done.push({ id: answer.json<Told>().activityId!, units });
  }

  /** A bulk edit of every price, sometimes taken back while it runs. */
  async #editAll(): Promise<void> {
    const { bulkEdits } = this.#deeds;
    const last = bulkEdits.at(-1);
    if (last !== undefined && this.#random() < 0.5) {
      const answer = await this.#office.send('POST', `bulk-edits/${last}/undo`);
      if (answer.statusCode === 200) this.#deeds.count('bulk edits undone');
      else this.#refused('bulk undo', answer);
      return;
    }
    const answer = await this.#office.send('POST', 'bulk-edits', {
      choice: { filter: {} },
      edit: { price: { kind: 'add', cents: 1_000_000 + this.#deeds.typePrice() } },
    });
    if (answer.statusCode !== 200) return this.#refused('bulk edit', answer);
    this.#deeds.count('bulk edits');
    bulkEdits.push(answer.json<{ id: string }>().id);
  }

  #change({ fields }: SeenProduct, names: readonly string[]): Changes {
    return Object.fromEntries(
      names.map((name) => [name, { from: fields[name], to: this.#deeds.type() }]),
    );
  }

  #changeVariant({ fields, variantId }: SeenProduct): Changes {
    const from = fields[`variants.${variantId}.priceCents`];
    return { priceCents: { from, to: this.#deeds.typePrice() } };
  }

  #ofVariant({ variantId }: SeenProduct, changes: Changes): Changes {
    const entries = Object.entries(changes);
    return Object.fromEntries(
      entries.map(([name, change]) => [`variants.${variantId}.${name}`, change]),
    );
  }

  #learn(
    what: string,
    write: {
      answer: LightMyRequestResponse;
      typed: Changes;
      seen: Record<string, unknown>;
      subject: string;
      logged?: Changes;
    },
  ): void {
    const { answer, typed, seen, subject, logged = typed } = write;
    const told = answer.json<Told>();
    if (answer.statusCode !== 200) return this.#told(what, { refusal: told, typed, seen, answer });
    this.#deeds.count(`${what}s`);
    const ids = told.changes ?? [told.activityId].filter((id) => id !== undefined);
    if (ids.length === 0) this.#deeds.broken.push(`${what}: nothing tells how to undo it`);
    for (const id of ids) this.#deeds.done.push({ id, units: [] });
    this.#deeds.accepted.push({ ids, subject, changes: logged });
    this.#take(seen, typed);
  }

  #take(seen: Record<string, unknown>, typed: Changes): void {
    for (const [name, { to }] of Object.entries(typed)) seen[name] = to;
  }

  /** A conflict shows both: what stands there now, which is not what was seen, and what was typed. */
  #told(
    what: string,
    refused: {
      refusal: Told;
      typed: Changes;
      seen: Record<string, unknown>;
      answer?: LightMyRequestResponse;
    },
  ): void {
    const { refusal, typed, seen, answer } = refused;
    const conflicts = Object.entries(refusal.conflicts ?? {});
    if (refusal.code !== 'edited_meanwhile' || conflicts.length === 0) {
      if (answer) this.#refused(what, answer);
      else this.#refusedWith(what, refusal.code);
      return;
    }
    this.#deeds.count(`${what}: conflicts`);
    for (const [name, { theirs, yours }] of conflicts) {
      const change = typed[name];
      const isTrue = change !== undefined && yours === change.to && !Object.is(theirs, change.from);
      if (!isTrue) this.#deeds.broken.push(`${what}: a false conflict of ${name}`);
      seen[name] = theirs;
    }
  }

  #refused(what: string, answer: LightMyRequestResponse): void {
    this.#deeds.requireRefusal(what, answer);
    if (answer.statusCode < 500) this.#refusedWith(what, answer.json<Told>().code);
  }

  #refusedWith(what: string, code = ''): void {
    this.#deeds.count(`${what}: ${code}`);
    if (!expectedRefusals.has(code)) this.#deeds.broken.push(`${what} was refused: ${code}`);
  }

  #units(): number {
    return Math.floor(this.#random() * 9) - 3;
  }

  #pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)]!;
  }
}
