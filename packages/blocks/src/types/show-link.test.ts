import { checkLink, type DocumentLink } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { migrateDocument } from '../document/parse-document.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from './registry.ts';
import { linkAddress, readAddress, showLink } from './show-link.ts';

const source = {
  pageUrl: (id: string, itemId?: string) =>
    itemId === undefined ? { about: '/about' }[id] : { vase: '/shop/p/vase' }[itemId],
  fileUrl: (id: string) => ({ menu: '/s/menu.pdf' })[id],
};

describe('addresses of links', () => {
  it.each<[DocumentLink, string | undefined]>([
    [{ kind: 'page', collectionId: 'about' }, '/about'],
    [{ kind: 'page', collectionId: 'about', anchor: 'our team' }, '/about#our%20team'],
    [{ kind: 'page', collectionId: 'shop', itemId: 'vase' }, '/shop/p/vase'],
    [{ kind: 'page', collectionId: 'shop', itemId: 'gone' }, undefined],
    [{ kind: 'url', url: ' https://example.com ' }, 'https://example.com'],
    [{ kind: 'url', url: 'javascript:alert(1)' }, undefined],
    [{ kind: 'phone', number: '+49 (40) 123-45' }, 'tel:+494012345'],
    [{ kind: 'file', assetId: 'menu' }, '/s/menu.pdf'],
  ])('LINK-03 %j', (link, href) => {
    expect(linkAddress(link, source)).toBe(href);
  });

  it('LINK-02 a mail has its subject, copies and body encoded, and is read again as it was', () => {
    const link: DocumentLink = {
      kind: 'email',
      address: 'anna+shop@example.com',
      subject: 'Bowls & plates?',
      cc: 'ben@example.com, cara@example.com',
      bcc: 'dora@example.com',
      body: 'Hello,\nÜber 5 = 100%',
    };
    const href = linkAddress(link, source)!;
    expect(href).toBe(
      'mailto:anna%2Bshop@example.com?subject=Bowls%20%26%20plates%3F' +
        '&cc=ben@example.com,cara@example.com&bcc=dora@example.com' +
        '&body=Hello%2C%0D%0A%C3%9Cber%205%20%3D%20100%25',
    );
    expect(readAddress(href)).toEqual({ ...link, cc: 'ben@example.com,cara@example.com' });
  });

  it('LINK-03 name and window are shown; a phone opens none', () => {
    const link: DocumentLink = { kind: 'url', url: '/a', name: ' Shop ', newWindow: true };
    expect(showLink(link, source)).toEqual({ href: '/a', newWindow: true, name: 'Shop' });
    const phone: DocumentLink = { kind: 'phone', number: '1' };
    expect(showLink(phone, source)).toEqual({ href: 'tel:1', newWindow: false });
  });

  it('what is no well-formed mail stays an address', () => {
    expect(readAddress('mailto:%E0%A4%A')).toEqual({ kind: 'url', url: 'mailto:%E0%A4%A' });
    expect(readAddress('tel:+49 1')).toEqual({ kind: 'phone', number: '+49 1' });
    expect(readAddress('/about')).toEqual({ kind: 'url', url: '/about' });
    const assetId = '0123456789abcdef01234567';
    for (const path of [`/content/v1/s/${assetId}/list.pdf`, `/content/v1/s/${assetId}/2/list.pdf`])
      expect(readAddress(path), path).toEqual({ kind: 'file', assetId });
  });
});

describe('links that are written', () => {
  it.each<[unknown, string[]]>([
    [{ kind: 'email', address: 'anna' }, ['address: Please enter a valid email.']],
    [
      { kind: 'email', address: 'a@example.com', cc: 'b@example.com, c', bcc: 'd' },
      [
        'cc: Emails must be formatted as name@example.com.',
        'bcc: Emails must be formatted as name@example.com.',
      ],
    ],
    [
      { kind: 'url', url: 'two words' },
      ['url: Links must be formatted as https://example.com or /about.'],
    ],
    [
      { kind: 'url', url: 'javascript:alert(1)' },
      ['url: Links must be formatted as https://example.com or /about.'],
    ],
    [{ kind: 'fax', number: '1' }, ['kind: fax is not one of the expected options.']],
    [{ kind: 'page', collectionId: '' }, ['collectionId: Please fill this in.']],
    [{ kind: 'url', url: '/about?x=1#y' }, []],
    [{ kind: 'page', collectionId: 'about' }, []],
  ])('LINK-04 LINK-05 LINK-06 LINK-08 %j', (link, faults) => {
    expect(checkLink(link).map(({ field, message }) => `${field}: ${message}`)).toEqual(faults);
  });
});

it('LINK-03 links of the version before are completed, and go where they lead nowhere', () => {
  const document = makeDocument(['button', 'button', 'button']);
  const links = [
    { kind: 'url', url: 'example.com/bowls' },
    { kind: 'url', url: '' },
    { kind: 'fax', number: '1' },
  ];
  const old = Object.values(document.blocks).map((block, index) => ({
    ...block,
    version: 1,
    data: { ...(block.data as object), link: links[index] },
  }));
  const blocks = Object.fromEntries(old.map((block) => [block.id, block]));
  const now = Object.values(migrateDocument({ ...document, blocks }, blockTypeTable).blocks);
  expect(now.map(({ version, data }) => [version, (data as { link?: unknown }).link])).toEqual([
    [2, { kind: 'url', url: 'https://example.com/bowls' }],
    [2, undefined],
    [2, { kind: 'fax', number: '1' }],
  ]);
});
