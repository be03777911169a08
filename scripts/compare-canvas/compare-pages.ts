/** Compares pages at all widths. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { countDifferences, writeDifference } from './compare-pictures.ts';
import type { ComparedPage, ComparedWidth } from './compared-page.ts';
import { photographCanvas, photographVisit, type SectionPlace } from './photograph.ts';

/** Who looks at the pages of a site, and where. */
export interface Comparing {
  /** Signed in at the origin. */
  readonly staff: BrowserContext;
  /** Signed in nowhere. */
  readonly visitor: BrowserContext;
  readonly origin: string;
  /** Identifier of the site. */
  readonly site: string;
  readonly widths: readonly ComparedWidth[];
  /** Where pictures of differences are left. */
  readonly outDir: string;
}

/** A page at a width. */
export interface Compared {
  readonly page: string;
  readonly width: ComparedWidth;
  /** Pixels that differ. */
  readonly count: number;
  /** Where the first of them stands; empty when none differs. */
  readonly where: string;
  /** The picture of what differs; empty when nothing does. */
  readonly file: string;
}

/** Opens a page in the editor and as a visitor, at each width. */
export async function comparePage(
  comparing: Comparing,
  compared: ComparedPage,
): Promise<Compared[]> {
  const { staff, visitor, origin, site, widths, outDir } = comparing;
  const page = await staff.newPage();
  try {
    const results: Compared[] = [];
    for (const width of widths) {
      const office = `${origin}/config/sites/${site}`;
      const { picture: canvas, frameHeight } = await photographCanvas(
        page,
        compared,
        width,
        office,
      );
      const visit = await photographVisit(visitor, compared, {
        origin,
        width,
        height: frameHeight,
      });
      const { count, rows } = countDifferences(canvas, visit.picture);
      let [where, file] = ['', ''];
      if (rows) {
        where = nameOfPlace(compared, visit.sections, rows[0]);
        mkdirSync(outDir, { recursive: true });
        file = path.join(outDir, `${compared.name.replaceAll(/\W+/g, '-')}-${width}.png`);
        await writeDifference(file, { one: canvas, other: visit.picture, rows });
      }
      results.push({ page: compared.name, width, count, where, file });
    }
    return results;
  } finally {
    await page.close();
  }
}

function nameOfPlace(
  { sections: names }: ComparedPage,
  sections: readonly SectionPlace[],
  row: number,
): string {
  const section = sections.find(({ bottom }) => row < bottom);
  const name = section === undefined ? 'behind the sections' : names.get(section.id);
  return `${name ?? section?.id ?? ''}, row ${row}`;
}
