/** The package of PostgreSQL's programs leaves its links to its install script; not all run it. */
import fs from 'node:fs';
import path from 'node:path';

interface PackageLink {
  /** The file that is there, and the name that it is wanted by: both from the package's folder. */
  source: string;
  target: string;
}

/**
 * Makes the links that are missing. Where the folder may not be written, what is missing stays
 * missing: then the programs do not run, and whoever starts them says so.
 */
export function makePackageLinks(packageFolder: string): void {
  for (const { source, target } of readLinks(packageFolder)) {
    const link = path.join(packageFolder, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // Another process made it meanwhile, or the folder is read only.
    }
  }
}

function readLinks(packageFolder: string): PackageLink[] {
  try {
    const text = fs.readFileSync(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8');
    return JSON.parse(text) as PackageLink[];
  } catch {
    return [];
  }
}
