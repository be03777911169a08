import type { CallRegistration } from '../../http/call-scope.ts';
import { handleSettings } from './handle-settings.ts';

/** The calls about settings. */
export const settingsCalls: readonly CallRegistration[] = [handleSettings];
