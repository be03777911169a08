import type { CallRegistration } from '../../http/call-scope.ts';
import { handleRedirectImport, handleRedirects } from './handle-redirects.ts';
import { handleSeo } from './handle-seo.ts';

/** The calls about what search engines find. */
export const seoCalls: readonly CallRegistration[] = [
  handleRedirects,
  handleRedirectImport,
  handleSeo,
];
