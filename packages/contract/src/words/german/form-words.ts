/** Forms, pop-ups and what else moves on a page, in German, by the English texts. */
export const germanForms = {
  'Is it a gift?': 'Ist es ein Geschenk?',
  'Email of the recipient': 'E-Mail-Adresse der beschenkten Person',
  'Leave it empty and the card comes to you.': 'Bleibt sie leer, kommt der Gutschein zu Ihnen.',
  Message: 'Nachricht',
  'Day to send it': 'Tag des Versands',
  'Leave it empty and it is sent at once.': 'Bleibt er leer, geht der Gutschein sofort los.',
  'Submitting…': 'Wird gesendet …',
  'You have exceeded the character limit.': 'Das sind mehr Zeichen als erlaubt.',
  'Email is not valid. Email addresses should follow the format {email}.':
    'Die E-Mail-Adresse ist ungültig. Sie sollte aussehen wie {email}.',
  'Complete CAPTCHA before submitting.': 'Bitte lösen Sie vor dem Absenden das CAPTCHA.',
  'Unable to submit form. Please try again later.':
    'Das Formular lässt sich nicht absenden. Bitte versuchen Sie es später noch einmal.',
  'This form has not been configured yet.': 'Dieses Formular ist noch nicht eingerichtet.',
  'This form takes no answers at the moment. Your entries are still here; please write to us by email.':
    'Dieses Formular nimmt gerade keine Antworten an. Ihre Eingaben stehen noch da; schreiben Sie uns bitte eine E-Mail.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'Das Formular wurde zu oft abgesendet. Bitte versuchen Sie es später noch einmal.',
  'Unable to send form. Please try again later.':
    'Das Formular wurde nicht gesendet. Bitte versuchen Sie es später noch einmal.',
  'Unknown error, please try again later.':
    'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
  'Error processing form submission. Please reload and try again.':
    'Das Formular wurde nicht verarbeitet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'Could not get a form submission key, please try again later.':
    'Das Formular ließ sich nicht vorbereiten, bitte versuchen Sie es später noch einmal.',
  'Could not parse the form fields, please check your entries.':
    'Die Eingaben waren nicht zu lesen, bitte prüfen Sie sie.',
  'One or more fields is invalid, please check your entries.':
    'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Eingaben.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Etwas stimmt noch nicht. Bitte sehen Sie weiter unten nach.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Etwas stimmt noch nicht. Bitte sehen Sie weiter oben nach.',
  'Update the missing or invalid information above.':
    'Ergänzen oder berichtigen Sie die Angaben oben.',
  'Select an option': 'Bitte wählen',
  'Strongly Disagree': 'Stimme gar nicht zu',
  Disagree: 'Stimme nicht zu',
  Neutral: 'Neutral',
  Agree: 'Stimme zu',
  'Strongly Agree': 'Stimme voll zu',
  'Address line 2': 'Adresszusatz',
  State: 'Bundesland',
  Zip: 'PLZ',
  Country: 'Land',
  Month: 'Monat',
  Day: 'Tag',
  Year: 'Jahr',
  'Country code': 'Ländervorwahl',
  'Area code': 'Vorwahl',
  Prefix: 'Nummer',
  Line: 'Durchwahl',
  Number: 'Nummer',
  Region: 'Region',
  Hour: 'Stunde',
  Minute: 'Minute',
  Second: 'Sekunde',
  'AM or PM': 'Vor- oder nachmittags',
  '+1': '+49',
  MM: 'MM',
  DD: 'TT',
  YYYY: 'JJJJ',
  HH: 'hh',
  SS: 'ss',

  'Email cannot be blank': 'Bitte geben Sie eine E-Mail-Adresse ein',
  'Email is invalid': 'Die E-Mail-Adresse ist ungültig',
  'Signed up!': 'Angemeldet!',
  'This item is in stock.': 'Dieser Artikel ist vorrätig.',
  'The check that you are a person could not be loaded. What you typed is still here; please try again.':
    'Die Prüfung, ob Sie ein Mensch sind, ließ sich nicht laden. Ihre Eingaben stehen noch da; bitte versuchen Sie es noch einmal.',
  'Nobody could check that you are a person just now. What you typed is still here; please try again.':
    'Gerade ließ sich nicht prüfen, ob Sie ein Mensch sind. Ihre Eingaben stehen noch da; bitte versuchen Sie es noch einmal.',
  'This form checks that you are a person, which needs JavaScript. Turn it on in your browser, then load this page again.':
    'Dieses Formular prüft, ob Sie ein Mensch sind, und braucht dafür JavaScript. Schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',

  Announcement: 'Mitteilung',
  'Close the announcement': 'Mitteilung schließen',
  'From this shop': 'Von diesem Shop',
  Close: 'Schließen',
  'Cookies and ads': 'Cookies und Werbung',
  'May we tell {networks} which products you look at and buy here? It helps us to show our ads to the right people. Nothing is told before you agree, and you can change your mind at any time.':
    'Dürfen wir {networks} mitteilen, welche Produkte Sie hier ansehen und kaufen? So zeigen wir unsere Werbung den richtigen Leuten. Vor Ihrer Zustimmung wird nichts mitgeteilt, und Sie können es sich jederzeit anders überlegen.',
  'May we load the fonts of this site from {network}? It learns your network address and which site you are on.':
    'Dürfen wir die Schriften dieser Website von {network} laden? Der Dienst erfährt dabei Ihre IP-Adresse und welche Website Sie ansehen.',
  'May this page load parts from {networks}? They learn your network address and which site you are on.':
    'Darf diese Seite Teile von {networks} laden? Diese Dienste erfahren dabei Ihre IP-Adresse und welche Website Sie ansehen.',
  'May we remember, until you close this tab, which page or campaign led you here? It helps us to see what brings orders, tells nobody else and does not tell you apart from others.':
    'Dürfen wir uns, bis Sie diesen Tab schließen, merken, welche Seite oder Kampagne Sie hergeführt hat? So sehen wir, was Bestellungen bringt; niemand sonst erfährt davon, und Sie werden dadurch nicht von anderen unterschieden.',
  Accept: 'Zustimmen',
  Decline: 'Ablehnen',
  'Cookie choice': 'Cookie-Auswahl',
  'Previous picture': 'Voriges Bild',
  'Next picture': 'Nächstes Bild',
  'Pause the pictures': 'Bilder anhalten',
  'Play the pictures': 'Bilder abspielen',
  'Picture {number}': 'Bild {number}',
  Pictures: 'Bilder',
  'Open the picture large': 'Das Bild groß öffnen',
  'Pause the video': 'Video anhalten',
  'Play the video': 'Video abspielen',
  '{number} of {count}': '{number} von {count}',
  Pause: 'Anhalten',
  'how it works': 'So geht es',
};
