import type { CallRegistration } from '../../http/call-scope.ts';
import { handlePapers } from './handle-papers.ts';

/** The calls about papers. */
export const paperCalls: readonly CallRegistration[] = [handlePapers];
