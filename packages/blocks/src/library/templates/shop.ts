import { template } from './template-kit.ts';

/** Pages around a shop. */
export const shopTemplates = [
  template(
    'shop-home',
    ['Home of a shop', 'Startseite eines Shops'],
    ['intro-picture', ['Things that stay', 'Dinge, die bleiben']],
    ['products-four'],
    ['products-categories'],
    ['about-story', ['Made where we live', 'Gemacht, wo wir leben']],
    ['voices-three'],
    ['newsletter'],
  ),
  template(
    'lookbook',
    ['Lookbook', 'Lookbook'],
    [
      'intro-wide',
      ['Autumn, in nine pictures', 'Der Herbst in neun Bildern'],
      [
        'Wool, oak and low light: what we wore and where we sat.',
        'Wolle, Eiche und tiefes Licht: was wir trugen und wo wir saßen.',
      ],
    ],
    [
      'gallery-pair',
      [
        'Left: the long coat. Right: the same, a year later.',
        'Links: der lange Mantel. Rechts: derselbe, ein Jahr später.',
      ],
    ],
    ['gallery-mosaic'],
    ['text-statement', ['Worn, washed, worn again.', 'Getragen, gewaschen, wieder getragen.']],
    ['products-three', ['From these pictures', 'Aus diesen Bildern']],
  ),
  template(
    'size-guide',
    ['Size guide', 'Größentabelle'],
    [
      'text',
      ['Find your size', 'Ihre Größe finden'],
      [
        'Measure over a thin shirt, with the tape flat and not tight.',
        'Messen Sie über einem dünnen Hemd, das Band glatt und nicht stramm.',
      ],
      [
        'Between two sizes, take the larger one for knitwear and the smaller one for linen.',
        'Zwischen zwei Größen: bei Strick die größere, bei Leinen die kleinere.',
      ],
    ],
    ['prices-sizes'],
    [
      'features-steps',
      ['How to measure', 'So messen Sie'],
      ['1. Chest', '1. Brust'],
      ['Around the fullest part, arms down.', 'Um die stärkste Stelle, Arme hängen.'],
      ['2. Waist', '2. Taille'],
      ['Where you bend to the side.', 'Wo Sie sich zur Seite beugen.'],
      ['3. Hips', '3. Hüfte'],
      ['Feet together, at the widest part.', 'Füße zusammen, an der breitesten Stelle.'],
      ['4. Sleeve', '4. Ärmel'],
      ['From the shoulder to the wrist.', 'Von der Schulter zum Handgelenk.'],
    ],
    ['faq-aside', ['Still not sure?', 'Noch unsicher?']],
  ),
  template(
    'store-locator',
    ['Our stores', 'Unsere Läden'],
    [
      'intro-right',
      ['Come and see us', 'Kommen Sie vorbei'],
      [
        'Touch it, sit on it, ask. Coffee is on the stove.',
        'Anfassen, Probe sitzen, fragen. Kaffee steht auf dem Herd.',
      ],
      ['Plan a visit', 'Besuch planen'],
    ],
    ['contact-places'],
    ['contact-hours'],
    ['faq-open'],
  ),
  template(
    'shipping',
    ['Delivery and returns', 'Versand und Rückgabe'],
    [
      'text',
      ['Delivery and returns', 'Versand und Rückgabe'],
      [
        'We pack the day you order and tell you when it leaves the house.',
        'Wir packen am Tag der Bestellung und sagen, wann das Paket das Haus verlässt.',
      ],
      [
        'You have thirty days to change your mind.',
        'Sie haben dreißig Tage, es sich anders zu überlegen.',
      ],
    ],
    [
      'prices-list',
      ['What it costs', 'Was es kostet'],
      [
        'Where to|Time|Price\nGermany|2–3 days|4.90 €\nEuropean Union|4–6 days|9.90 €\nElsewhere|7–12 days|19.90 €',
        'Wohin|Dauer|Preis\nDeutschland|2–3 Tage|4,90 €\nEuropäische Union|4–6 Tage|9,90 €\nAnderswo|7–12 Tage|19,90 €',
      ],
    ],
    [
      'features-steps',
      ['Sending something back', 'Etwas zurückgeben'],
      ['1. Write', '1. Schreiben'],
      ['Tell us your order number.', 'Nennen Sie Ihre Bestellnummer.'],
      ['2. Pack', '2. Packen'],
      ['The box it came in is best.', 'Am besten im Karton, in dem es kam.'],
      ['3. Send', '3. Senden'],
      ['With the label that we mail you.', 'Mit dem Schein, den wir Ihnen mailen.'],
      ['4. Done', '4. Fertig'],
      ['Your money is back within a week.', 'Ihr Geld ist in einer Woche zurück.'],
    ],
    ['faq-plain'],
  ),
  template(
    'gift-guide',
    ['Gift guide', 'Geschenkideen'],
    [
      'intro-left',
      ['For people who have enough', 'Für Menschen, die genug haben'],
      [
        'Small things with long lives, wrapped by us, with a card by you.',
        'Kleine Dinge mit langem Leben, von uns verpackt, mit Ihrer Karte.',
      ],
      ['See all gifts', 'Alle Geschenke'],
    ],
    ['products-four', ['Below fifty', 'Unter fünfzig'], ['Whole shop', 'Ganzer Shop']],
    [
      'products-featured',
      ['For the kitchen', 'Für die Küche'],
      ['Tools that cooks ask for by name.', 'Werkzeug, nach dem Köche mit Namen fragen.'],
    ],
    ['call-two'],
  ),
  template(
    'subscription',
    ['A box each month', 'Jeden Monat eine Kiste'],
    [
      'intro-right',
      ['A box of good things, each month', 'Jeden Monat eine Kiste Gutes'],
      [
        'Picked on Monday, at your door on Wednesday.',
        'Am Montag gepackt, am Mittwoch an Ihrer Tür.',
      ],
      ['Choose a box', 'Kiste wählen'],
    ],
    ['features-list'],
    ['prices-plans'],
    ['voices-two'],
    ['faq-plain'],
    ['prices-offer'],
  ),
];
