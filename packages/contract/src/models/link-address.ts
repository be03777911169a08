import { linkMessages } from '../messages/back-office.ts';
import { fillMessage } from '../messages/fill-message.ts';

/** Where a link may lead: the web, a mail, a telephone, a path or a part of a page. */
export const linkPattern =
  /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|[#?][^\s]*)$/i;

/** What a link that is none is told. LINK-06 */
export const linkFormat = fillMessage(linkMessages.linkFormat, {
  host: ['https://example.com', '/about'],
});

/** Whether a link may lead there. */
export function isLinkAddress(text: string): boolean {
  return linkPattern.test(text);
}

/** Where a page stands that the owner names: a path of the site, or an https address. */
export const pageAddressPattern = /^(?:\/(?!\/)|https:\/\/)\S*$/;

/** Whether a text is the address of a page, and nothing to be read itself. */
export function isPageAddress(text: string): boolean {
  return pageAddressPattern.test(text);
}

const hostPattern =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d+)?(?:[/?#][^\s]*)?$/iu;

/** What somebody typed, as a link has it: a host alone is one of the web. */
export function completeLinkAddress(typed: string): string {
  const text = typed.trim();
  return hostPattern.test(text) ? `https://${text}` : text;
}
