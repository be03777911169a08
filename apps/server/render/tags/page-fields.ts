import type { AreaPurpose } from '@sitewright/contract';

/** An area of a template for the owner's blocks, as a page shows it. */
export interface PageField {
  readonly purpose: AreaPurpose;
  /** What its document belongs to: the id of the tag, or the name of an area of the site. */
  readonly id: string;
  readonly label: string;
  /** 12, or 1: everything below each other. */
  readonly columns: 1 | 12;
}

/**
 * The areas of a page that is edited, noted while it is rendered. They show their drafts, and the one
 * that is edited is left empty for the editor to fill.
 */
export class PageFields {
  readonly #found = new Map<string, PageField>();
  readonly #edited: string | undefined;
  #isPlaced = false;

  constructor(edited?: Pick<PageField, 'purpose' | 'id'>) {
    this.#edited = edited && nameOf(edited);
  }

  /** In the order in which they are met; each once. */
  get found(): readonly PageField[] {
    return [...this.#found.values()];
  }

  note(field: PageField): void {
    const name = nameOf(field);
    if (!this.#found.has(name)) this.#found.set(name, field);
  }

  /** Whether it is the area that the editor draws. */
  isEdited(field: Pick<PageField, 'purpose' | 'id'>): boolean {
    return nameOf(field) === this.#edited;
  }

  /** True for the place that the editor fills: an area that stands twice is edited at the first. */
  takesPlace(field: Pick<PageField, 'purpose' | 'id'>): boolean {
    if (!this.isEdited(field) || this.#isPlaced) return false;
    this.#isPlaced = true;
    return true;
  }
}

function nameOf({ purpose, id }: Pick<PageField, 'purpose' | 'id'>): string {
  return `${purpose} ${id}`;
}
