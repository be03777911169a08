import type { ErrorCode } from '../errors.ts';
import { fieldMessages, germanFieldMessages, type FieldMessage } from './fields.ts';

/**
 * What staff read in German when a call fails, by the code of the error. A code that is not here,
 * because only visitors meet it or its text has values in it, keeps the words of the server; one
 * whose values the screen says itself is here without them. MSG-01
 */
const germanErrors: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid_request: 'Ergänzen oder berichtigen Sie die Angaben.',
  crumb_fail:
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  not_signed_in: 'Bitte melden Sie sich an.',
  sign_in_failed: 'E-Mail oder Passwort stimmt nicht.',
  password_wrong: 'Das Passwort stimmt nicht.',
  account_link_ended: 'Dieser Link gilt nicht mehr.',
  account_email_taken: 'Diese E-Mail-Adresse gehört schon zu einem Konto.',
  proof_required: 'Bitte bestätigen Sie, dass Sie es sind.',
  code_refused: 'Dieser Code ist falsch, zu alt oder schon benutzt.',
  step_ended: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  passkey_refused: 'Dieser Passkey ist hier nicht bekannt.',
  codes_are_on: 'Codes sind schon eingeschaltet.',
  too_many_passkeys: 'Für weitere Passkeys ist kein Platz.',
  role_not_givable:
    'Sie können nur Rollen vergeben und ändern, die nicht mehr erlauben als Ihre eigenen.',
  own_roles: 'Niemand ändert die eigenen Rollen.',
  owner_stays: 'Die Inhaberschaft bleibt, bis jemand anderes sie übernimmt.',
  works_here: 'Diese Person arbeitet hier schon.',
  too_many_invitations: 'Für weitere Einladungen ist kein Platz. Nehmen Sie zuerst einige zurück.',
  set_up_already: 'Die Inhaberschaft ist schon eingerichtet. Bitte melden Sie sich an.',
  offer_ended: 'Dieses Angebot gibt es nicht mehr.',
  last_way_in:
    'Ohne das könnte sich niemand mehr bei diesem Konto anmelden. Fügen Sie zuerst einen anderen Weg hinzu.',
  not_allowed: 'Das dürfen Sie nicht.',
  edited_meanwhile:
    'Jemand anderes hat das inzwischen geändert. Wählen Sie, welche Fassung bleibt.',
  document_rules_unmet:
    'Diese Seite hält eine Ihrer Regeln noch nicht ein und ist deshalb nicht veröffentlicht. Die Prüfungen zeigen, was ihr fehlt.',
  export_busy: 'Die Dateien dieser Website werden gerade gemacht. Warten Sie, bis sie da sind.',
  not_undoable: 'Das lässt sich nicht mehr rückgängig machen.',
  form_full:
    'Dieses Formular nimmt gerade keine Antworten an. Ihre Eingaben stehen noch da; schreiben Sie uns bitte eine E-Mail.',
  form_used: 'Produkte fragen noch nach diesem Formular. Wählen Sie dort zuerst ein anderes.',
  location_used: 'Dort liegt noch etwas. Lagern Sie es zuerst um.',
  location_name_taken: 'Einen Lagerort dieses Namens gibt es schon.',
  main_location_stays: 'Der Hauptlagerort bleibt.',
  file_kind_differs:
    'Eine Datei wird durch eine ihrer Art ersetzt: ein Bild durch ein Bild, ein Film durch einen Film.',
  picture_not_editable: 'Bewegte und gezeichnete Bilder (GIF, SVG) lassen sich nicht bearbeiten.',
  folder_name_taken: 'Einen Ordner dieses Namens gibt es hier schon.',
  folder_used: 'In diesem Ordner liegt noch etwas. Verschieben Sie es zuerst.',
  folder_inside_itself: 'Ein Ordner kann nicht in sich selbst liegen.',
  folder_too_deep: 'Tiefer können Ordner nicht liegen.',
  too_many_folders: 'Für weitere Ordner ist kein Platz.',
  too_many_locations: 'Für weitere Lagerorte ist kein Platz.',
  not_found: 'Inhalt nicht gefunden',
  site_parked: 'Diese Website ist zurzeit nicht erreichbar.',
  not_in_plan: 'Der Tarif dieser Website enthält das nicht.',
  site_name_taken: 'Diese Adresse gehört schon zu einer anderen Website.',
  domain_taken: 'Diese Domain gehört schon zu einer Website.',
  currency_in_use:
    'Die Währung lässt sich nicht mehr ändern: Etwas wurde darin schon verkauft oder zugesagt.',
  too_large: 'Diese Anfrage ist zu groß.',
  too_many_requests: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  server_error: 'Etwas ist schiefgegangen',
  unavailable: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  not_enough_stock: 'Davon ist nicht genug vorrätig.',
  address_taken: 'Diese Adresse ist vergeben. Bitte wählen Sie eine andere.',
  event_ends_early: 'Eine Veranstaltung kann nicht enden, bevor sie beginnt.',
  address_reserved: 'Diese Adresse gehört der Website selbst. Bitte wählen Sie eine andere.',
  product_archived: 'Dieses Produkt liegt im Archiv. Holen Sie es zuerst heraus.',
  category_below_itself: 'Eine Kategorie kann nicht unter sich selbst liegen.',
  collection_full:
    'Diese Shop-Seite ist voll. Nehmen Sie eine andere, oder erlauben Sie mehr Produkte je Shop-Seite: Einstellungen, Seiten.',
  too_many_categories: 'Es gibt schon so viele Kategorien, wie eine Website haben kann.',
  place_wrong: 'Inhalt nicht gefunden',
  sku_taken: 'Zwei Varianten eines Produkts können nicht dieselbe Artikelnummer haben.',
  home_page_stays: 'Die Startseite bleibt. Machen Sie zuerst eine andere Seite zur Startseite.',
  page_not_lockable:
    'Shops, die Startseite und was für Mitglieder ist, lassen sich nicht einzeln sperren. Sperren Sie stattdessen die ganze Website.',
  page_is_off:
    'Eine ausgeschaltete Seite ist für alle geschlossen. Schalten Sie sie ein, bevor Sie sie sperren oder Mitgliedern geben.',
  home_page_is_open:
    'Eine gesperrte Seite oder eine für Mitglieder kann nicht die Startseite sein. Öffnen Sie sie zuerst.',
  page_stays:
    'Shop-Seiten und Blogs werden entfernt, wenn sie keine Produkte, Kategorien oder Beiträge mehr enthalten.',
  sale_price_too_high: 'Der Angebotspreis kann nicht höher als der Preis sein.',
  gift_card_on_sale: 'Ein Gutschein kann nicht im Angebot sein.',
  code_taken: 'Dieser Code ist vergeben. Bitte wählen Sie einen anderen.',
  refund_too_large: 'Von dieser Zahlung ist weniger übrig.',
  refund_not_possible: 'Über diese Zahlung ist kein Geld gekommen.',
  order_not_cancelable:
    'Etwas aus dieser Bestellung wurde schon übergeben. Erstatten Sie stattdessen Geld.',
  downloads_ended:
    'Die Dateien dieser Bestellung bleiben geschlossen: Sie wurde erstattet oder storniert, oder ihr Kunde wurde gelöscht.',
  order_not_found: 'Diese Bestellung gibt es nicht.',
  order_changed: 'Die Bestellung hat sich inzwischen geändert.',
};

/** The sentence of a failed call in the language of the reader; the server's where there is none. */
export function translateError(
  { code, message }: { readonly code: string; readonly message: string },
  language: string,
): string {
  if (!isGerman(language)) return message;
  const known: Readonly<Record<string, string | undefined>> = germanErrors;
  return (Object.hasOwn(known, code) && known[code]) || message;
}

/** What is wrong with a field, in the language of the reader; the server's words where it is other. */
export function translateFieldError(message: string, language: string): string {
  if (!isGerman(language)) return message;
  for (const name of Object.keys(fieldMessages) as FieldMessage[]) {
    const [before = '', after] = fieldMessages[name].split('{limit}');
    if (after === undefined ? message !== before : !isBetween(message, before, after)) continue;
    const limit = after === undefined ? '' : message.slice(before.length, -after.length);
    return germanFieldMessages[name].replace('{limit}', limit);
  }
  return message;
}

function isBetween(message: string, before: string, after: string): boolean {
  return message.startsWith(before) && message.endsWith(after);
}

function isGerman(language: string): boolean {
  return language.toLowerCase().startsWith('de');
}
