/** Why goods come back. */
export const returnReasonTexts = {
  'changed-mind': { en: 'Changed their mind', de: 'Gefällt doch nicht' },
  'does-not-fit': { en: 'Does not fit', de: 'Passt nicht' },
  damaged: { en: 'Damaged', de: 'Beschädigt' },
  'wrong-item': { en: 'Wrong item', de: 'Falscher Artikel' },
  'not-as-described': { en: 'Not as described', de: 'Nicht wie beschrieben' },
  other: { en: 'Something else', de: 'Etwas anderes' },
} as const;

/** Where goods are that come back. */
export const returnStateTexts = {
  requested: { en: 'Requested', de: 'Angefragt' },
  approved: { en: 'Approved', de: 'Genehmigt' },
  declined: { en: 'Declined', de: 'Abgelehnt' },
  canceled: { en: 'Called off', de: 'Abgebrochen' },
  received: { en: 'Arrived', de: 'Angekommen' },
  inspected: { en: 'Looked at', de: 'Geprüft' },
  refunded: { en: 'Refunded', de: 'Erstattet' },
  closed: { en: 'Closed without money', de: 'Ohne Erstattung geschlossen' },
} as const;

/** What leads there. */
export const returnMoveTexts = {
  requested: returnStateTexts.requested,
  approved: { en: 'Approve', de: 'Genehmigen' },
  declined: { en: 'Decline', de: 'Ablehnen' },
  canceled: { en: 'Call off', de: 'Abbrechen' },
  received: { en: 'It arrived, restock', de: 'Angekommen, einlagern' },
  inspected: { en: 'Looked at', de: 'Geprüft' },
  refunded: { en: 'Refund', de: 'Erstatten' },
  closed: { en: 'Close without money', de: 'Ohne Erstattung schließen' },
} as const;
