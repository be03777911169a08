import { linkAddress, readAddress } from '@sitewright/blocks';
import type { DocumentLink, LinkTarget } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import type { LinkEditorProps } from '../../ui/rich-text/link-editor-context.ts';
import type { TextLink } from '../../ui/rich-text/text-link.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { LinkDraft } from './link-draft.ts';

/** The editor of links for texts, which keep addresses and no ids. LINK-01 */
export function TextLinkDialog({ value, onSave, onRemove, onClose }: LinkEditorProps) {
  const { identifier } = useSite();
  const [path = '', anchor = ''] = value?.href.split('#') ?? [];
  const isOfSite = path.startsWith('/');
  const read = useRead(
    'GET /api/sites/:identifier/link-targets',
    { params: { identifier }, query: { search: path } },
    { isWanted: isOfSite },
  );
  if (isOfSite && read.state === 'pending') return null;
  const targets = isOfSite && read.state === 'success' ? read.answer.targets : [];
  const target = targets.find(({ url }) => url === path);
  return (
    <LinkDialog
      value={value && linkOfText(value, target, anchor)}
      onSave={(link, draft) => {
        const href = linkAddress(link, addressesOf(draft, target, value?.href));
        const newWindow = 'newWindow' in link && link.newWindow === true;
        if (href !== undefined) onSave({ href, newWindow, name: link.name ?? '' });
      }}
      onRemove={value ? onRemove : undefined}
      onClose={onClose}
    />
  );
}

function linkOfText(
  { href, newWindow, name }: TextLink,
  target: LinkTarget | undefined,
  anchor: string,
): DocumentLink {
  const more = { newWindow, name };
  if (!target) return { ...readAddress(href), ...more };
  const { collectionId, itemId } = target;
  const item = itemId === undefined ? {} : { itemId };
  return { kind: 'page', collectionId, ...item, anchor: readAnchor(anchor), ...more };
}

function readAnchor(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What was chosen has its address with it; what was not chosen anew keeps the one it had. */
function addressesOf(draft: LinkDraft, before: LinkTarget | undefined, href: string | undefined) {
  return {
    pageUrl: () => (draft.target ?? before)?.url,
    fileUrl: () => draft.file?.url ?? href,
  };
}
