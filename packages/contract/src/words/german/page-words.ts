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
};
