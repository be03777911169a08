/** A link while it is edited: what was typed on one tab is there again on the way back to it. */
import {
  checkLink,
  completeLinkAddress,
  linkFault,
  type DocumentLink,
  type LinkFault,
  type LinkKind,
  type LinkTarget,
  type SiteFile,
} from '@sitewright/contract';

/** All tabs of the editor. */
export interface LinkDraft {
  readonly kind: LinkKind;
  readonly collectionId: string;
  readonly itemId: string | undefined;
  readonly anchor: string;
  /** What is looked for. */
  readonly search: string;
  readonly url: string;
  readonly address: string;
  readonly subject: string;
  readonly cc: string;
  readonly bcc: string;
  readonly body: string;
  readonly number: string;
  readonly assetId: string;
  readonly name: string;
  readonly newWindow: boolean;
  /** What was chosen here, with its address. */
  readonly target: LinkTarget | undefined;
  readonly file: SiteFile | undefined;
}

const empty: LinkDraft = {
  kind: 'page',
  collectionId: '',
  itemId: undefined,
  anchor: '',
  search: '',
  url: '',
  address: '',
  subject: '',
  cc: '',
  bcc: '',
  body: '',
  number: '',
  assetId: '',
  name: '',
  newWindow: false,
  target: undefined,
  file: undefined,
};

/** The draft of a link; an empty one without. */
export function draftOf(link: DocumentLink | undefined): LinkDraft {
  return { ...empty, ...link };
}

/** The draft that leads to what was found. */
export function chooseTarget(draft: LinkDraft, target: LinkTarget): LinkDraft {
  return { ...draft, collectionId: target.collectionId, itemId: target.itemId, target };
}

/** The link of the tab that is open; what is empty is left out. */
export function linkOf(draft: LinkDraft): DocumentLink {
  const name = filled({ name: draft.name });
  const ofWindow = { ...name, ...(draft.newWindow && { newWindow: true }) };
  switch (draft.kind) {
    case 'page': {
      const { kind, collectionId, itemId } = draft;
      const item = itemId === undefined ? {} : { itemId };
      const anchor = filled({ anchor: draft.anchor.replace(/^#/, '') });
      return { kind, collectionId, ...item, ...anchor, ...ofWindow };
    }
    case 'url':
      return { kind: 'url', url: completeLinkAddress(draft.url), ...ofWindow };
    case 'email': {
      const { subject, cc, bcc, body } = draft;
      const more = filled({ subject, cc, bcc, body });
      return { kind: 'email', address: draft.address.trim(), ...more, ...name };
    }
    case 'phone':
      return { kind: 'phone', number: draft.number.trim(), ...name };
    case 'file':
      return { kind: 'file', assetId: draft.assetId, ...ofWindow };
  }
}

/** What is wrong with the tab that is open. A page that was typed and not found is told by its address. */
export function faultsOf(draft: LinkDraft): LinkFault[] {
  const typed = draft.search.trim();
  if (draft.kind === 'page' && draft.collectionId === '' && typed !== '') {
    return [linkFault('collectionId', 'pageUrlInvalid', typed)];
  }
  return checkLink(linkOf(draft));
}

function filled<Name extends string>(fields: Record<Name, string>): Partial<Record<Name, string>> {
  const entries = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<
    Record<Name, string>
  >;
}
