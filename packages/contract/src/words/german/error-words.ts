/** What visitors read when a call fails, in German, by the English texts. MSG-01 */
export const germanErrorWords = {
  'Please sign in.': 'Bitte melden Sie sich an.',
  'The email or the password is wrong.': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'That is not your password.': 'Das ist nicht Ihr Passwort.',
  'Please choose a password of at least {length} characters that is not your email.':
    'Bitte wählen Sie ein Passwort mit mindestens {length} Zeichen, das nicht Ihre E-Mail-Adresse ist.',
  'This link has been used or is too old. Please ask for another one.':
    'Dieser Link ist schon benutzt oder zu alt. Bitte fordern Sie einen neuen an.',
  'Another account has this email by now. Sign in to that one, or use another email here.':
    'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Melden Sie sich dort an, oder nehmen Sie hier eine andere.',
  'There is no room for more addresses.': 'Für weitere Adressen ist kein Platz.',
  'You do not have permission to do that.': 'Das dürfen Sie nicht.',
  'Unable to locate content': 'Inhalt nicht gefunden',
  'This site cannot be reached at the moment.': 'Diese Website ist zurzeit nicht erreichbar.',
  'That request is too large.': 'Diese Anfrage ist zu groß.',
  'Something went wrong': 'Etwas ist schiefgegangen',

  'Sorry, that item is no longer available.': 'Diesen Artikel gibt es leider nicht mehr.',
  'Sorry, that item cannot be added to the cart.':
    'Dieser Artikel lässt sich leider nicht in den Warenkorb legen.',
  'Sorry, that item is not available as a subscription.':
    'Diesen Artikel gibt es leider nicht als Abonnement.',
  'Please fill in the required fields of this item.':
    'Bitte füllen Sie die Pflichtfelder dieses Artikels aus.',
  'You have no shopping cart yet.': 'Sie haben noch keinen Warenkorb.',
  'Your cart is full. Please remove an item first.':
    'Ihr Warenkorb ist voll. Bitte entfernen Sie zuerst einen Artikel.',
  'That item is no longer in your cart.': 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.',
  'There is no such day.': 'Diesen Tag gibt es nicht.',

  'That code is not valid.': 'Dieser Code gilt nicht.',
  'That code needs an order subtotal of {subtotal} or more.':
    'Dieser Code gilt ab einem Bestellwert von {subtotal}.',
  'That code cannot be combined with another discount.':
    'Dieser Code lässt sich nicht mit einem anderen Rabatt verbinden.',
  'That code is not for the items in your cart.':
    'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
  'You have used that code already.': 'Diesen Code haben Sie schon eingelöst.',
  'That code has expired.': 'Dieser Code ist abgelaufen.',
  'A subscription is paid alone, one of it. Take everything else out of this cart; it can be bought by itself.':
    'Ein Abonnement wird allein bezahlt, eines davon. Nehmen Sie alles andere aus dem Warenkorb; das lässt sich für sich kaufen.',
  'What you saw has changed meanwhile. Please look at it again.':
    'Was Sie gesehen haben, hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  'That cannot be done with this subscription any more.':
    'Das geht mit diesem Abonnement nicht mehr.',
  'That gift card code is not valid.': 'Dieser Gutscheincode gilt nicht.',
  'There is nothing left on that gift card.': 'Auf diesem Gutschein ist nichts mehr.',
  'That gift card has expired.': 'Dieser Gutschein ist abgelaufen.',
  'That gift card is in another currency.': 'Dieser Gutschein ist in einer anderen Währung.',
  'A donation cannot be paid with a gift card.':
    'Eine Spende lässt sich nicht mit einem Gutschein bezahlen.',
  'No more gift cards fit on one order.': 'Mehr Gutscheine passen nicht auf eine Bestellung.',
  'That payment was not found.': 'Diese Zahlung gibt es nicht.',
  'That order was not found.': 'Diese Bestellung gibt es nicht.',
  'That cannot be ordered again from here.': 'Das lässt sich von hier nicht noch einmal bestellen.',
  'This link has ended. Please ask the shop for a new one.':
    'Dieser Link gilt nicht mehr. Bitte fragen Sie den Shop nach einem neuen.',
  'Nothing is left to pay: what was added to this order was called off.':
    'Es ist nichts mehr zu zahlen: Was zu dieser Bestellung dazukam, wurde abgesagt.',
  'You have asked for this several times today. Please write to the shop.':
    'Sie haben heute schon mehrmals danach gefragt. Bitte schreiben Sie dem Shop.',
  'Please choose what comes back.': 'Bitte wählen Sie, was zurückkommt.',
  'That cannot be returned, or not so many of it.':
    'Das lässt sich nicht zurückgeben, oder nicht so viel davon.',
  'Please check the marked fields.': 'Bitte prüfen Sie die markierten Felder.',

  'This donation is closed. Thank you for wanting to give.':
    'Diese Spendenaktion ist beendet. Danke, dass Sie spenden wollten.',
  'Please give an amount from {least} to {most}.':
    'Bitte geben Sie einen Betrag von {least} bis {most}.',
  'Please choose one of the amounts.': 'Bitte wählen Sie einen der Beträge.',
  'This can be given once only.': 'Das lässt sich nur einmalig spenden.',
  'Please write an amount, such as 25.': 'Bitte schreiben Sie einen Betrag, etwa 25.',
  'This membership cannot be joined at present.': 'Diese Mitgliedschaft ist zurzeit geschlossen.',
  'The price of this membership has changed. Please choose it again.':
    'Der Preis dieser Mitgliedschaft hat sich geändert. Bitte wählen Sie sie noch einmal.',
  'Please tell us your email, so that we can send you a link.':
    'Bitte nennen Sie uns Ihre E-Mail-Adresse, damit wir Ihnen einen Link schicken können.',
  'This page is for members.': 'Diese Seite ist für Mitglieder.',
  'This link has ended. Ask for a new one below.':
    'Dieser Link gilt nicht mehr. Fordern Sie unten einen neuen an.',
  'A password is needed to see this.': 'Dafür ist ein Passwort nötig.',
  'That is not the password.': 'Das ist nicht das Passwort.',
};
