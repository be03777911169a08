import { confBoolean, confString, confStrings } from './read-conf.ts';

/** `collections/X.conf` (template-format §3). */
export interface CollectionConf {
  readonly title: string;
  readonly ordering: string;
  readonly acceptTypes: readonly string[];
  /** 0 when the conf does not say. */
  readonly pageSize: number;
  readonly isFolder: boolean;
  readonly isIndex: boolean;
  readonly indexType: string;
  readonly isFullData: boolean;
}

/** Reads the settings of a collection; what is missing or of another kind takes its default. */
export function readCollectionConf(conf: Readonly<Record<string, unknown>>): CollectionConf {
  const pageSize = Number(conf.pageSize);
  return {
    title: confString(conf.title),
    ordering: confString(conf.ordering),
    acceptTypes: confStrings(conf.acceptTypes),
    pageSize: Number.isInteger(pageSize) && pageSize > 0 ? pageSize : 0,
    isFolder: confBoolean(conf.folder),
    isIndex: confBoolean(conf.index),
    indexType: confString(conf.indexType),
    isFullData: confBoolean(conf.fullData),
  };
}
