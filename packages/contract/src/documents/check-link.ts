/** What is wrong with a link that somebody writes. What was kept before these rules is still shown. */
import { linkMessages } from '../messages/back-office.ts';
import { fieldMessages } from '../messages/fields.ts';
import { fillMessage } from '../messages/fill-message.ts';
import { isEmail } from '../models/email.ts';
import { isLinkAddress, linkFormat } from '../models/link-address.ts';
import { linkKinds, linkSchema, type DocumentLink } from './link.ts';

/** Faults that have a sentence of their own. */
type Told =
  | 'missing'
  | 'emailInvalid'
  | 'emailFormat'
  | 'linkFormat'
  | 'pageUrlInvalid'
  | 'optionInvalid';

/** The kind of a fault; its texts in the languages of the back office go by it. */
export type LinkFaultKind = Told | 'unreadable';

/** A field of a link that is wrong. */
export interface LinkFault {
  readonly field: string;
  readonly kind: LinkFaultKind;
  /** What was written there, for faults that tell it. */
  readonly value: string;
  /** For a person, in English. LINK-04 to LINK-08 */
  readonly message: string;
}

const sampleEmail = 'name@example.com';

/** The sentences of faults; `value`: what was written. */
const sentences: Readonly<Record<Told, (value: string) => string>> = {
  missing: () => fieldMessages.missing,
  emailInvalid: () => linkMessages.emailInvalid,
  emailFormat: () => fillMessage(linkMessages.emailFormat, { email: sampleEmail }),
  linkFormat: () => linkFormat,
  pageUrlInvalid: (val) => fillMessage(linkMessages.pageUrlInvalid, { val }),
  optionInvalid: (val) => fillMessage(linkMessages.optionInvalid, { val }),
};

/** A fault with its sentence. */
export function linkFault(field: string, kind: Told, value = ''): LinkFault {
  return { field, kind, value, message: sentences[kind](value) };
}

/** The faults of a link, a field at most once; none for one that can be kept. */
export function checkLink(link: unknown): LinkFault[] {
  const kind = kindOf(link);
  if (!linkKinds.some((known) => known === kind)) {
    return [linkFault('kind', 'optionInvalid', kind)];
  }
  const read = linkSchema.safeParse(link);
  if (!read.success) {
    return read.error.issues.map(({ path, message }) => {
      return { field: path.join('.'), kind: 'unreadable', value: '', message };
    });
  }
  return faultsOf(read.data);
}

function faultsOf(link: DocumentLink): LinkFault[] {
  switch (link.kind) {
    case 'page':
      return link.collectionId === '' ? [linkFault('collectionId', 'missing')] : [];
    case 'url':
      return isLinkAddress(link.url.trim()) ? [] : [linkFault('url', 'linkFormat')];
    case 'email':
      return [
        ...(isEmail(link.address.trim()) ? [] : [linkFault('address', 'emailInvalid')]),
        ...(['cc', 'bcc'] as const).flatMap((name) =>
          readEmails(link[name] ?? '').every((email) => isEmail(email))
            ? []
            : [linkFault(name, 'emailFormat')],
        ),
      ];
    case 'phone':
      return /\d/.test(link.number) ? [] : [linkFault('number', 'missing')];
    case 'file':
      return link.assetId === '' ? [linkFault('assetId', 'missing')] : [];
  }
}

/** Addresses that stand with commas or semicolons between them. */
export function readEmails(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((email) => email.trim())
    .filter((email) => email !== '');
}

function kindOf(link: unknown): string {
  const kind = typeof link === 'object' && link !== null && 'kind' in link ? link.kind : link;
  return typeof kind === 'string' ? kind : JSON.stringify(kind ?? null);
}
