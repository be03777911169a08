/** `npm run export -- --site NAME DIR`: a site as files, while the shop runs or while it does not. */
import { runSiteExport } from '../apps/server/features/site-files/site-command.ts';
import { SiteFilesError } from '../apps/server/features/site-files/site-format.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(() => runSiteExport(process.argv.slice(2), process.env), [SiteFilesError]);
