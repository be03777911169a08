/** What blocks say where their owner has said nothing, in German, by the English texts. */
export const germanBlocks = {
  Send: 'Senden',
  'Thank you! We will write back soon.': 'Danke! Wir antworten bald.',
  '(required)': '(Pflichtfeld)',
  'Leave this empty': 'Bitte leer lassen',
  'Hear from us': 'Neues von uns',
  'News now and then. You can leave at any time.':
    'Ab und zu Neues. Sie können sich jederzeit abmelden.',
  'More of this site': 'Mehr auf dieser Website',
  Menu: 'Menü',
  'Search this site': 'Diese Website durchsuchen',
  'Sold out': 'Ausverkauft',
  Tickets: 'Tickets',
  Closed: 'Geschlossen',
  'Choose what to read': 'Wählen Sie, was Sie lesen möchten',
  Tabs: 'Reiter',
  Categories: 'Kategorien',
  Before: 'Vorher',
  After: 'Nachher',
  Table: 'Tabelle',
  Chart: 'Diagramm',
};
