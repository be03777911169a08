/** Migrations of data whose links were kept as they were typed, before there were rules for them. */
import { checkLink, completeLinkAddress, linkKinds } from '@sitewright/contract';
import { isFields } from '../diff/diff-documents.ts';

/** The data with the link of a field tidied: without it when it leads nowhere. LINK-03 */
export function tidyLinkOf(name: string): (data: unknown) => unknown {
  return (data) => {
    if (!isFields(data) || !(name in data)) return data;
    const { [name]: link, ...rest } = data;
    const tidied = tidyLink(link);
    return tidied === undefined ? rest : { ...rest, [name]: tidied };
  };
}

/** The same for the items of a list. */
export function tidyLinksOfItems(list: string, name: string): (data: unknown) => unknown {
  const tidy = tidyLinkOf(name);
  return (data) => {
    if (!isFields(data) || !isFields(data[list])) return data;
    const items = Object.entries(data[list]).map(([id, item]) => [id, tidy(item)]);
    return { ...data, [list]: Object.fromEntries(items) };
  };
}

/** Kinds that nobody knows stay as they are. */
function tidyLink(link: unknown): unknown {
  if (!isFields(link) || !linkKinds.some((kind) => kind === link['kind'])) return link;
  const completed =
    link['kind'] === 'url' && typeof link['url'] === 'string'
      ? { ...link, url: completeLinkAddress(link['url']) }
      : link;
  return checkLink(completed).length === 0 ? completed : undefined;
}
