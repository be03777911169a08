import type { DemoSite } from '../../../../demo/site.ts';
import type { PreparedFiles, PreparedPictures } from './prepare-pictures.ts';

/** What writing one demo site needs. */
export interface SiteSeed {
  readonly siteId: string;
  readonly site: DemoSite;
  readonly pictures: PreparedPictures;
  readonly files: PreparedFiles;
  readonly now: Date;
}

/** A demo site whose pictures have rows: ids and addresses by their name in the content. */
export interface SeedScope extends SiteSeed {
  readonly assetIds: ReadonlyMap<string, string>;
}
