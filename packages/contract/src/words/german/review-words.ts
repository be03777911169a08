/** Reviews in German, where they are read and written, by the English texts. */
export const germanReviews = {
  'Your review': 'Ihre Bewertung',
  'How many stars?': 'Wie viele Sterne?',
  '1 star': '1 Stern',
  '{count} stars': '{count} Sterne',
  'Very poor': 'Sehr schlecht',
  Poor: 'Schlecht',
  Fair: 'Mittelmäßig',
  Good: 'Gut',
  'Very good': 'Sehr gut',
  Headline: 'Überschrift',
  'Your name, as everybody sees it': 'Ihr Name, wie ihn alle sehen',
  'Change review': 'Bewertung ändern',
  'Send review': 'Bewertung senden',
  'You wrote this review. It is shown once the shop has looked at it.':
    'Diese Bewertung ist von Ihnen. Sie erscheint, sobald der Shop sie angesehen hat.',
  'You wrote this review. Everybody sees it.':
    'Diese Bewertung ist von Ihnen. Sie ist für alle zu sehen.',
  'You wrote this review. The shop does not show it.':
    'Diese Bewertung ist von Ihnen. Der Shop zeigt sie nicht.',
  'What you bought with order {number}.': 'Was Sie mit Bestellung {number} gekauft haben.',
  'Others see your stars, your words and the name that you choose.':
    'Andere sehen Ihre Sterne, Ihren Text und den Namen, den Sie wählen.',
  'Reviews are written by people with an account.': 'Bewerten können alle, die ein Konto haben.',
  'Reviews are written by people who bought it: by the link that we mail some days after an order, or signed in.':
    'Bewerten können alle, die es gekauft haben: über den Link, den wir ein paar Tage nach einer Bestellung schicken, oder angemeldet.',
  'Reviews are written by people who bought it, and your account has no order with it.':
    'Bewerten können alle, die es gekauft haben, und zu Ihrem Konto gehört keine Bestellung damit.',
  'Choose how many stars you give.': 'Wählen Sie, wie viele Sterne Sie geben.',
  'Please write a shorter headline.': 'Bitte schreiben Sie eine kürzere Überschrift.',
  'Please write a shorter review.': 'Bitte schreiben Sie eine kürzere Bewertung.',
  'Tell the name that is shown, in at most 60 characters.':
    'Nennen Sie den Namen, der gezeigt wird, in höchstens 60 Zeichen.',
  'The shop has none of these products any more.': 'Der Shop führt keines dieser Produkte mehr.',
  'Thank you. Your review is shown once the shop has looked at it.':
    'Danke. Ihre Bewertung erscheint, sobald der Shop sie angesehen hat.',
  'Thank you. Your review is there for everybody.': 'Danke. Ihre Bewertung ist für alle zu sehen.',
  'Thank you. The shop decides whether your review is shown.':
    'Danke. Der Shop entscheidet, ob Ihre Bewertung erscheint.',
  '{shop} answers your review': '{shop} antwortet auf Ihre Bewertung',
  '{shop} answers your review of {title}': '{shop} antwortet auf Ihre Bewertung zu {title}',
  'You wrote a review of {title}. {shop} answers:':
    'Sie haben eine Bewertung zu {title} geschrieben. {shop} antwortet:',
};
