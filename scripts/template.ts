/**
 * The template language on the command line: `npm run template -- --help`.
 */
import { runCommand } from './template/command.ts';

// `… | head` closes the pipe early.
process.stdout.on('error', () => process.exit(2));

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
