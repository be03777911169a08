/** Subscriptions in German, for their buyers, by the English texts. */
export const germanSubscriptions = {
  '{title} at {shop}': '{title} bei {shop}',
  'Confirm the payment': 'Zahlung bestätigen',
  'Use another card': 'Andere Karte verwenden',
  'Your subscription': 'Ihr Abonnement',
  'This is a test. No money is taken.': 'Das ist ein Test. Es wird kein Geld abgebucht.',
  'The next payment is on {day}.': 'Die nächste Zahlung ist am {day}.',
  'It is paid in full.': 'Es ist vollständig bezahlt.',
  'Your subscription has started': 'Ihr Abonnement hat begonnen',
  'A payment did not work': 'Eine Zahlung ist fehlgeschlagen',
  'We could not take the payment for {title}. We try again on {day}; nothing is needed from you if your card works by then. With another card it is paid at once.':
    'Wir konnten die Zahlung für {title} nicht einziehen. Am {day} versuchen wir es noch einmal; Sie müssen nichts tun, wenn Ihre Karte bis dahin funktioniert. Mit einer anderen Karte ist es sofort bezahlt.',
  'Please confirm a payment': 'Bitte bestätigen Sie eine Zahlung',
  'Your bank asks you to confirm the payment for {title}.':
    'Ihre Bank bittet Sie, die Zahlung für {title} zu bestätigen.',
  'Your card was changed': 'Ihre Karte wurde geändert',
  '{title} is paid with {card} from now on. If it was not you, tell the shop.':
    '{title} wird ab jetzt mit {card} bezahlt. Falls Sie das nicht waren, sagen Sie bitte dem Shop Bescheid.',
  'Your subscription has ended': 'Ihr Abonnement ist beendet',
  '{title} has ended, because it could not be paid.':
    '{title} ist beendet, weil es nicht bezahlt werden konnte.',
  'Your subscription has changed': 'Ihr Abonnement hat sich geändert',
  'It is {plan} from now on: {price}. What was paid and not used is credited and pays first.':
    'Ab jetzt ist es {plan}: {price}. Was bezahlt und nicht genutzt wurde, ist gutgeschrieben und wird zuerst verrechnet.',
  'Your subscription will change': 'Ihr Abonnement ändert sich',
  'With the next payment {title} becomes {plan}. Nothing is charged before.':
    'Mit der nächsten Zahlung wird aus {title}: {plan}. Vorher wird nichts abgebucht.',
  'With the next payment on {day} {title} becomes {plan}. Nothing is charged before.':
    'Mit der nächsten Zahlung am {day} wird aus {title}: {plan}. Vorher wird nichts abgebucht.',
  'Your subscription stays as it is': 'Ihr Abonnement bleibt, wie es ist',
  '{title} goes on as it was: {price}.': '{title} geht weiter wie bisher: {price}.',
  'Your delivery address was changed': 'Ihre Lieferadresse wurde geändert',
  '{title} goes to the new address from the next delivery on.':
    '{title} geht ab der nächsten Lieferung an die neue Adresse.',
  'Your delivery is late': 'Ihre Lieferung verspätet sich',
  'There is not enough of {title} in stock now. Nothing is charged; we try again soon.':
    'Von {title} ist gerade nicht genug vorrätig. Es wird nichts abgebucht; wir versuchen es bald noch einmal.',
  'A delivery is left out': 'Eine Lieferung fällt aus',
  'There was not enough of {title} in stock, so we left one delivery out and charged nothing for it.':
    'Von {title} war nicht genug vorrätig. Deshalb fiel eine Lieferung aus, und es wurde nichts dafür abgebucht.',
  'Your subscription is paused': 'Ihr Abonnement pausiert',
  '{title} waits until you resume it.': '{title} wartet, bis Sie es fortsetzen.',
  'Your subscription goes on': 'Ihr Abonnement geht weiter',
  '{title} goes on. The next payment is on {day}.':
    '{title} geht weiter. Die nächste Zahlung ist am {day}.',
  'A delivery is skipped': 'Eine Lieferung wird ausgelassen',
  'We leave one delivery of {title} out. The next payment is on {day}.':
    'Wir lassen eine Lieferung von {title} aus. Die nächste Zahlung ist am {day}.',
  'Your subscription is canceled': 'Ihr Abonnement ist gekündigt',
  '{title} is canceled. Nothing more is taken.':
    '{title} ist gekündigt. Es wird nichts mehr abgebucht.',

  Status: 'Status',
  Plan: 'Abonnement',
  Active: 'Läuft',
  'A payment is open': 'Eine Zahlung ist offen',
  Paused: 'Pausiert',
  Completed: 'Abgeschlossen',
  Canceled: 'Gekündigt',
  'Next payment': 'Nächste Zahlung',
  '{amount} on {day}': '{amount} am {day}',
  'Paid with': 'Bezahlt mit',
  Credit: 'Guthaben',
  '{amount}, pays first': '{amount}, wird zuerst verrechnet',
  'From the next payment on': 'Ab der nächsten Zahlung',
  'Sent to': 'Geht an',
  Since: 'Seit',
  'Change the subscription': 'Abonnement ändern',
  'Change the delivery address': 'Lieferadresse ändern',
  'Skip the next one': 'Die nächste auslassen',
  'Nothing is sent or charged once.': 'Einmal wird nichts verschickt und nichts abgebucht.',
  'Until you resume it.': 'Bis Sie es fortsetzen.',
  Resume: 'Fortsetzen',
  'From the next day that falls due.': 'Ab dem nächsten fälligen Tag.',
  'Cancel subscription': 'Abonnement kündigen',
  'Ends it for good.': 'Beendet es endgültig.',
  'Yes, end it': 'Ja, beenden',
  Payments: 'Zahlungen',
  Open: 'Offen',
  Paid: 'Bezahlt',
  Skipped: 'Ausgelassen',
  'Not paid': 'Nicht bezahlt',
  'We could not take {amount}; we tried once.':
    'Wir konnten {amount} nicht einziehen; wir haben es einmal versucht.',
  'We could not take {amount}; we tried {count} times.':
    'Wir konnten {amount} nicht einziehen; wir haben es {count}-mal versucht.',
  'We try again on {day}.': 'Am {day} versuchen wir es noch einmal.',

  'Delivery address': 'Lieferadresse',
  'The address that it has is shown to its buyer alone. Please type the new one whole.':
    'Die bisherige Adresse sieht nur, wer das Abonnement gekauft hat. Bitte geben Sie die neue ganz ein.',
  'Sent there, a payment is {amount} instead of {before}.':
    'Dorthin geschickt kostet es je Zahlung {amount} statt {before}.',
  'Save at this price': 'Zu diesem Preis speichern',
  'Another way to pay': 'Eine andere Zahlungsart',
  'The open payment of {amount} is taken at once.':
    'Die offene Zahlung von {amount} wird sofort eingezogen.',
  'Nothing is taken now. Later payments go this way.':
    'Jetzt wird nichts eingezogen. Spätere Zahlungen gehen diesen Weg.',
  'Until now it is paid with: {method}.': 'Bisher bezahlt mit: {method}.',
  'This shop can keep no way to pay now. Please write to it.':
    'Dieser Shop kann zurzeit keine Zahlungsart hinterlegen. Bitte schreiben Sie ihm.',
  'Use this card': 'Diese Karte nehmen',
  'Go on': 'Weiter',
  '{methods}: cannot be charged later, so it cannot pay for a subscription.':
    '{methods}: lässt sich später nicht belasten und kann deshalb kein Abonnement bezahlen.',
  'Change your subscription': 'Abonnement ändern',
  'There is nothing else to choose now. You can pause or cancel your subscription.':
    'Es gibt gerade nichts anderes zur Wahl. Sie können Ihr Abonnement anhalten oder kündigen.',
  'A payment is open: a change begins after the period it is for.':
    'Eine Zahlung ist offen: Eine Änderung beginnt nach dem Zeitraum, für den sie ist.',
  'With the next payment it becomes {title}, {price}.':
    'Mit der nächsten Zahlung wird daraus {title}, {price}.',
  'Keep it as it is': 'So lassen, wie es ist',
  'Change with the next payment': 'Mit der nächsten Zahlung ändern',
  'From {day}; nothing is charged before.': 'Ab dem {day}; vorher wird nichts abgebucht.',
  'Change now': 'Jetzt ändern',
  '1 day is left of what you paid: {amount} is credited.':
    'Von dem, was Sie bezahlt haben, ist 1 Tag übrig: {amount} werden gutgeschrieben.',
  '{count} days are left of what you paid: {amount} is credited.':
    'Von dem, was Sie bezahlt haben, sind {count} Tage übrig: {amount} werden gutgeschrieben.',
  '{amount} is charged now.': 'Jetzt werden {amount} abgebucht.',
  '{amount} of credit pays the next bills.':
    'Das Guthaben von {amount} zahlt die nächsten Rechnungen.',
};
