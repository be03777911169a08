/** A page that is looked at in the editor and as visitors get it. */
export interface ComparedPage {
  readonly name: string;
  /** In the back office, behind the address of its site. */
  readonly editor: string;
  /** As visitors ask for it. */
  readonly path: string;
  /** What its sections are called in reports, by their ids. */
  readonly sections: ReadonlyMap<string, string>;
}

/** Widths of the frame, in pixels: phone, tablet, desktop. */
export const comparedWidths = [390, 768, 1440] as const;

/** One of {@link comparedWidths}. */
export type ComparedWidth = (typeof comparedWidths)[number];
