/** Books of the second site: a cover, standing at an angle or lying on another. */
import { cover } from '../labels.ts';
import { cloth, matt, onFront, onTop, printed, type Material } from '../materials.ts';
import { box, place } from '../shapes.ts';
import { artwork, still, type Scene } from '../still.ts';

const covers = {
  tideline: {
    title: ['Tideline'],
    author: 'Maren Okafor',
    ground: '#22405a',
    ink: '#f0e9d8',
    art: '<g fill="none" stroke="#e8b04b" stroke-width="10"><path d="M0 560 Q150 500 300 560 T600 560"/><path d="M0 630 Q150 570 300 630 T600 630"/><path d="M0 700 Q150 640 300 700 T600 700"/></g><circle cx="430" cy="380" r="90" fill="#e8b04b"/>',
  },
  orchard: {
    title: ['The Winter', 'Orchard'],
    author: 'Ilse Brandt',
    ground: '#e7ddc7',
    ink: '#3a2a20',
    art: '<g fill="#a8412f"><circle cx="170" cy="470" r="58"/><circle cx="330" cy="560" r="58"/><circle cx="450" cy="430" r="58"/><circle cx="230" cy="680" r="58"/></g><g stroke="#3a2a20" stroke-width="8" fill="none"><path d="M170 412v-70M330 502v-90M450 372v-60M230 622v-80"/></g>',
  },
  ledger: {
    title: ['A Ledger', 'of Small', 'Repairs'],
    author: 'Tomas Ferrer',
    ground: '#c95f3c',
    ink: '#fbf3e4',
    art: '<g stroke="#fbf3e4" stroke-width="5"><path d="M48 470H552M48 540H552M48 610H552M48 680H552M48 750H552"/></g>',
  },
  birds: {
    title: ['Birds of the', 'Back Yard'],
    author: 'Ruth Adeyemi',
    ground: '#7f9a86',
    ink: '#1e2a22',
    art: '<g fill="#f2ecd9"><path d="M120 620q120-170 250-60q60-50 120-10l-70 40q-20 120-150 130q-120 10-150-100z"/></g><circle cx="400" cy="560" r="9" fill="#1e2a22"/>',
  },
  salt: {
    title: ['Salt Roads'],
    author: 'Dmitri Halloran',
    ground: '#1f1f24',
    ink: '#efe8d6',
    art: '<g fill="#efe8d6"><path d="M300 360 L520 760 L80 760Z" opacity=".92"/></g><path d="M300 360L360 760L240 760Z" fill="#c7b98f"/>',
  },
  bread: {
    title: ['Bread,', 'Slowly'],
    author: 'Anouk Perrin',
    ground: '#d9b25f',
    ink: '#3b2a12',
    art: '<ellipse cx="300" cy="600" rx="210" ry="130" fill="#8a5426"/><g stroke="#d9b25f" stroke-width="14"><path d="M190 520l70 120M280 500l70 130M370 510l60 110"/></g>',
  },
  machine: {
    title: ['The Patient', 'Machine'],
    author: 'Yusuf Lindqvist',
    ground: '#3d3a6b',
    ink: '#f4efe4',
    art: '<g fill="none" stroke="#f09a7c" stroke-width="12"><circle cx="230" cy="560" r="120"/><circle cx="410" cy="640" r="80"/><circle cx="230" cy="560" r="40"/></g>',
  },
  atlas: {
    title: ['Pocket Atlas', 'of Rain'],
    author: 'Noor Castellan',
    ground: '#b8cdd6',
    ink: '#15303f',
    art:
      '<g stroke="#15303f" stroke-width="7">' +
      Array.from(
        { length: 36 },
        (_, i) => `<path d="M${60 + (i % 9) * 60} ${380 + Math.floor(i / 9) * 100}l-18 56"/>`,
      ).join('') +
      '</g>',
  },
} as const;

export type BookName = keyof typeof covers;

const pages: Material = cloth('#e9e2d0', { weave: 50, upright: true });

async function parts(name: BookName, standing: boolean) {
  const art = await artwork(cover(covers[name]), 900);
  const board = matt(covers[name].ground, 0.05);
  if (standing) {
    const place_ = { at: [0, 0, 0] as const, turnY: -26 };
    return [
      {
        shape: place(box(0.6, 0.9, 0.115, 0.012), place_),
        material: printed(board, art, (x, y, z) =>
          z > 0.09 ? onFront(0.6, 1.8, 0.1)(x, y, z) : undefined,
        ),
      },
      {
        shape: place(box(0.585, 0.885, 0.1, 0.005), {
          at: [0.028 * Math.cos(0.45), 0.015, 0.028 * Math.sin(0.45)],
          turnY: -26,
        }),
        material: pages,
      },
    ];
  }
  return [
    {
      shape: place(box(0.6, 0.02, 0.9, 0.01), { at: [0, 0.2, 0], turnY: 22 }),
      material: printed(board, art, onTop(0.6, 0.9)),
    },
    {
      shape: place(box(0.57, 0.095, 0.87, 0.006), { at: [0.01, 0.012, 0], turnY: 22 }),
      material: pages,
    },
    { shape: place(box(0.6, 0.012, 0.9, 0.008), { turnY: 22 }), material: board },
  ];
}

const paperOf = {
  tideline: 'chalk',
  orchard: 'mist',
  ledger: 'chalk',
  birds: 'butter',
  salt: 'clay',
  bread: 'mist',
  machine: 'lichen',
  atlas: 'chalk',
} as const;

export async function book(name: BookName): Promise<Scene> {
  return still(await parts(name, true), {
    paper: paperOf[name],
    camera: 'level',
    frame: 1.3,
    look: [0, 0.3, 0],
  });
}

export async function bookLying(name: BookName): Promise<Scene> {
  return still(await parts(name, false), {
    paper: paperOf[name],
    camera: 'above',
    frame: 1.3,
    look: [0, 0, 0.05],
  });
}

/** A row of books for the opening of the second site. */
export async function bookTable(): Promise<Scene> {
  const names = Object.keys(covers) as BookName[];
  const scene = await Promise.all(
    names.map(async (name, i) => {
      const art = await artwork(cover(covers[name]), 600);
      const y = i < 4 ? i * 0.25 : 0;
      return i < 4
        ? [
            {
              shape: place(box(0.6, 0.018, 0.9, 0.01), {
                at: [-0.95, y + 0.2, 0],
                turnY: 8 + i * 9,
              }),
              material: printed(matt(covers[name].ground, 0.05), art, onTop(0.6, 0.9)),
            },
            {
              shape: place(box(0.57, 0.095, 0.87, 0.006), {
                at: [-0.95, y + 0.01, 0],
                turnY: 8 + i * 9,
              }),
              material: pages,
            },
          ]
        : [
            {
              shape: place(box(0.6, 0.9, 0.1, 0.012), {
                at: [0.35 + (i - 4) * 0.55, 0, 0.1 - (i - 4) * 0.25],
                turnY: -30,
              }),
              material: printed(matt(covers[name].ground, 0.05), art, onFront(0.6, 1.8, 0.09)),
            },
          ];
    }),
  );
  return still(scene.flat(), {
    paper: 'clay',
    camera: 'table',
    frame: 1.8,
    look: [0.35, 0.45, 0],
    gobo: 'window',
  });
}
