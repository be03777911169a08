/** Loaded by pages in German alone. */
export { germanStorefront as words } from '@sitewright/contract';
