/** What visitors are asked before anything of an ad network is loaded. FEED-03 */
export const consentMessages = {
  title: 'Cookies and ads',
  question:
    'May we tell {networks} which products you look at and buy here? It helps us to show our ads to the right people. Nothing is told before you agree, and you can change your mind at any time.',
  /** The fonts of a kit, which D-73 lets in only then. */
  fontQuestion:
    'May we load the fonts of this site from {network}? It learns your network address and which site you are on.',
  /** What code of the owner reaches. */
  codeQuestion:
    'May this page load parts from {networks}? They learn your network address and which site you are on.',
  /** What is kept until they leave. */
  arrivalQuestion:
    'May we remember, until you close this tab, which page or campaign led you here? It helps us to see what brings orders, tells nobody else and does not tell you apart from others.',
  accept: 'Accept',
  decline: 'Decline',
  open: 'Cookie choice',
} as const;
