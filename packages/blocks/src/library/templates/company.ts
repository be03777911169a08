import { template } from './template-kit.ts';

/** Pages that say who somebody is and what they do. */
export const companyTemplates = [
  template(
    'about',
    ['About us', 'Über uns'],
    [
      'intro-wide',
      ['A workshop by the river', 'Eine Werkstatt am Fluss'],
      [
        'Six people, three trades, one kettle.',
        'Sechs Menschen, drei Handwerke, ein Wasserkessel.',
      ],
    ],
    ['about-story'],
    ['about-numbers'],
    ['about-values'],
    ['team-three'],
    ['call-bold'],
  ),
  template(
    'contact',
    ['Contact', 'Kontakt'],
    ['contact-form', ['Say hello', 'Sagen Sie Hallo']],
    ['contact-three'],
    ['contact-hours'],
  ),
  template(
    'services',
    ['Services', 'Leistungen'],
    [
      'intro-left',
      ['We plan, build and look after', 'Wir planen, bauen und kümmern uns'],
      [
        'One team for your house, from the first sketch to the last hook.',
        'Ein Team für Ihr Haus, vom ersten Strich bis zum letzten Haken.',
      ],
      ['Talk to us', 'Sprechen Sie uns an'],
    ],
    ['features-grid'],
    ['features-steps'],
    ['voices-picture'],
    ['call'],
  ),
  template(
    'portfolio',
    ['Portfolio', 'Portfolio'],
    [
      'intro-wide',
      ['Selected work', 'Ausgewählte Arbeiten'],
      ['Houses and rooms from the last ten years.', 'Häuser und Räume aus zehn Jahren.'],
    ],
    [
      'gallery-titled',
      ['Houses', 'Häuser'],
      ['Built with people who wanted to stay.', 'Gebaut mit Menschen, die bleiben wollten.'],
    ],
    [
      'features-zigzag',
      ['House on the slope', 'Haus am Hang'],
      ['Three floors, each with its own garden.', 'Drei Etagen, jede mit eigenem Garten.'],
      ['Attic in town', 'Dachboden in der Stadt'],
      [
        'Forty square metres, and room for a piano.',
        'Vierzig Quadratmeter und Platz für ein Klavier.',
      ],
    ],
    ['logos-press'],
    ['call'],
  ),
  template(
    'team',
    ['Team', 'Team'],
    [
      'text-statement',
      [
        'Good work needs people who like each other.',
        'Gute Arbeit braucht Menschen, die sich mögen.',
      ],
    ],
    ['team-four'],
    ['team-one'],
    ['team-join'],
  ),
  template(
    'faq',
    ['Questions and answers', 'Fragen und Antworten'],
    [
      'text',
      ['What people ask us', 'Was man uns fragt'],
      [
        'The short answers are below. For the long ones, call.',
        'Die kurzen Antworten stehen unten. Für die langen rufen Sie an.',
      ],
      ['If yours is missing, we add it.', 'Fehlt Ihre Frage, nehmen wir sie auf.'],
    ],
    ['faq-aside', ['Orders', 'Bestellungen']],
    ['faq-picture', ['Visits', 'Besuche']],
    ['contact-three'],
  ),
  template(
    'landing',
    ['Landing page', 'Landingpage'],
    [
      'intro-pictures',
      ['A lamp that knows when to stop', 'Eine Lampe, die weiß, wann es genug ist'],
      ['It follows the day and dims with it.', 'Sie folgt dem Tag und wird mit ihm dunkler.'],
      ['Order now', 'Jetzt bestellen'],
    ],
    ['logos-press'],
    ['features-cards', ['Made to last', 'Gemacht, um zu bleiben']],
    ['features-zigzag'],
    ['voices-one'],
    ['prices-plans'],
    ['faq-plain'],
    [
      'prices-offer',
      ['Thirty nights to try it', 'Dreißig Nächte zum Ausprobieren'],
      ['If it is not for you, we collect it.', 'Ist sie nichts für Sie, holen wir sie ab.'],
      ['Order the lamp', 'Lampe bestellen'],
    ],
  ),
  template(
    'price-list',
    ['Price list', 'Preisliste'],
    ['prices-list'],
    ['prices-compare'],
    ['faq-open'],
    [
      'call',
      ['Something else in mind?', 'Etwas anderes im Sinn?'],
      ['Ask for a price', 'Preis anfragen'],
    ],
  ),
  template(
    'press',
    ['Press', 'Presse'],
    [
      'text',
      ['For the press', 'Für die Presse'],
      [
        'Pictures in print quality, facts, and a person who answers the phone.',
        'Bilder in Druckqualität, Fakten und jemand, der ans Telefon geht.',
      ],
      [
        'Please name the photographer where you print.',
        'Bitte nennen Sie beim Abdruck den Fotografen.',
      ],
    ],
    ['logos-press'],
    ['about-numbers', ['Facts', 'Fakten']],
    [
      'gallery-titled',
      ['Pictures to print', 'Bilder zum Abdruck'],
      ['Free for reports about us.', 'Frei für Berichte über uns.'],
    ],
    ['contact-three', ['Your contact', 'Ihr Kontakt']],
  ),
  template(
    'jobs',
    ['Jobs', 'Stellen'],
    [
      'team-join',
      ['Work with us', 'Arbeiten Sie mit uns'],
      [
        'Four days a week, in a house full of light.',
        'Vier Tage die Woche, in einem Haus voller Licht.',
      ],
    ],
    [
      'features-grid',
      ['What you get', 'Was Sie bekommen'],
      ['Four days', 'Vier Tage'],
      ['Fridays are yours.', 'Der Freitag gehört Ihnen.'],
      ['Lunch', 'Mittagessen'],
      ['Cooked here, eaten together.', 'Hier gekocht, zusammen gegessen.'],
      ['Tools', 'Werkzeug'],
      [
        'The best there is, and time to care for it.',
        'Das beste, das es gibt, und Zeit, es zu pflegen.',
      ],
      ['Learning', 'Lernen'],
      ['Two weeks a year at another workshop.', 'Zwei Wochen im Jahr in einer anderen Werkstatt.'],
      ['A key', 'Ein Schlüssel'],
      ['The machines are yours on Sundays.', 'Sonntags gehören die Maschinen Ihnen.'],
      ['A share', 'Ein Anteil'],
      ['Of what is left at the end of the year.', 'An dem, was am Jahresende übrig ist.'],
    ],
    [
      'text-sections',
      ['Cabinet maker, part or full time', 'Tischlerei, Teil- oder Vollzeit'],
      [
        'We look for somebody who can read a drawing and question it.',
        'Wir suchen jemanden, der eine Zeichnung lesen und anzweifeln kann.',
      ],
      ['What you bring', 'Was Sie mitbringen'],
      [
        'A finished apprenticeship\nTwo years at the bench\nA driving licence, or a good bicycle',
        'Abgeschlossene Lehre\nZwei Jahre an der Bank\nFührerschein oder ein gutes Fahrrad',
      ],
      ['How to apply', 'So bewerben Sie sich'],
      [
        'Send three pictures of things that you made. A letter is welcome, a form is not needed.',
        'Schicken Sie drei Bilder von Dingen, die Sie gemacht haben. Ein Brief freut uns, ein Formular braucht es nicht.',
      ],
    ],
    [
      'contact-form',
      ['Apply', 'Bewerben'],
      ['We answer every letter within a week.', 'Wir beantworten jeden Brief in einer Woche.'],
    ],
  ),
  template(
    'policies',
    ['Policies', 'Richtlinien'],
    [
      'text-sections',
      ['Our terms, in plain words', 'Unsere Bedingungen, verständlich'],
      [
        'What applies when you buy from us. Have it checked before you publish it.',
        'Was gilt, wenn Sie bei uns kaufen. Lassen Sie es vor dem Veröffentlichen prüfen.',
      ],
      ['What we promise', 'Was wir versprechen'],
      [
        'Prices include tax\nWe ship what is in stock within two days\nYou may return within thirty days',
        'Preise enthalten die Steuer\nWas da ist, verlässt das Haus in zwei Tagen\nSie können dreißig Tage lang zurückgeben',
      ],
      ['Your data', 'Ihre Daten'],
      [
        'We keep what we need for your order, and no longer than the law asks.',
        'Wir behalten, was wir für die Bestellung brauchen, und nicht länger, als das Gesetz verlangt.',
      ],
    ],
    [
      'text-aside',
      ['Who we are', 'Wer wir sind'],
      [
        'Name of the company, street and number, town. Register and tax number. Who speaks for it.',
        'Name der Firma, Straße und Hausnummer, Ort. Register- und Steuernummer. Wer sie vertritt.',
      ],
    ],
    ['call', ['Something unclear?', 'Etwas unklar?'], ['Ask us', 'Fragen Sie uns']],
  ),
  template(
    'restaurant',
    ['Menu of a restaurant', 'Speisekarte'],
    [
      'intro-picture',
      ['Soup, fire and long evenings', 'Suppe, Feuer und lange Abende'],
      ['Open from Wednesday to Sunday, from six.', 'Mittwoch bis Sonntag, ab achtzehn Uhr.'],
      ['Book a table', 'Tisch reservieren'],
    ],
    ['prices-menu'],
    [
      'text-quote-picture',
      ['Cook less, but cook it properly.', 'Weniger kochen, aber richtig.'],
      ['Above the door of our kitchen', 'Über der Tür unserer Küche'],
    ],
    ['contact-hours', ['Where the light is on', 'Wo das Licht brennt']],
  ),
];
