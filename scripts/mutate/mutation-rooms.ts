/** The rooms whose mutants are tried apart, and where the tests that know them stand. */

export interface MutationRoom {
  name: string;
  /** Folder of what is mutated, from the folder of the project. */
  folder: string;
  /** Folders and files of tests that run beside those of the room itself. */
  moreTests?: readonly string[];
}

const server = 'apps/server';

export const mutationRooms: readonly MutationRoom[] = [
  { name: 'commerce', folder: 'packages/commerce' },
  { name: 'contract', folder: 'packages/contract' },
  {
    name: 'render',
    folder: `${server}/render`,
    moreTests: [`${server}/features/pages`, `${server}/features/settings/wiring.test.ts`],
  },
  {
    name: 'cart',
    folder: `${server}/features/cart`,
    moreTests: [`${server}/features/settings/wiring.test.ts`],
  },
  {
    name: 'checkout',
    folder: `${server}/features/checkout`,
    moreTests: [`${server}/payments`, `${server}/features/cart/cart-totals.test.ts`],
  },
  {
    name: 'payments',
    folder: `${server}/payments`,
    moreTests: [`${server}/features/checkout`],
  },
  { name: 'settings', folder: `${server}/features/settings` },
  {
    name: 'policies',
    folder: `${server}/policies`,
    moreTests: [`${server}/features/staff/require-staff.test.ts`],
  },
];

/** The rooms named by name or by a path in them; a path in none of them is a room of its own. */
export function chooseRooms(wanted: readonly string[]): MutationRoom[] {
  if (wanted.length === 0) return [...mutationRooms];
  return wanted.map((text) => {
    const path = text.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
    const room = mutationRooms.find(
      ({ name, folder }) => name === path || folder === path || folder.endsWith(`/${path}`),
    );
    if (room) return room;
    const around = mutationRooms.find(({ folder }) => path.startsWith(`${folder}/`));
    return { name: path, folder: path, moreTests: around && testsOf(around) };
  });
}

/** Where the tests of a room stand. */
export function testsOf({ folder, moreTests = [] }: MutationRoom): string[] {
  const isFile = /\.tsx?$/.test(folder);
  return [...(isFile ? [] : [folder]), ...moreTests];
}
