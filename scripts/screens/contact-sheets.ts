/** Several pictures on one, each under its name. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Size of a sheet, in pixels. */
const sheet = { width: 1560, height: 1500 };
const gap = 8;
const label = 18;

interface Tile {
  readonly name: string;
  readonly picture: Buffer;
}

/** Writes `sheet-NAME-1.png` and so on beside the folder of the pictures. */
export async function writeSheets(folder: string, columns: number): Promise<void> {
  const width = Math.floor((sheet.width - gap * (columns + 1)) / columns);
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  let tiles: Tile[] = [];
  let number = 0;
  const rows = columns > 3 ? 1 : 2;
  const height = Math.floor((sheet.height - gap * (rows + 1)) / rows) - label;
  for (const file of files) {
    const whole = sharp(path.join(folder, file)).resize({ width });
    const buffer = await whole.png().toBuffer();
    const { height: tall } = await sharp(buffer).metadata();
    const picture = await sharp(buffer)
      .extract({ left: 0, top: 0, width, height: Math.min(tall, height) })
      .toBuffer();
    tiles.push({ name: path.basename(file, '.png'), picture });
    if (tiles.length === columns * rows) {
      number += 1;
      await writeSheet(`${folder}-sheet-${number}.png`, tiles, { columns, width, height });
      tiles = [];
    }
  }
  if (tiles.length > 0) {
    await writeSheet(`${folder}-sheet-${number + 1}.png`, tiles, { columns, width, height });
  }
}

async function writeSheet(
  file: string,
  tiles: readonly Tile[],
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<void> {
  const parts = tiles.flatMap(({ name, picture }, index) => {
    const left = gap + (index % columns) * (width + gap);
    const top = gap + Math.floor(index / columns) * (height + label + gap);
    const text = `<svg width="${width}" height="${label}"><text y="14" font-family="sans-serif" font-size="14" fill="#b00">${name}</text></svg>`;
    return [
      { input: Buffer.from(text), left, top },
      { input: picture, left, top: top + label },
    ];
  });
  await sharp({ create: { ...sheet, channels: 3, background: '#bbb' } })
    .composite(parts)
    .png()
    .toFile(file);
}
