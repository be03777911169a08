/** Texts every back-office screen uses. MSG-01..05, I18N-06. */
export const generalMessages = {
  somethingWentWrong: 'Something went wrong',
  goBack: 'Go back',
  networkError: 'Network error',
  unableToLoadResults: 'Unable to load results',
  unableToLoad: 'Unable to load. Try again.',
  unableToLoadCollections: 'Unable to load collections',
  unableToConnect: 'Unable to connect. Please try again',
  unableToLocateContent: 'Unable to locate content',
  /** The address itself is none of ours. */
  nothingHere: 'There is nothing at this address.',
  noSite: 'There is no site here yet.',
  /** For whoever has just installed it. */
  noSiteHint:
    'If it is yours: sign in and make one. If nobody has signed in yet, open the link that the server printed when it started.',
  noSiteInGerman: 'Hier gibt es noch keine Website.',
  noSiteHintInGerman:
    'Wenn sie Ihnen gehört: Melden Sie sich an und legen Sie eine an. Hat sich noch niemand angemeldet, öffnen Sie den Link, den der Server beim Start gezeigt hat.',
  signInLink: 'Sign in',
  signInLinkInGerman: 'Anmelden',
  /** Two people edited the same field; both values are shown beside it. */
  editedMeanwhile: 'Somebody else changed this meanwhile. Choose which version to keep.',
  domainTaken: 'This domain belongs to a site already.',
  siteNameTaken: 'This address belongs to another site already.',
  currencyInUse:
    'The currency cannot change any more: something was sold or promised in it already.',
  restoring: 'A backup is being brought back. Please try again in a minute.',
  restoringInGerman:
    'Eine Sicherung wird zurückgespielt. Bitte versuchen Sie es in einer Minute noch einmal.',
  exportBusy: 'The files of this site are being made. Wait until they are there.',
  siteFilesRefused: 'No site can be made of this file. {reason}',
  backupBusy: 'A backup is being made or brought back. Wait until it is done.',
  backupNotReady: 'This backup cannot be brought back.',
  confirmationWrong: 'Type the title of this site exactly.',
  unknownSetting: 'There is no such setting.',
  updateMissing: 'Update the missing or invalid information above.',
  checkConnection: 'Please check your internet connection.',
  tryAgain: 'Please try again.',
  retry: 'Retry',
  notUndoable: 'This can no longer be undone.',
  noResults: 'No results found',
  timeZoneFailed:
    'Failed to load timezone {timeZone}, retry connection or verify site availability',
  noMainNavigation: 'Unable to find site main navigation',
} as const;

/** What visitors and programs are told of a site that is not open. AUTH-08, AUTH-09. */
export const siteMessages = {
  parked: 'This site is not available at the moment.',
  parkedInGerman: 'Diese Website ist zurzeit nicht erreichbar.',
  notInPlan: 'The plan of this site does not include that.',
} as const;

/** Texts of the font picker. FONT-03. */
export const fontMessages = {
  unableToLoad: 'Unable to load fonts',
  unableToPreview: 'Unable to load preview for {fontName}',
} as const;

/** Texts of the link editor. LINK-04..08. */
export const linkMessages = {
  emailInvalid: 'Please enter a valid email.',
  emailFormat: 'Emails must be formatted as {email}.',
  linkFormat: 'Links must be formatted as {host} or {host}.',
  /** An entry of a menu that leads to nothing. */
  pageUrlMissing: 'Choose a page, a link or a name.',
  pageUrlInvalid: '{val} is not a valid page URL.',
  optionInvalid: '{val} is not one of the expected options.',
} as const;

/** Texts of the file manager. FILE-03..09. */
export const fileMessages = {
  nameRequired: 'Please enter a file name.',
  unsupported: 'The file {fileName} does not appear to be a supported file.',
  tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  processingIncomplete: 'File processing failed to complete',
  uploadIncomplete: 'File upload failed to complete',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  noResponse: 'No response data from job request',
  errorUploading: 'Error uploading',
  unableToRename: 'Unable to Rename File',
  renameFailed: 'There was a problem while renaming your file.',
  unableToUpload: 'Unable to Upload File',
  uploadFailed: 'There was a problem while uploading your file.',
} as const;

/** Texts of the tag and category manager. TAGS-02..04. */
export const tagMessages = {
  exists: 'This {tagType} already exists.',
  oneAtATime: 'You may only edit one {tagType} at a time.',
  notFound: 'No {tagType} found',
} as const;

/** Texts of the dataset editor. DATA-04..06. */
export const datasetMessages = {
  empty: 'Enter some data!',
  rowsIncomplete: 'One or more rows was missing data.',
  truncated: 'Only the first {maxRows} rows and {maxColumns} columns are shown.',
} as const;

/** Texts of the connection dialogs. CONN-04..06. */
export const connectionMessages = {
  listRequired: 'A List must be selected.',
  noLists: "You don't have any mailing lists. Please create one before continuing",
  awaiting: 'Awaiting Connection',
} as const;

/** Texts of the editor. EDIT-02, MEDI-10. */
export const editorMessages = {
  codeOnAndroid: 'Code editing is not available on Android.',
  vimeoBasic:
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
} as const;
