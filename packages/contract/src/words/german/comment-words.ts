/** Comments below posts in German, by their English texts. */
export const germanComments = {
  Comments: 'Kommentare',
  'No comments yet.': 'Noch keine Kommentare.',
  'Comments are closed.': 'Die Kommentare sind geschlossen.',
  'Your name, as everybody sees it': 'Ihr Name, wie alle ihn sehen',
  'Your comment': 'Ihr Kommentar',
  'Send comment': 'Kommentar senden',
  'More comments': 'Weitere Kommentare',
  'Thank you! Your comment is shown once somebody has read it.':
    'Danke! Ihr Kommentar erscheint, sobald ihn jemand gelesen hat.',
  'Thank you! Your comment is shown.': 'Danke! Ihr Kommentar ist zu sehen.',
  'Please enter your name.': 'Bitte geben Sie Ihren Namen ein.',
  'Please write something.': 'Bitte schreiben Sie etwas.',
  'Your comment could not be sent. Please try again later.':
    'Ihr Kommentar konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
};
