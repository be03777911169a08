/** Store pages that an import of products makes: told, listed in the menu, and kept for its undo. */
import type { WriteTransaction } from '../../../db/database.ts';
import { saveNavigation } from '../../collections/save-navigation.ts';
import type { NavigationEntry } from '../../collections/tables.ts';
import { standingOf } from '../content/write/brought.ts';
import type { WrittenBatch } from '../import-products.ts';
import type { KeptChange } from './kept-changes.ts';
import type { ImportRun } from './run-scope.ts';

export class NewStorePages {
  readonly #run: ImportRun;
  readonly #menu: string | undefined;
  readonly #told = new Set<string>();

  /** @param menu name of the theme's first menu; undefined: it has none */
  constructor(run: ImportRun, menu: string | undefined) {
    this.#run = run;
    this.#menu = run.row.options.withMenus ? menu : undefined;
  }

  /** Notes each new page once, by the first line that names it; a look at the file does too. */
  tell({ drafts, outcome }: WrittenBatch): void {
    for (const { name, title, urlId } of outcome.storePagesCreated) {
      if (this.#told.has(urlId)) continue;
      this.#told.add(urlId);
      const line = drafts.find(({ storePage }) => storePage === name)?.line ?? 1;
      const where = this.#menu === undefined ? 'No menu links it yet.' : 'The menu lists it.';
      const reason = `The store page "${title}" is new, at /${urlId}. ${where}`;
      this.#run.report.note(line, 'store-page', reason);
    }
  }

  /** Lists the new pages in the menu. @returns what is taken back with the import */
  async open(trx: WriteTransaction, { outcome }: WrittenBatch): Promise<KeptChange[]> {
    const pages = outcome.storePagesCreated;
    if (pages.length === 0) return [];
    const { siteId } = this.#run.site;
    if (this.#menu !== undefined) {
      const { items = [] } = (await standingOf(trx, siteId, `menu:${this.#menu}`)) ?? {};
      // The standing of a menu is its entries.
      const listed = items as readonly NavigationEntry[];
      const added = pages.map(({ id }) => ({ collectionId: id }));
      await saveNavigation(trx, siteId, { name: this.#menu, items: [...listed, ...added] });
    }
    const changes: KeptChange[] = [];
    for (const { id, title } of pages) {
      const name = `page:${id}` as const;
      const after = (await standingOf(trx, siteId, name)) ?? {};
      changes.push({ id: name, title, isNew: true, before: {}, after });
    }
    return changes;
  }
}
