/** The words after `npm run import --`, and what they stand for. */
import { parseArgs } from 'node:util';
import { gramsPer, mmPer, type WeightUnit } from '@sitewright/commerce';
import type { DraftSettings } from './draft/product-draft.ts';

export const importUsage = `npm run import -- site DIR --site NAME --new-site
npm run import -- products FILE [--site NAME] [options]
npm run import -- wordpress FILE [--site NAME] [--dry-run] [--no-images] [--no-menus] [--json]
npm run import -- squarespace ADDRESS [--site NAME] [the same]

  DIR                 files of a site, as npm run export writes them
  FILE                a product table of Squarespace, Shopify or WooCommerce (.csv)
                      of wordpress: what Tools, Export writes there (.xml)
  ADDRESS             of a site of Squarespace, whose pages and posts are read
  --no-menus          leave the menus of the site alone
  --site NAME         the site, by its short name; not needed when there is only one
  --new-site          make the site of that name first; its store pages are its menu
  --page ADDRESS      store page for products that name none (default: the first one)
  --images FOLDER     look for pictures here first, by file name
  --no-images         leave pictures alone
  --keep-stock        leave the stock of variants that are there already
  --weight-unit UNIT  of a table that does not say: kg, g, lb or oz
  --dry-run           read and compare, write nothing
  --json              print the report for programs
`;

/** The command was written wrongly. The message is one line. */
export class ImportUsageError extends Error {
  override name = 'ImportUsageError';
}

export interface ImportCommand {
  file: string;
  site: string | undefined;
  isNewSite: boolean;
  page: string | undefined;
  imageFolder: string | undefined;
  withImages: boolean;
  keepStock: boolean;
  isDryRun: boolean;
  asJson: boolean;
  /** Undefined: what the site's country uses. */
  weightUnit: WeightUnit | undefined;
}

const options = {
  site: { type: 'string' },
  'new-site': { type: 'boolean' },
  page: { type: 'string' },
  images: { type: 'string' },
  'no-images': { type: 'boolean' },
  'keep-stock': { type: 'boolean' },
  'weight-unit': { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws ImportUsageError */
export function parseImportCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parse(args);
  if (values.help) throw new ImportUsageError('Imports products into a site.');
  const [kind, file, ...rest] = positionals;
  if (kind !== 'products' || file === undefined || rest.length > 0) {
    throw new ImportUsageError('Say what to import: products FILE.');
  }
  if (values['new-site'] && (!values.site || values['dry-run'])) {
    throw new ImportUsageError('--new-site needs --site NAME and writes.');
  }
  const weightUnit = values['weight-unit'];
  if (weightUnit !== undefined && !isWeightUnit(weightUnit)) {
    throw new ImportUsageError('--weight-unit is kg, g, lb or oz.');
  }
  return {
    file,
    site: values.site,
    isNewSite: values['new-site'] ?? false,
    page: values.page?.replace(/^\/+|\/+$/g, ''),
    imageFolder: values.images,
    withImages: !values['no-images'],
    keepStock: values['keep-stock'] ?? false,
    isDryRun: values['dry-run'] ?? false,
    asJson: values.json ?? false,
    weightUnit,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new ImportUsageError(error instanceof Error ? error.message : String(error));
  }
}

function isWeightUnit(text: string): text is WeightUnit {
  return Object.hasOwn(gramsPer, text);
}

/** Countries that weigh in pounds and measure in inches. */
const imperialCountries = /-(?:US|LR|MM)\b/;

/** Units of a table that does not say: those of the command, else those of the site's country. */
export function chooseUnits(
  weightUnit: WeightUnit | undefined,
  locale: string,
): Pick<DraftSettings, 'gramsPerUnit' | 'mmPerUnit'> {
  const isImperial = weightUnit
    ? weightUnit === 'lb' || weightUnit === 'oz'
    : imperialCountries.test(locale);
  const unit = weightUnit ?? (isImperial ? 'lb' : 'kg');
  return { gramsPerUnit: gramsPer[unit], mmPerUnit: isImperial ? mmPer.in : mmPer.cm };
}
