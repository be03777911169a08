/**
 * Ids are an installation's own: in files stand names of things in their place, as in
 * `@{pages/about}`. They stand in texts too, for addresses of pictures have ids in them.
 */
import { compareText } from './stable-json.ts';
import { SiteFilesError } from './site-format.ts';

type ChangeText = (text: string) => string;

/** Changes every text in a value, names of fields too. */
export function mapTexts(value: unknown, change: ChangeText): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([name, one]) => [change(name), mapTexts(one, change)]));
}

/** An id in a text; an area of a template may be called by one and more, such as `ID_intro`. */
export const idInText = /(?<![0-9A-Za-z])[0-9a-f]{24}(?![0-9A-Za-z])/g;

/** Puts names in the place of ids. Ids of what is no part of the files stay as they are. */
export function makeEncoder(siteId: string, names: ReadonlyMap<string, string>): ChangeText {
  // How often a file was replaced is part of its address; in files it is as new.
  const editions = new RegExp(`(/content/v1/${siteId}/([0-9a-f]{24}))/\\d+(?=/)`, 'g');
  const marksAndIds = new RegExp(`@\\{|${idInText.source}`, 'g');
  const nameOf = (id: string) => (id === siteId ? 'site' : names.get(id));
  return (text) =>
    text
      .replace(editions, (whole: string, address: string, id: string) =>
        names.has(id) ? address : whole,
      )
      .replace(marksAndIds, (found) => {
        // What looks like the beginning of a name in a text of somebody is none.
        if (found === '@{') return '@{at}{';
        const name = nameOf(found);
        return name === undefined ? found : `@{${name}}`;
      });
}

/** The other way. @throws SiteFilesError for a name of nothing */
export function makeDecoder(siteId: string, ids: Pick<ReadonlyMap<string, string>, 'get'>) {
  return (file: string): ChangeText =>
    (text) =>
      text.replace(/@\{([^{}]*)\}/g, (_found, name: string) => {
        if (name === 'at') return '@';
        const id = name === 'site' ? siteId : ids.get(name);
        if (id === undefined) throw new SiteFilesError(`${file}: there is no "${name}" here.`);
        return id;
      });
}
