/** Pages that the server writes for visitors, in German, by the English texts. */
export const germanPages = {
  'Go back': 'Zurück',
  'Thank you': 'Danke',
  'Your subscription: {title}': 'Ihr Abonnement: {title}',
  'Review what you bought': 'Bewerten, was Sie gekauft haben',
  'Something else could not be put into your cart either.':
    'Auch anderes ließ sich nicht in den Warenkorb legen.',
  '{name} is no longer sold.': '{name} wird nicht mehr verkauft.',
  '{name} is sold out.': '{name} ist ausverkauft.',
  '{name}: {count} of {ordered} could be put into your cart, no more can be had.':
    '{name}: {count} von {ordered} liegen im Warenkorb, mehr sind nicht zu haben.',
  'All that can be had of {name} is in your cart already.':
    'Alles, was von {name} zu haben ist, liegt schon im Warenkorb.',
  '{name} is a subscription: please begin it on its own page.':
    '{name} ist ein Abonnement: Bitte beginnen Sie es auf seiner Seite.',
  '{name} was a gift: please choose it again on its own page.':
    '{name} war ein Geschenk: Bitte wählen Sie es noch einmal auf seiner Seite.',
  '{name} asks for details that we do not have: please choose it again on its own page.':
    '{name} braucht Angaben, die wir nicht haben: Bitte wählen Sie es noch einmal auf seiner Seite.',
  'There is no room in your cart for {name}.': 'Für {name} ist im Warenkorb kein Platz.',

  'Page not found': 'Seite nicht gefunden',
  Search: 'Suche',
  Languages: 'Sprachen',
  'Open the cart': 'Warenkorb öffnen',
  'The order that you began waits for you, with what you typed.':
    'Ihre begonnene Bestellung wartet auf Sie, mit Ihren Eingaben.',
  'The last name that you typed': 'Der Nachname, den Sie eingegeben haben',
  'The postcode that you typed': 'Die Postleitzahl, die Sie eingegeben haben',
  'To fill in what the shop knows of you, tell us:':
    'Damit wir eintragen, was der Shop von Ihnen weiß, sagen Sie uns:',
  'Your last name': 'Ihr Nachname',
  'The postcode of your address': 'Die Postleitzahl Ihrer Adresse',
  'Fill it in': 'Eintragen',
  'Enter the code of a gift card to see what is left on it.':
    'Geben Sie den Code eines Gutscheins ein, um zu sehen, was noch darauf ist.',
  Code: 'Code',
  'Show balance': 'Guthaben anzeigen',
  'Left on this card': 'Noch auf diesem Gutschein',
  'Good until {day}.': 'Gültig bis zum {day}.',

  'Mails of this shop': 'E-Mails dieses Shops',
  'Do you want no more news, reminders and requests from us? Mails about your orders still come.':
    'Möchten Sie keine Neuigkeiten, Erinnerungen und Anfragen mehr von uns? E-Mails zu Ihren Bestellungen kommen weiterhin.',
  Unsubscribe: 'Abmelden',
  'You are unsubscribed': 'Sie sind abgemeldet',
  'You get no more news, reminders and requests from us at this address.':
    'Sie bekommen an diese Adresse keine Neuigkeiten, Erinnerungen und Anfragen mehr von uns.',
  'Do you want no more mails of the list “{list}”?':
    'Möchten Sie keine E-Mails der Liste „{list}“ mehr?',
  'You get no more mails of the list “{list}” at this address.':
    'Sie bekommen an diese Adresse keine E-Mails der Liste „{list}“ mehr.',
  Newsletter: 'Newsletter',
  'Leave your email to get our news.':
    'Hinterlassen Sie Ihre E-Mail-Adresse, um Neues von uns zu hören.',
  'Sign up': 'Anmelden',
  'Thank you. If your address is new to us, a mail with a link is on its way: follow it to be on the list.':
    'Danke. Falls Ihre Adresse für uns neu ist, ist eine E-Mail mit einem Link unterwegs: Folgen Sie ihm, dann stehen Sie auf der Liste.',
  'Thank you. You are on the list.': 'Danke. Sie stehen auf der Liste.',
  'Confirm your sign-up': 'Anmeldung bestätigen',
  'Do you want the mails of the list “{list}”?': 'Möchten Sie die E-Mails der Liste „{list}“?',
  'Yes, put me on the list': 'Ja, nehmen Sie mich auf die Liste',
  'You are on the list': 'Sie stehen auf der Liste',
  'You get the mails of the list “{list}”. Each has a link that ends them.':
    'Sie bekommen die E-Mails der Liste „{list}“. Jede hat einen Link, der sie beendet.',

  'Only {qtyInStock} left in stock': 'Nur noch {qtyInStock} vorrätig',
  'Sold out. Leave your email and we will tell you when it is back.':
    'Ausverkauft. Hinterlassen Sie Ihre E-Mail-Adresse, und wir sagen Bescheid, wenn es wieder da ist.',
  'Email address': 'E-Mail-Adresse',
  'Notify me': 'Benachrichtigen',
  'Send me news and offers, too': 'Auch Neuigkeiten und Angebote schicken',
  'Back in stock': 'Wieder vorrätig',
  '{title} is in stock.': '{title} ist vorrätig.',
  'Back to {title}': 'Zurück zu {title}',
  'Which one?': 'Welche Variante?',
  Done: 'Erledigt',
  'We write to you about nothing that was sold out.':
    'Wir schreiben Ihnen über nichts mehr, was ausverkauft war.',
  'Stop mails about new stock': 'Keine E-Mails über neuen Vorrat',
  'You wait for one thing of ours.': 'Sie warten auf einen Artikel von uns.',
  'You wait for {count} things of ours.': 'Sie warten auf {count} Artikel von uns.',
  'Do not tell me': 'Nicht mehr benachrichtigen',

  'This page is locked': 'Diese Seite ist gesperrt',
  'This site is locked': 'Diese Website ist gesperrt',
  'Enter the password that you were given.': 'Geben Sie das Passwort ein, das Sie bekommen haben.',
  Password: 'Passwort',
  Enter: 'Öffnen',

  Donate: 'Spenden',
  'Thank you for your donation': 'Danke für Ihre Spende',
  'Donation {number} has arrived at {shop}.': 'Spende {number} ist bei {shop} eingegangen.',
  'This is a test. No money was taken.': 'Das ist ein Test. Es wurde kein Geld abgebucht.',
  '{shop} has received it. A receipt is on its way to {email}.':
    '{shop} hat sie erhalten. Eine Quittung ist unterwegs an {email}.',
  For: 'Für',
  Amount: 'Betrag',
  Date: 'Datum',
  Receipt: 'Quittung',
  'Continue to payment': 'Weiter zur Zahlung',
  Other: 'Anderer',
  'Other amount': 'Anderer Betrag',
  'From {least} to {most}, such as {example}': 'Von {least} bis {most}, zum Beispiel {example}',
  'How often': 'Wie oft',
  Once: 'Einmal',
  'Every month': 'Jeden Monat',
  'Your name (optional)': 'Ihr Name (freiwillig)',
  'Do not tell others my name': 'Meinen Namen nicht nennen',
  'Message (optional)': 'Nachricht (freiwillig)',

  Members: 'Mitglieder',
  Welcome: 'Willkommen',
  Join: 'Beitreten',
  'Join {plan}': '{plan} beitreten',
  'Let me in': 'Eintreten',
  'Are you a member? Sign in': 'Sie sind Mitglied? Melden Sie sich an',
  'Are you a member? We mail you a link that lets you in.':
    'Sind Sie Mitglied? Wir schicken Ihnen einen Link, mit dem Sie Zugang erhalten.',
  'Please look at your mail: if we know this email, we have sent a link to it.':
    'Bitte sehen Sie in Ihrem Postfach nach: Falls wir diese Adresse kennen, haben wir einen Link dorthin geschickt.',
  'Please look at your mail and open the link in it to join.':
    'Bitte sehen Sie in Ihrem Postfach nach und öffnen Sie den Link in unserer E-Mail, um beizutreten.',
  '{member} has no membership that opens this page.':
    '{member} hat keine Mitgliedschaft, die diese Seite öffnet.',
  'You belong to {shop} now.': 'Sie gehören jetzt zu {shop}.',
  'We have sent a link to {email}; it lets you in.':
    'Wir haben einen Link an {email} geschickt; mit ihm erhalten Sie Zugang.',
  'The link in your mail lets you in.': 'Mit dem Link in Ihrer E-Mail erhalten Sie Zugang.',
  'Your memberships': 'Ihre Mitgliedschaften',
  'paid until {day}': 'bezahlt bis {day}',
  'For you': 'Für Sie',

  'This is a test order: a text stands in for each file.':
    'Das ist eine Testbestellung: Statt jeder Datei kommt ein Text.',
  'This link does not work any more. Please write to us if you need the files.':
    'Dieser Link gilt nicht mehr. Bitte schreiben Sie uns, wenn Sie die Dateien brauchen.',
  'Keep the files: each can be downloaded a few times.':
    'Bewahren Sie die Dateien auf: Jede lässt sich ein paar Mal herunterladen.',
  'Keep the files: this link works until {day}.':
    'Bewahren Sie die Dateien auf: Dieser Link gilt bis zum {day}.',
  'Preview of a download': 'Vorschau eines Downloads',
  'Your buyers see this page. Nothing can be fetched here.':
    'Diese Seite sehen Ihre Käufer. Hier lässt sich nichts herunterladen.',
  'This product has no files yet.': 'Dieses Produkt hat noch keine Dateien.',
  'This is a test order, so this text stands in for {file} ({size}).':
    'Das ist eine Testbestellung: Dieser Text steht anstelle von {file} ({size}).',
  '{count} left': 'noch {count}-mal',
  Download: 'Herunterladen',

  'Show the map': 'Karte anzeigen',
  'Open in maps': 'In Karten öffnen',
  Place: 'Ort',
  'Nobody has written a review yet.': 'Noch hat niemand eine Bewertung geschrieben.',
  '{average} out of 5 stars, from one review': '{average} von 5 Sternen aus einer Bewertung',
  '{average} out of 5 stars, from {count} reviews':
    '{average} von 5 Sternen aus {count} Bewertungen',
  '{rating} out of 5 stars': '{rating} von 5 Sternen',
  'Verified buyer': 'Bestätigter Kauf',
  'From another shop': 'Aus einem anderen Shop',
  '{site} answers': '{site} antwortet',
  'All reviews of {product}': 'Alle Bewertungen zu {product}',
};
