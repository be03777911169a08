/** What mails to visitors say, in German, by the English texts. */
export const germanMails = {
  'Thank you for your order': 'Danke für Ihre Bestellung',
  'Order {number} at {shop}': 'Bestellung {number} bei {shop}',
  'Test order {number} at {shop}': 'Testbestellung {number} bei {shop}',
  'Order {number} has arrived at {shop}.': 'Bestellung {number} ist bei {shop} eingegangen.',
  'Order {number} has arrived at {shop}. We start on it once it is paid.':
    'Bestellung {number} ist bei {shop} eingegangen. Wir beginnen damit, sobald sie bezahlt ist.',
  'This is a test order. No money was taken and nothing will be sent.':
    'Das ist eine Testbestellung. Es wurde kein Geld abgebucht, und nichts wird verschickt.',
  'View your order': 'Ihre Bestellung ansehen',
  '{title}: order {number} at {shop}': '{title}: Bestellung {number} bei {shop}',

  'Order canceled': 'Bestellung storniert',
  'Order {number} is canceled.': 'Bestellung {number} ist storniert.',
  'Order {number} is canceled. We give {amount} back to you.':
    'Bestellung {number} ist storniert. Wir erstatten Ihnen {amount}.',
  'Order {number} is canceled, because your payment of {amount} did not arrive. If you have paid, please answer this mail.':
    'Bestellung {number} ist storniert, weil Ihre Zahlung über {amount} nicht eingegangen ist. Falls Sie bezahlt haben, antworten Sie bitte auf diese E-Mail.',
  'Payment received': 'Zahlung eingegangen',
  'Your payment of {amount} for order {number} has arrived. We start on your order now.':
    'Ihre Zahlung über {amount} für Bestellung {number} ist eingegangen. Wir beginnen jetzt mit Ihrer Bestellung.',
  'Order {number} is ready for you to pick up:': 'Bestellung {number} liegt zur Abholung bereit:',
  'Order {number} is on its way:': 'Bestellung {number} ist unterwegs:',
  'Sent by {carrier}': 'Verschickt mit {carrier}',
  'Payment reminder': 'Zahlungserinnerung',
  'Your order {number} over {amount}. We have not seen the money yet. If you have paid meanwhile, please forget this mail.':
    'Ihre Bestellung {number} über {amount}: Ihre Zahlung ist noch nicht bei uns eingegangen. Falls Sie inzwischen bezahlt haben, ist diese E-Mail gegenstandslos.',
  'Your order {number} over {amount} was to be paid by {day}. We have not seen the money yet. If you have paid meanwhile, please forget this mail.':
    'Ihre Bestellung {number} über {amount} war bis zum {day} zu zahlen. Ihre Zahlung ist noch nicht bei uns eingegangen. Falls Sie inzwischen bezahlt haben, ist diese E-Mail gegenstandslos.',
  Refund: 'Erstattung',
  'We gave back {amount}, so that all you paid for order {number} is back with you.':
    'Wir haben {amount} erstattet; damit ist alles zurück, was Sie für Bestellung {number} bezahlt haben.',
  'We gave back {amount} of what you paid for order {number}.':
    'Wir haben {amount} von dem erstattet, was Sie für Bestellung {number} bezahlt haben.',
  'It goes the way it came. A bank may take some days to show it.':
    'Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bis Sie es bei Ihrer Bank sehen, kann es einige Tage dauern.',

  'We have your request': 'Wir haben Ihre Anfrage',
  'You would like to send this back. We look at it and answer by mail.':
    'Sie möchten das zurückschicken. Wir sehen es uns an und antworten per E-Mail.',
  'Your return is approved': 'Ihre Rückgabe ist angenommen',
  'Please send this back to us, with the number of your order.':
    'Bitte schicken Sie uns das mit der Nummer Ihrer Bestellung zurück.',
  'Your return is declined': 'Ihre Rückgabe ist abgelehnt',
  'We cannot take this back. Please answer this mail if you have questions.':
    'Das können wir nicht zurücknehmen. Antworten Sie bitte auf diese E-Mail, wenn Sie Fragen haben.',
  'Your return is withdrawn': 'Ihre Rückgabe ist zurückgezogen',
  'Nothing of this is expected back.': 'Davon erwarten wir nichts zurück.',
  'Your return has arrived': 'Ihre Rücksendung ist angekommen',
  'We look at it next.': 'Wir sehen sie uns als Nächstes an.',
  'We have looked at your return': 'Wir haben Ihre Rücksendung geprüft',
  'You hear from us about the money.': 'Wegen des Geldes hören Sie von uns.',
  'Your return is done': 'Ihre Rückgabe ist erledigt',
  'Its money goes back to you, the way that you paid.':
    'Das Geld geht auf dem Weg an Sie zurück, auf dem Sie bezahlt haben.',
  'Your return is closed': 'Ihre Rückgabe ist abgeschlossen',
  'No money goes back for it.': 'Dafür wird kein Geld erstattet.',

  'Your order was changed': 'Ihre Bestellung wurde geändert',
  'Order {number} at {shop} was changed.': 'Bestellung {number} bei {shop} wurde geändert.',
  'Total now': 'Neuer Gesamtbetrag',
  '{amount} is left to pay.': '{amount} sind noch zu zahlen.',
  'We give {amount} back to you.': 'Wir erstatten Ihnen {amount}.',
  'What you have to pay stays the same.': 'Was Sie zu zahlen haben, bleibt gleich.',
  'Why: {reason}': 'Warum: {reason}',
  'It goes to another address now.': 'Sie geht jetzt an eine andere Adresse.',
  'Rest of order {number}': 'Rest von Bestellung {number}',

  'How do you like it?': 'Wie gefällt es Ihnen?',
  'Your order {number} at {shop}': 'Ihre Bestellung {number} bei {shop}',
  'Order {number} of {shop} has been with you for a while. Tell us, and others, what you think of it:':
    'Bestellung {number} von {shop} ist schon eine Weile bei Ihnen. Sagen Sie uns und anderen, was Sie davon halten:',
  'If something is wrong with it, please answer this mail.':
    'Falls etwas damit nicht stimmt, antworten Sie bitte auf diese E-Mail.',
  'How do you like your order {number} at {shop}?':
    'Wie gefällt Ihnen Ihre Bestellung {number} bei {shop}?',
  'Write a review': 'Bewertung schreiben',

  'Your cart is still here': 'Ihr Warenkorb ist noch da',
  'What you chose at {shop}': 'Was Sie bei {shop} ausgesucht haben',
  'You chose this at {shop} and have not bought it yet:':
    'Das haben Sie bei {shop} ausgesucht und noch nicht gekauft:',
  'Go on with your order': 'Bestellung fortsetzen',
  'We do not keep it for you, and prices may change. The link works for three days, once.':
    'Wir reservieren es nicht für Sie, und Preise können sich ändern. Der Link gilt drei Tage lang, einmal.',
  'Your cart at {shop}': 'Ihr Warenkorb bei {shop}',
  'No more mails like this': 'Keine solchen E-Mails mehr',

  'Your checkout at {shop}': 'Ihre Bestellung bei {shop}',
  'Somebody, probably you, wants to go on with an order at {shop} on another device.':
    'Jemand, wahrscheinlich Sie, möchte eine Bestellung bei {shop} auf einem anderen Gerät fortsetzen.',
  'Go on': 'Weiter',
  'The link works for a day, once. If it was not you, do nothing.':
    'Der Link gilt einen Tag lang, einmal. Falls Sie das nicht waren, müssen Sie nichts tun.',
  '{title}: {shop}': '{title}: {shop}',

  'Your downloads are ready': 'Ihre Downloads sind da',
  'Files of your order at {shop}': 'Dateien Ihrer Bestellung bei {shop}',
  'Here is what you bought. Keep the files: the link works for some time only.':
    'Hier ist, was Sie gekauft haben. Bewahren Sie die Dateien auf: Der Link gilt nur eine Zeit lang.',
  'Your downloads': 'Ihre Downloads',
  'Your downloads at {shop}': 'Ihre Downloads bei {shop}',

  Invoice: 'Rechnung',
  'Credit note': 'Rechnungskorrektur',

  'A gift card worth {amount}': 'Ein Gutschein über {amount}',
  'Your gift card for {shop}': 'Ihr Gutschein für {shop}',
  '{email} sends you a gift card for {shop}.': '{email} schickt Ihnen einen Gutschein für {shop}.',
  'Here is your gift card for {shop}. Enter its code at the checkout, and keep it safe.':
    'Hier ist Ihr Gutschein für {shop}. Geben Sie seinen Code an der Kasse ein, und verwahren Sie ihn gut.',
  'What is left on it': 'Was noch darauf ist',

  'Confirm your membership': 'Bestätigen Sie Ihre Mitgliedschaft',
  'Your link to sign in': 'Ihr Link zum Anmelden',
  'Somebody, probably you, wants to join {plan} at {shop}.':
    'Jemand, wahrscheinlich Sie, möchte {plan} bei {shop} beitreten.',
  'You belong to {plan} at {shop} now. This link lets you in.':
    'Sie gehören jetzt zu {plan} bei {shop}. Mit diesem Link erhalten Sie Zugang.',
  'This link lets you in at {shop}.': 'Mit diesem Link erhalten Sie Zugang bei {shop}.',

  '{shop} has received your donation.': '{shop} hat Ihre Spende erhalten.',
  '{shop} has received your donation. You give it every month, until you end it.':
    '{shop} hat Ihre Spende erhalten. Sie spenden jeden Monat, bis Sie es beenden.',
  '{amount} for {title}': '{amount} für {title}',
  'Received on': 'Erhalten am',
  'See your donation': 'Ihre Spende ansehen',
  'Nothing was given in return for it.': 'Dafür gab es keine Gegenleistung.',
  'Your donation to {shop}': 'Ihre Spende an {shop}',

  '{title} is back': '{title} ist wieder da',
  '{title} is back at {shop}': '{title} ist bei {shop} wieder da',
  '{name} can be bought again at {shop}': '{name} ist bei {shop} wieder zu haben',
  'You asked us to tell you when {name} is back. It is, and we do not keep it for you: whoever comes first gets it.':
    'Sie wollten wissen, wann {name} wieder da ist. Jetzt ist es so weit, aber wir reservieren nichts: Wer zuerst kommt, kauft zuerst.',
  'See {title}': '{title} ansehen',
  'This is the only mail about it that you get.': 'Das ist die einzige E-Mail dazu.',
  'Do you wait for other things of ours and do not want to know any more?':
    'Warten Sie noch auf anderes von uns und möchten nichts mehr davon hören?',

  'Please confirm your sign-up': 'Bitte bestätigen Sie Ihre Anmeldung',
  'Please confirm your sign-up at {shop}': 'Bitte bestätigen Sie Ihre Anmeldung bei {shop}',
  'One click, and you get the mails of {shop}':
    'Ein Klick, und Sie bekommen die E-Mails von {shop}',
  'Somebody typed this address to get the mails of the list “{list}”. If it was you, confirm it.':
    'Jemand hat diese Adresse eingegeben, um die E-Mails der Liste „{list}“ zu bekommen. Falls Sie das waren, bestätigen Sie es.',
  'If it was not you, do nothing: you get no more mails about it.':
    'Falls Sie das nicht waren, müssen Sie nichts tun: Sie bekommen keine weiteren E-Mails dazu.',

  'Your order waits for you': 'Ihre Bestellung wartet auf Sie',
  'Your order at {shop}': 'Ihre Bestellung bei {shop}',
  'The shop put this order together for you.':
    'Der Shop hat diese Bestellung für Sie zusammengestellt.',
  'Go on to payment': 'Weiter zur Zahlung',
  'It can be paid until {day}. Nothing is held for you until then.':
    'Sie lässt sich bis zum {day} bezahlen. Bis dahin wird nichts für Sie reserviert.',

  'Order {number} over {amount}': 'Bestellung {number} über {amount}',
  'Test order {number} over {amount}': 'Testbestellung {number} über {amount}',
  'Order {number} is paid, but its stock is short':
    'Bestellung {number} ist bezahlt, aber der Bestand reicht nicht',
  'Test order {number} is paid, but its stock is short':
    'Testbestellung {number} ist bezahlt, aber der Bestand reicht nicht',
  'News of a payment by {provider} cannot be applied: {reason}':
    'Eine Nachricht von {provider} über eine Zahlung lässt sich nicht verbuchen: {reason}',
  'The mail “{subject}” to {address} was not sent: {reason}':
    'Die E-Mail „{subject}“ an {address} ging nicht hinaus: {reason}',
  '{name}: {count} left': '{name}: noch {count}',
  'Orders that need you': 'Bestellungen, um die Sie sich kümmern müssen',
  'Payments that need you': 'Zahlungen, um die Sie sich kümmern müssen',
  'Mails that did not leave': 'E-Mails, die nicht hinausgingen',
  'Little stock': 'Wenig Bestand',
  'New orders': 'Neue Bestellungen',
  '… and {count} more': '… und {count} weitere',
  '{count} things to know at {shop}': '{count} Neuigkeiten bei {shop}',
  'What happened in your shop': 'Das gibt es Neues in Ihrem Shop',
  'Open the back office': 'Verwaltung öffnen',
  'You get this because your address stands at “Who is told” in the settings of mails.':
    'Sie bekommen diese E-Mail, weil Ihre Adresse in den Einstellungen der E-Mails unter „Wer benachrichtigt wird“ steht.',
};
