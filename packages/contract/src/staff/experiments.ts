/** Experiments of the back office and their variants; the first of each is what everybody has. AUTH-07 */
export const experiments = {
  /** Whether lists show more lines at once. */
  'dense-lists': ['off', 'on'],
} as const;

/** Name of an experiment. */
export type ExperimentName = keyof typeof experiments;

/** Which variant of each experiment counts. */
export type ExperimentVariants = Readonly<Record<ExperimentName, string>>;

/** Who asks, as far as overrides go. */
export interface ExperimentAsker {
  /** Whether the installation has switched overrides on for the site. */
  readonly isEnabled: boolean;
  /** Signed in as somebody who works on the site. */
  readonly isStaff: boolean;
}

const parameter = 'experiment.';

/**
 * The variants that count for an address. `?experiment.dense-lists=on` overrides one, for staff of a
 * site that has switched it on; unknown names and variants are passed over. AUTH-07, D-86
 */
export function readExperiments(
  query: Readonly<Record<string, unknown>>,
  { isEnabled, isStaff }: ExperimentAsker,
): ExperimentVariants {
  const names = Object.keys(experiments) as ExperimentName[];
  const variants = names.map((name) => {
    const known: readonly string[] = experiments[name];
    const wanted = isEnabled && isStaff ? query[parameter + name] : undefined;
    const found = typeof wanted === 'string' && known.includes(wanted) ? wanted : known[0];
    return [name, found ?? ''] as const;
  });
  return Object.fromEntries(variants) as ExperimentVariants;
}
