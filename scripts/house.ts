/**
 * `npm run house`: how large the source files are, which import each other in a circle (when the
 * program runs, and counting types too), and the rooms of the server in their order, with how many
 * imports go to the left and which go to the right.
 */
import path from 'node:path';
import { findCycles, listSources, measureSizes, readFileImports } from './lib/house.ts';
import { findTableFaults } from './lib/room-tables.ts';
import { findFaults, roomOf, rooms } from './lib/rooms.ts';

const rootDir = path.join(import.meta.dirname, '..');
const serverDir = 'apps/server/';

const files = listSources(rootDir);
const imports = files.flatMap((file) => readFileImports(rootDir, file));
const { median, nineInTen, largest } = measureSizes(rootDir, files);

console.log(`${files.length} files, without tests; lines that are not blank:`);
console.log(`  median ${median}, nine in ten at most ${nineInTen}`);
for (const { file, lines } of largest) console.log(`  ${String(lines).padStart(5)}  ${file}`);

printCycles('when it runs', findCycles(imports.filter(({ isType }) => !isType)));
printCycles('counting types', findCycles(imports));

console.log('\nRooms of the server; each may use those above it:');
for (const room of rooms) {
  const own = files.filter((file) => roomOfFile(file) === room);
  const used = imports.filter(({ from, to }) => {
    const other = roomOfFile(to);
    return roomOfFile(from) === room && other !== undefined && other !== room;
  });
  const names = [...new Set(used.map(({ to }) => roomOfFile(to)))];
  console.log(`  ${room.padEnd(14)} ${String(own.length).padStart(3)} files  ${names.join(' ')}`);
}
const serverRoot = path.join(rootDir, serverDir);
const faults = [...findFaults(serverRoot), ...findTableFaults(serverRoot)];
console.log(faults.length === 0 ? 'No import and no SQL is against the order.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

function roomOfFile(file: string): string | undefined {
  return file.startsWith(serverDir) ? roomOf(file.slice(serverDir.length)) : undefined;
}

function printCycles(what: string, cycles: readonly (readonly string[])[]): void {
  console.log(`\nCircles of imports, ${what}: ${cycles.length}`);
  for (const cycle of cycles) console.log(`  ${cycle.join(' ')}`);
}
