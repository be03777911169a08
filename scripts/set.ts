/**
 * `npm run set -- SITE [GROUP.FIELD VALUE]`: reads and changes the settings of a site, beside a
 * running server and without one.
 */
import { readConfig } from '../apps/server/config/config.ts';
import { openInstallation } from '../apps/server/db/open-installation.ts';
import { createSecretStore, SecretKeyError } from '../apps/server/features/settings/secret-key.ts';
import {
  runSettingsCommand,
  SettingsCommandError,
} from '../apps/server/features/settings/settings-command.ts';
import { settingUndoer } from '../apps/server/features/settings/undo-setting.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const database = await openInstallation(config);
  try {
    const { db, transact } = database;
    const secrets = createSecretStore({ config, db, transact });
    const undoers = { 'setting-changed': settingUndoer };
    const ctx = { db, transact, secrets, undoers, now: () => new Date() };
    return `${await runSettingsCommand(ctx, process.argv.slice(2))}\n`;
  } finally {
    await database.close();
  }
}, [SecretKeyError, SettingsCommandError]);
