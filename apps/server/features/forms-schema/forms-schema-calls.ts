import type { CallRegistration } from '../../http/call-scope.ts';
import { handleGetTemplateSchema } from './get-template-schema.ts';
import { handleForms } from './handle-forms.ts';

/** The calls about forms. */
export const formsSchemaCalls: readonly CallRegistration[] = [handleGetTemplateSchema, handleForms];
