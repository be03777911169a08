/** What `--help` prints. */
export const USAGE = `The template language on the command line.

  npm run template -- check DIR|FILE [--max N]
      Reports every mistake of a theme, of a folder in it, or of one file of any name, with its
      place: templates (*.region *.list *.item *.block *.page), settings (*.conf, *.preset,
      strings/*.json), style sheets, names that neither the theme nor the server has (partials,
      regions, style sheets, navigations), and files that the server does not read or that lack
      another file.
      --max N          print at most N mistakes (100)

  npm run template -- render FILE [--json DATA] [options]
      Prints FILE filled with the JSON of the file DATA (- for standard input; {} without it).
      Partials come from the nearest "blocks" folder, then from the server; mistakes go to the
      error output.
      --blocks DIR     another folder of partials
      --locale ID      for dates, numbers and money (en-US)
      --now TIME       what "now" is: an ISO date or milliseconds
      --no-expr        without {.eval}
      --no-include     without {.include}
      --preprocess     run only tags that begin with {^

  npm run template -- tree FILE
      Prints the instructions of FILE with their places.

Exit code: 0 without mistakes, 1 with some, 2 when the command cannot be run.`;

/** The command cannot be run as it was given: a message, and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
