import type { Program, Registry } from '@sitewright/template';
import type { Case } from './case.ts';
import { registryFor, registryOfPages } from './plugins.ts';

/** How the engine is set up for a case. */
export interface Setup {
  readonly registryFor: (test: Case) => Registry;
  /** Makes another program of every template and partial that is given as text. */
  readonly adapt?: (program: Program) => Program;
}

/** The engine as it is. */
export const AS_IT_IS: Setup = { registryFor };

/** The engine with the plug-ins of pages, where a case asks for no others. */
export const AS_ON_PAGES: Setup = {
  registryFor: (test) => (test.options?.plugins ? registryFor(test) : registryOfPages),
};
