/** The checkout in German, by its English texts. */
export const germanCheckout = {
  Contact: 'Kontakt',
  Email: 'E-Mail',
  Required: 'Pflichtfeld',
  required: 'Pflichtfeld',
  optional: 'freiwillig',
  'Please enter a valid email.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Please check this code: it is not one of the country.':
    'Bitte prüfen Sie die Postleitzahl: Sie passt nicht zum Land.',
  'Please check this phone number.': 'Bitte prüfen Sie die Telefonnummer.',
  'Please write a shorter note.': 'Bitte schreiben Sie eine kürzere Nachricht.',
  'Pick it up': 'Abholen',
  'Have it sent': 'Liefern lassen',
  'How do you get it?': 'Wie bekommen Sie Ihre Bestellung?',
  'No billing address needed': 'Keine Rechnungsadresse nötig',
  'Continue on another device': 'Auf einem anderen Gerät weitermachen',
  'We mail a link to the address above. What you typed waits there, but for the card.':
    'Wir schicken einen Link an die Adresse oben. Ihre Eingaben warten dort auf Sie, außer denen zur Karte.',
  'Mail me a link': 'Link per E-Mail schicken',
  'Do you pay on invoice? Have a link mailed to your address, and open it in this browser.':
    'Zahlen Sie auf Rechnung? Lassen Sie sich einen Link schicken und öffnen Sie ihn in diesem Browser.',
  'We mailed you a link. It works for a day, once.':
    'Wir haben Ihnen einen Link geschickt. Er gilt einen Tag lang, einmal.',
  'This link has ended. Open the checkout from your cart, or mail yourself a new link.':
    'Dieser Link gilt nicht mehr. Öffnen Sie die Kasse über Ihren Warenkorb, oder schicken Sie sich einen neuen Link.',
  'That is not what was typed. Please try again.':
    'Das stimmt nicht mit der Eingabe überein. Bitte versuchen Sie es noch einmal.',
  'Send me news and offers': 'Schicken Sie mir Neuigkeiten und Angebote',
  'Continue to shipping and payment': 'Weiter zu Versand und Zahlung',
  'Please choose a country from the list.': 'Bitte wählen Sie ein Land aus der Liste.',
  'Please choose how you would like to receive your order.':
    'Bitte wählen Sie, wie Sie Ihre Bestellung erhalten möchten.',
  'That shipping option is not available for this address.':
    'Diese Versandart gibt es für diese Adresse nicht.',
  'We do not ship to this address yet.': 'An diese Adresse versenden wir noch nicht.',
  'Please check the card number.': 'Bitte prüfen Sie die Kartennummer.',
  'Please check the expiry date.': 'Bitte prüfen Sie das Ablaufdatum.',
  'This card has expired.': 'Diese Karte ist abgelaufen.',
  'Please check the security code.': 'Bitte prüfen Sie den Sicherheitscode.',
  'Your card was declined. Please try another card.':
    'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen.',
  'Your card has insufficient funds. Please try another card.':
    'Ihre Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie es mit einer anderen.',
  'Your bank did not confirm this payment. Please try again.':
    'Ihre Bank hat die Zahlung nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  'We could not reach the payment provider. You have not been charged.':
    'Der Zahlungsdienst ist nicht erreichbar. Es wurde nichts abgebucht.',
  'This shop cannot send links yet. Please go on here.':
    'Dieser Shop kann noch keine Links verschicken. Bitte machen Sie hier weiter.',
  'That way to pay is not available.': 'Diese Zahlungsart gibt es nicht.',
  'The total of your order has changed. Please review it and try again.':
    'Der Gesamtbetrag hat sich geändert. Bitte sehen Sie ihn sich an und versuchen Sie es noch einmal.',
  'Some items of your order are no longer available. Please review your cart.':
    'Manches aus Ihrer Bestellung ist nicht mehr verfügbar. Bitte sehen Sie sich Ihren Warenkorb an.',
  'You have reserved these items several times without buying them. So that others can buy them too, please try again in an hour.':
    'Sie haben diese Artikel mehrmals reserviert, ohne sie zu kaufen. Damit auch andere sie kaufen können, versuchen Sie es bitte in einer Stunde noch einmal.',
  'You have orders that are not paid yet. Please pay for them first, or pay this one by card.':
    'Sie haben noch unbezahlte Bestellungen. Bitte bezahlen Sie zuerst diese, oder zahlen Sie mit Karte.',
  'Your items are no longer reserved. Everything you typed is kept: pay to get them while they are there.':
    'Ihre Artikel sind nicht mehr reserviert. Ihre Eingaben bleiben: Bezahlen Sie, solange es sie noch gibt.',
  'Your cart is empty.': 'Ihr Warenkorb ist leer.',
  'This order has already been placed.': 'Diese Bestellung ist schon aufgegeben.',
  'A payment for this order is already under way.':
    'Eine Zahlung für diese Bestellung läuft schon.',
  'Gift card or store credit': 'Gutschein oder Guthaben',
  'Please enter the code of a gift card.': 'Bitte geben Sie den Code eines Gutscheins ein.',
  'Nothing is left to pay.': 'Es ist nichts mehr zu zahlen.',
  'This shop is in test mode. No card is charged.':
    'Dieser Shop ist im Testbetrieb. Keine Karte wird belastet.',
  'The payment succeeds.': 'Die Zahlung gelingt.',
  'The bank asks for a second step.': 'Die Bank verlangt einen zweiten Schritt.',
  'The first payment succeeds, later ones of a subscription are declined.':
    'Die erste Zahlung gelingt, spätere eines Abonnements werden abgelehnt.',
  'The card is declined.': 'Die Karte wird abgelehnt.',
  'The card has insufficient funds.': 'Die Karte ist nicht ausreichend gedeckt.',
  'Any future expiry date, any security code.':
    'Ein beliebiges Ablaufdatum in der Zukunft, ein beliebiger Sicherheitscode.',
  'Card number': 'Kartennummer',
  'Expiry date': 'Gültig bis',
  'Security code': 'Sicherheitscode',
  'MM / YY': 'MM / JJ',
  '3 or 4 digits': '3 oder 4 Ziffern',

  'Order summary': 'Ihre Bestellung',
  'Edit cart': 'Warenkorb ändern',
  Apply: 'Einlösen',
  'Discount code': 'Rabattcode',
  '{used} of {balance}': '{used} von {balance}',
  'Your items are reserved for {time}': 'Ihre Artikel sind noch {time} reserviert',
  'Your items are reserved for 1 more minute.': 'Ihre Artikel sind noch 1 Minute reserviert.',
  'Your items are reserved for {minutes} more minutes.':
    'Ihre Artikel sind noch {minutes} Minuten reserviert.',
  Delivery: 'Lieferung',
  'Where to pick it up': 'Wo abholen',
  'Shipping method': 'Versandart',
  'Looking up shipping…': 'Versandarten werden gesucht …',
  'We could not look up shipping. Please try again.':
    'Der Versand konnte nicht ermittelt werden. Bitte versuchen Sie es noch einmal.',
  'We could not look up shipping. Please check your address.':
    'Die Versandarten waren nicht zu finden. Bitte prüfen Sie Ihre Adresse.',
  'Enter your address to see the shipping options.':
    'Geben Sie Ihre Adresse ein, um die Versandarten zu sehen.',
  'About your order': 'Zu Ihrer Bestellung',
  'Note to the shop': 'Nachricht an den Shop',
  'Please choose': 'Bitte wählen',
  Payment: 'Zahlung',
  'Payment method': 'Zahlungsart',
  'Billing address': 'Rechnungsadresse',
  'Same as shipping address': 'Wie die Lieferadresse',
  'Country/region': 'Land/Region',
  'Choose a country': 'Land wählen',
  'Choose a {region}': 'Bitte wählen',
  Card: 'Karte',
  'Test card': 'Testkarte',
  'Saved method': 'Hinterlegte Zahlungsart',
  'Card and more': 'Karte und mehr',
  'Bank transfer': 'Überweisung',
  Invoice: 'Rechnung',
  'Pay when you pick it up': 'Bei der Abholung bezahlen',
  'Please pay by {day} and name order {number}.':
    'Bitte zahlen Sie bis zum {day} und nennen Sie die Bestellung {number}.',
  'Please pick it up and pay it by {day}. It is kept for you until then.':
    'Bitte holen Sie es bis zum {day} ab und bezahlen Sie es dann. So lange wird es für Sie aufgehoben.',
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Company: 'Firma',
  Address: 'Straße und Hausnummer',
  'Apartment, suite, etc.': 'Adresszusatz',
  Phone: 'Telefon',
  City: 'Ort',
  'Postal code': 'Postleitzahl',
  'ZIP code': 'Postleitzahl (ZIP)',
  Postcode: 'Postleitzahl',
  Eircode: 'Eircode',
  'Postcode (PLZ)': 'Postleitzahl',
  'Postcode (CAP)': 'Postleitzahl (CAP)',
  'Postcode (CEP)': 'Postleitzahl (CEP)',
  'PIN code': 'Postleitzahl (PIN)',
  Province: 'Provinz',
  Suburb: 'Ort',
  'Town or city': 'Ort',
  'Pay {total}': 'Jetzt {total} zahlen',
  'Place order': 'Zahlungspflichtig bestellen',
  'Place order · {total}': 'Zahlungspflichtig bestellen · {total}',
  'Continue with PayPal · {total}': 'Weiter mit PayPal · {total}',
  'Continue to payment · {total}': 'Weiter zur Zahlung · {total}',
  'Processing…': 'Einen Moment …',
  '{total} now, then {renewal}.': 'Jetzt {total}, dann {renewal}.',

  'Signed in as {email}': 'Angemeldet als {email}',
  'Have an account?': 'Haben Sie ein Konto?',
  'Sign in': 'Anmelden',
  'Sign out': 'Abmelden',
  'Make an account': 'Konto anlegen',
  'See this order, and those that follow, in an account of yours. We mail you a link.':
    'Sehen Sie diese und weitere Bestellungen in Ihrem Konto. Wir schicken Ihnen einen Link.',
};
