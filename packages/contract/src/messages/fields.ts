/**
 * What is wrong with a field, for a person, where its schema has no words of its own. MSG-01
 */
export const fieldMessages = {
  missing: 'Please fill this in.',
  tooShort: 'Please write at least {limit} characters.',
  tooLong: 'Please write at most {limit} characters.',
  tooFew: 'Please choose at least {limit}.',
  tooMany: 'Please choose at most {limit}.',
  tooLow: 'Please enter {limit} or more.',
  notAbove: 'Please enter more than {limit}.',
  tooHigh: 'Please enter {limit} or less.',
  notBelow: 'Please enter less than {limit}.',
  notWhole: 'Please enter a whole number.',
  notEmail: 'Please enter an email address, such as name@example.com.',
  notUrl: 'Please enter a web address, such as https://example.com.',
  stylesUnsafe:
    'Styles load nothing of other hosts and import nothing. Line {limit} is what is in the way.',
  stylesUnreadable: 'These styles cannot be read. The mistake is on line {limit}.',
  stylesEndless: 'These styles grow without end.',
  codeOpen:
    'What is begun on line {limit} is not closed: the rest of the page would be part of it.',
  codeRefused: 'The element on line {limit} is not allowed here.',
} as const;

export type FieldMessage = keyof typeof fieldMessages;

/** The same for staff who read German. */
export const germanFieldMessages: Readonly<Record<FieldMessage, string>> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  tooShort: 'Bitte schreiben Sie mindestens {limit} Zeichen.',
  tooLong: 'Bitte schreiben Sie höchstens {limit} Zeichen.',
  tooFew: 'Bitte wählen Sie mindestens {limit}.',
  tooMany: 'Bitte wählen Sie höchstens {limit}.',
  tooLow: 'Bitte geben Sie {limit} oder mehr ein.',
  notAbove: 'Bitte geben Sie mehr als {limit} ein.',
  tooHigh: 'Bitte geben Sie {limit} oder weniger ein.',
  notBelow: 'Bitte geben Sie weniger als {limit} ein.',
  notWhole: 'Bitte geben Sie eine ganze Zahl ein.',
  notEmail: 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  notUrl: 'Bitte geben Sie eine Webadresse ein, etwa https://example.com.',
  stylesUnsafe:
    'Stile laden nichts von anderen Hosts und importieren nichts. Zeile {limit} ist im Weg.',
  stylesUnreadable: 'Diese Stile lassen sich nicht lesen. Der Fehler ist in Zeile {limit}.',
  stylesEndless: 'Diese Stile wachsen ohne Ende.',
  codeOpen:
    'Was in Zeile {limit} beginnt, wird nicht geschlossen: Der Rest der Seite würde ein Teil davon.',
  codeRefused: 'Das Element in Zeile {limit} ist hier nicht erlaubt.',
};
