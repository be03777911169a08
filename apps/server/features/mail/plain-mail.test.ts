import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

/** Of mails as they were before there were parts. */
const before = {
  html: 'd66a1a694338b97b4ac46d6f834b4bda543bb5be718433ad0e84dd0421dfeb38',
  text: 'd13f94d35ac216ccdda10126cc079c5ea2f9cc6dc756c23cdd39ece000cb0429',
};

it('without parts a mail is, byte for byte, what it was before there were any', () => {
  const { html, text } = renderMail({
    title: 'Thank you & <welcome>',
    preview: 'Order 7 at Alder',
    blocks: [
      { kind: 'heading', text: 'Heading' },
      { kind: 'text', text: 'Text' },
      { kind: 'note', text: 'Note' },
      { kind: 'button', label: 'Button', url: 'https://alder.example/a?token=b', secret: 'b' },
      { kind: 'link', label: 'Link', url: 'https://alder.example/b' },
      { kind: 'code', text: 'CODE-1' },
      {
        kind: 'items',
        items: [{ title: 'Bowl', detail: 'Blue', told: ['For Ann'], quantity: 2, amount: '€20' }],
      },
      { kind: 'rows', rows: [{ label: 'Total', value: '€20', isStrong: true }] },
      { kind: 'address', title: 'Ships to', lines: ['Ann', 'Elm 1'] },
    ],
    shopName: 'Alder',
    shopUrl: 'https://alder.example',
    policies: [{ label: 'Returns', url: 'https://alder.example/returns' }],
    language: 'en-US',
  });
  expect({ html: hash('sha256', html), text: hash('sha256', text) }).toEqual(before);
});
