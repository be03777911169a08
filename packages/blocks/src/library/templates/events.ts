import { template } from './template-kit.ts';

/** Pages for an occasion. */
export const eventTemplates = [
  template(
    'coming-soon',
    ['Coming soon', 'Demnächst'],
    [
      'intro-picture',
      ['We open in spring', 'Wir öffnen im Frühling'],
      [
        'The paint is drying. Leave your address and be the first to know.',
        'Die Farbe trocknet. Hinterlassen Sie Ihre Adresse und erfahren Sie es zuerst.',
      ],
      ['Follow us', 'Folgen Sie uns'],
    ],
    [
      'newsletter-dark',
      ['Be the first to know', 'Erfahren Sie es zuerst'],
      ['One letter when the door opens.', 'Ein Brief, wenn die Tür aufgeht.'],
    ],
  ),
  template(
    'event',
    ['Event', 'Veranstaltung'],
    [
      'intro-right',
      ['Open workshop', 'Offene Werkstatt'],
      [
        'Saturday, 21 March, ten to six. Free, with soup.',
        'Samstag, 21. März, zehn bis achtzehn Uhr. Frei, mit Suppe.',
      ],
      ['Say that you come', 'Zusagen'],
    ],
    [
      'posts-dates',
      ['Through the day', 'Durch den Tag'],
      ['10 am', '10 Uhr'],
      ['Doors open, coffee', 'Türen auf, Kaffee'],
      ['1 pm', '13 Uhr'],
      ['Soup in the yard', 'Suppe im Hof'],
      ['4 pm', '16 Uhr'],
      ['We open the kiln', 'Wir öffnen den Ofen'],
    ],
    ['contact-hours', ['How to find us', 'So finden Sie uns']],
    ['faq-open'],
  ),
  template(
    'wedding',
    ['Wedding', 'Hochzeit'],
    [
      'intro-picture',
      ['We are getting married', 'Wir heiraten'],
      [
        'On the sixth of June, in the garden behind the mill.',
        'Am sechsten Juni, im Garten hinter der Mühle.',
      ],
      ['Tell us that you come', 'Sagen Sie uns zu'],
    ],
    [
      'about-founder',
      ['How we met', 'Wie wir uns trafen'],
      [
        'In the queue for bread, on a Sunday, in the rain. One of us had an umbrella.',
        'In der Schlange beim Bäcker, an einem Sonntag, im Regen. Einer von uns hatte einen Schirm.',
      ],
      ['The two of us', 'Wir zwei'],
      ['The whole story', 'Die ganze Geschichte'],
    ],
    [
      'posts-dates',
      ['The day', 'Der Tag'],
      ['2 pm', '14 Uhr'],
      ['Ceremony under the lime tree', 'Trauung unter der Linde'],
      ['4 pm', '16 Uhr'],
      ['Cake, and a walk to the river', 'Kuchen und ein Gang zum Fluss'],
      ['7 pm', '19 Uhr'],
      ['Dinner, then dancing', 'Essen, dann Tanz'],
    ],
    [
      'faq-aside',
      ['Good to know', 'Gut zu wissen'],
      [
        'Ask our witnesses, they know everything.',
        'Fragen Sie unsere Trauzeugen, die wissen alles.',
      ],
      ['Ask', 'Fragen'],
      ['Where can we sleep?', 'Wo können wir schlafen?'],
      [
        'There are rooms at the mill and at the inn.',
        'Zimmer gibt es in der Mühle und im Gasthof.',
      ],
      ['May children come?', 'Dürfen Kinder mit?'],
      ['Please do bring them.', 'Bitte bringen Sie sie mit.'],
      ['What do we wear?', 'Was ziehen wir an?'],
      ['Shoes that can dance on grass.', 'Schuhe, die auf Gras tanzen können.'],
      ['What do you wish for?', 'Was wünscht ihr euch?'],
      ['Your company. And perhaps a song.', 'Dass ihr da seid. Und vielleicht ein Lied.'],
    ],
    [
      'contact-form',
      ['Will you be there?', 'Sind Sie dabei?'],
      ['Please tell us by the first of May.', 'Bitte sagen Sie bis zum ersten Mai Bescheid.'],
    ],
  ),
  template(
    'course',
    ['Course', 'Kurs'],
    [
      'intro-left',
      ['Your first bowl, in one evening', 'Die erste Schale an einem Abend'],
      [
        'Two hours, two kilos of clay, eight people at most.',
        'Zwei Stunden, zwei Kilo Ton, höchstens acht Leute.',
      ],
      ['Book a place', 'Platz buchen'],
    ],
    [
      'features-list',
      ['What is included', 'Was dabei ist'],
      [
        'Clay, glaze and firing\nAn apron to borrow\nTea and something small to eat\nTwo bowls to collect after three weeks',
        'Ton, Glasur und Brand\nEine geliehene Schürze\nTee und eine Kleinigkeit\nZwei Schalen zum Abholen nach drei Wochen',
      ],
      ['Book a place', 'Platz buchen'],
    ],
    ['posts-dates', ['Next dates', 'Nächste Termine']],
    ['faq-plain'],
  ),
  template(
    'links',
    ['Link list', 'Linkliste'],
    [
      'team-one',
      ['Your name here', 'Ihr Name hier'],
      ['Makes chairs, writes about them', 'Baut Stühle, schreibt darüber'],
      ['All that I do, in one place.', 'Alles, was ich mache, an einem Ort.'],
      ['Write a message', 'Nachricht schreiben'],
    ],
    [
      'intro-two-buttons',
      ['Shop and journal', 'Shop und Journal'],
      [
        'What I make, and what I think about while I make it.',
        'Was ich mache und woran ich dabei denke.',
      ],
      ['To the shop', 'Zum Shop'],
      ['To the journal', 'Zum Journal'],
    ],
    ['logos-social'],
  ),
  template(
    'thanks',
    ['Thank you', 'Danke'],
    [
      'hero',
      ['Thank you', 'Danke'],
      [
        'It has reached us. You will hear from us within two days.',
        'Es ist angekommen. Sie hören in zwei Tagen von uns.',
      ],
      ['Back to the start', 'Zurück zum Anfang'],
    ],
    ['posts-three', ['Until then', 'Bis dahin']],
  ),
  template(
    'journal-home',
    ['Home of a journal', 'Startseite eines Journals'],
    [
      'intro-wide',
      ['Notes from a slow house', 'Notizen aus einem ruhigen Haus'],
      ['On wood, clay, bread and patience.', 'Über Holz, Ton, Brot und Geduld.'],
    ],
    ['posts-three'],
    ['quote'],
    ['posts-list'],
    ['newsletter-picture'],
  ),
];
