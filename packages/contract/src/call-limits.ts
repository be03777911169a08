/** How often calls may be made. */

/** A ceiling on one kind of request. */
export type CallLimit = {
  /** Milliseconds in which requests are counted. */
  readonly window: number;
  readonly perAddress: number;
  /** For calls about one cart. */
  readonly perCart?: number;
  /** For calls about one email, whoever asks. */
  readonly perEmail?: number;
  /** Tries that failed, of all visitors of a site together, after which each is held to less. */
  readonly perSite?: number;
  /** True: all processes count together, in the database. */
  readonly isShared: boolean;
};

/** Ceilings by name, for calls and for pages that cost as much. ATC-25 */
export const callLimits = {
  addToCart: { window: 60_000, perAddress: 120, perCart: 60, isShared: false },
  /** Typing asks at each pause; a provider may bill by question. MAPS-01 */
  places: { window: 60_000, perAddress: 60, isShared: false },
  /** Against the testing of stolen cards. */
  pay: { window: 3_600_000, perAddress: 20, perCart: 10, isShared: true },
  /** Cards that were declined: more of them are not one person's. */
  declined: { window: 3_600_000, perAddress: 8, isShared: true },
  /** Against the guessing of codes. */
  enterCode: { window: 3_600_000, perAddress: 60, perCart: 20, isShared: true },
  /** A gift card is money to whoever guesses its code. */
  enterGiftCard: {
    window: 3_600_000,
    perAddress: 30,
    perCart: 10,
    perSite: 1_000,
    isShared: true,
  },
  /** Each takes a process of its own. */
  makeFont: { window: 3_600_000, perAddress: 100, isShared: false },
  /** Somebody who types has it read now and then. */
  checkOwnStyles: { window: 60_000, perAddress: 60, isShared: false },
  /** A sign-up names an address that nobody has proved to own. */
  signUpForRestock: { window: 3_600_000, perAddress: 30, isShared: true },
  /** Forms of pages: each is a mail to the owner. FORM-35 */
  submitForm: { window: 3_600_000, perAddress: 30, isShared: true },
  /** Comments below posts. */
  writeComment: { window: 3_600_000, perAddress: 30, isShared: true },
  /** Reviews, and what their writers change of them. */
  writeReview: { window: 3_600_000, perAddress: 30, isShared: true },
  /** Wrong codes, once a site is tried with very many. */
  guessUnderAttack: { window: 3_600_000, perAddress: 3, perCart: 3, isShared: true },
  /** Mails to addresses that somebody types. */
  mailLink: { window: 3_600_000, perAddress: 5, perCart: 3, perEmail: 5, isShared: true },
  /** Whoever has such a link and guesses what was typed. */
  openLink: { window: 3_600_000, perAddress: 20, isShared: true },
  /** Changes of a plan by its link: each is told by mail. */
  changePlan: { window: 3_600_000, perAddress: 60, perCart: 20, isShared: true },
  /** Examples of mails, to whoever builds them. */
  mailExample: { window: 3_600_000, perAddress: 60, isShared: true },
  signIn: { window: 60_000, perAddress: 20, isShared: true },
  /** Tries of a visitor that failed: against the guessing of passwords. */
  signInToAccount: { window: 900_000, perAddress: 30, perEmail: 20, isShared: true },
  /** Mails about accounts, to addresses that somebody types. */
  mailAccountLink: { window: 3_600_000, perAddress: 10, perEmail: 3, isShared: true },
  /** Tries of staff that failed: against the guessing of passwords. */
  signInAsStaff: { window: 900_000, perAddress: 30, perEmail: 20, isShared: true },
  /** Codes of a second step, and whatever else proves who asks; the email is the account. */
  enterStaffCode: { window: 900_000, perAddress: 30, perEmail: 10, isShared: true },
  /** Tries at the password of a page that failed; the email is the page. EDIT-05 */
  openLock: { window: 900_000, perAddress: 20, perEmail: 300, isShared: true },
  /** Mails to staff, to addresses that somebody types. */
  mailStaffLink: { window: 3_600_000, perAddress: 10, perEmail: 3, isShared: true },
  /** Invitations to work on a site, to addresses that staff type. */
  invite: { window: 86_400_000, perAddress: 200, perEmail: 5, isShared: true },
  /** Each takes a moment to make. */
  openPaper: { window: 60_000, perAddress: 30, isShared: false },
  /** More than people type. */
  search: { window: 60_000, perAddress: 60, isShared: false },
  /** Each asks machines elsewhere. */
  domainCheck: { window: 60_000, perAddress: 20, isShared: false },
} as const satisfies Record<string, CallLimit>;

/** A name of {@link callLimits}. */
export type CallLimitName = keyof typeof callLimits;
