// @vitest-environment happy-dom
import type { BlockWeight } from '@sitewright/blocks';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { BlockCosts } from './block-costs.tsx';

afterEach(cleanup);

const weights: readonly BlockWeight[] = [
  {
    blockId: 'film',
    bytes: 400_000,
    atOnce: [{ kind: 'picture', name: '/poster.webp', bytes: 400_000 }],
    afterPress: [
      { kind: 'script', name: 'video', bytes: 2_100 },
      { kind: 'outside', name: 'www.youtube-nocookie.com', bytes: undefined },
    ],
  },
  {
    blockId: 'own',
    bytes: 0,
    atOnce: [
      { kind: 'frame', name: '/x', bytes: undefined },
      { kind: 'picture', name: '/1.webp', bytes: undefined },
      { kind: 'picture', name: '/2.webp', bytes: undefined },
    ],
    afterPress: [],
  },
  {
    blockId: 'map',
    bytes: 0,
    atOnce: [],
    afterPress: [{ kind: 'script', name: 'map', bytes: 900 }],
  },
];

function open(shown: readonly BlockWeight[]) {
  const chosen: string[] = [];
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <BlockCosts weights={shown} nameOf={(id) => `The ${id}`} onChoose={(id) => chosen.push(id)} />
    </IntlProvider>,
  );
  return chosen;
}

it('names what each block loads at once, how long that takes, and what comes after a press', () => {
  const chosen = open(weights);
  const lines = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'The film400 kB, 2.2 sAfter a press: script (2 kB), www.youtube-nocookie.com',
    'The ownframe (size unknown), 2 × picture (size unknown)',
    'The mapNothing at onceAfter a press: script (1 kB)',
  ]);
  expect(screen.getByText(/1\.6 Mbit\/s/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^The film/ }));
  expect(chosen).toEqual(['film']);
});

it('says so when no block loads anything', () => {
  open([]);
  expect(screen.getByText('No block loads anything beside the page.')).toBeTruthy();
});
