/** Entries of the log as sentences. */
import type { ActivityEntry } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { kindOf, nameOfKind } from './activity-kinds.ts';
import { nameSetting, useFieldWords } from './field-words.ts';
import { keepDifferent } from './keep-different.ts';

const texts = defineTexts({
  added: { en: 'added {thing}', de: 'hat {thing} angelegt' },
  changed: { en: 'changed {thing}', de: 'hat {thing} geändert' },
  deleted: { en: 'deleted {thing}', de: 'hat {thing} gelöscht' },
  field: {
    en: 'changed {thing}: {field} from {before} to {after}',
    de: 'hat {thing} geändert: {field} von {before} auf {after}',
  },
  fields: {
    en: 'changed {thing}: {fields}',
    de: 'hat {thing} geändert: {fields}',
  },
  more: {
    en: '{count, plural, one {# more} other {# more}}',
    de: '{count, plural, one {# weiteres} other {# weitere}}',
  },
  other: { en: '{words}: {thing}', de: '{words}: {thing}' },
  setting: { en: 'the setting “{name}”', de: 'die Einstellung „{name}“' },
  named: { en: '{kind} “{title}”', de: '{kind} „{title}“' },
  undid: { en: 'took back: {sentence}', de: 'hat zurückgenommen: {sentence}' },
});

/** Actions that are more than added, changed and deleted. */
export const actionTexts: Readonly<Record<string, ScreenText>> = defineTexts({
  'category-merged': {
    en: 'merged {thing} into “{intoId}”',
    de: 'hat {thing} mit „{intoId}“ zusammengeführt',
  },
  'words-replaced': {
    en: 'replaced words: {title}',
    de: 'hat Wörter ersetzt: {title}',
  },
  'left-cart-reminded': {
    en: 'reminded {title} of a cart',
    de: 'hat {title} an einen Warenkorb erinnert',
  },
  'redirects-imported': {
    en: 'imported {title} redirects',
    de: 'hat {title} Weiterleitungen importiert',
  },
  'document-published': { en: 'published {thing}', de: 'hat {thing} veröffentlicht' },
  'document-draft': {
    en: 'made {thing} a draft again',
    de: 'hat {thing} wieder zum Entwurf gemacht',
  },
  'document-scheduled': {
    en: 'scheduled {thing}',
    de: 'hat {thing} für später vorgesehen',
  },
  'document-needs-review': {
    en: 'handed over {thing} for review',
    de: 'hat {thing} zur Prüfung gegeben',
  },
  'document-private': { en: 'made {thing} private', de: 'hat {thing} privat gemacht' },
  'document-taken-up': {
    en: 'opened {thing} with the text that was written elsewhere',
    de: 'hat {thing} mit dem Text geöffnet, der anderswo geschrieben wurde',
  },
  'customers-merged': { en: 'merged {thing}', de: 'hat {thing} zusammengeführt' },
  'customer-erased': {
    en: 'erased what is known of {thing}',
    de: 'hat gelöscht, was über {thing} bekannt war',
  },
  'customer-exported': { en: 'exported {thing}', de: 'hat {thing} exportiert' },
  'view-removed': { en: 'removed {thing}', de: 'hat {thing} entfernt' },
  'import-prepared': { en: 'brought in {thing}', de: 'hat {thing} vorbereitet' },
  'import-started': { en: 'started {thing}', de: 'hat {thing} gestartet' },
  'import-stopped': { en: 'stopped {thing}', de: 'hat {thing} angehalten' },
  'import-undone': { en: 'took back {thing}', de: 'hat {thing} zurückgenommen' },
  'site-exported': { en: 'exported {thing}', de: 'hat {thing} exportiert' },
  'backup-started': { en: 'started {thing}', de: 'hat {thing} begonnen' },
  'backup-uploaded': { en: 'uploaded {thing}', de: 'hat {thing} hochgeladen' },
  'backup-downloaded': { en: 'downloaded {thing}', de: 'hat {thing} heruntergeladen' },
  'backup-restored': { en: 'brought back {thing}', de: 'hat {thing} zurückgespielt' },
  'category-split': { en: 'split {thing} off again', de: 'hat {thing} wieder abgetrennt' },
  'tag-renamed': { en: 'renamed {thing} to “{tag}”', de: 'hat {thing} in „{tag}“ umbenannt' },
  'tag-removed': { en: 'removed {thing}', de: 'hat {thing} entfernt' },
  'tag-restored': { en: 'put {thing} back', de: 'hat {thing} wiederhergestellt' },
  'file-replaced': { en: 'replaced {thing}', de: 'hat {thing} ersetzt' },
  'files-moved': { en: 'moved {thing}', de: 'hat {thing} verschoben' },
  'stock-adjusted': { en: 'adjusted {thing}', de: 'hat {thing} angepasst' },
  'stock-counted': { en: 'counted {thing}', de: 'hat {thing} gezählt' },
  'stock-moved': {
    en: 'moved {thing} to another location',
    de: 'hat {thing} an einen anderen Lagerort gebracht',
  },
  'low-stock-changed': {
    en: 'said when {thing} is low',
    de: 'hat bestimmt, wann {thing} knapp ist',
  },
  'stock-locations-ordered': {
    en: 'put the locations in order',
    de: 'hat die Lagerorte geordnet',
  },
  'products-bulk-edited': { en: 'started {thing}', de: 'hat {thing} begonnen' },
  'products-bulk-edit-stopped': { en: 'stopped {thing}', de: 'hat {thing} angehalten' },
  'tax-rates-loaded': { en: 'loaded {thing}', de: 'hat {thing} geladen' },
  'api-key-renewed': { en: 'renewed {thing}', de: 'hat {thing} erneuert' },
  'webhook-endpoint-secret-renewed': {
    en: 'renewed the secret of {thing}',
    de: 'hat das Geheimnis für {thing} erneuert',
  },
  'webhook-endpoint-tested': { en: 'tested {thing}', de: 'hat {thing} getestet' },
  'webhook-endpoint-replayed': {
    en: 'sent messages of {thing} again',
    de: 'hat Nachrichten für {thing} erneut gesendet',
  },
  'person-invited': { en: 'invited {title}', de: 'hat {title} eingeladen' },
  'invitation-ended': {
    en: 'took back the invitation of {title}',
    de: 'hat die Einladung an {title} zurückgenommen',
  },
  'person-removed': { en: 'removed {thing}', de: 'hat {thing} entfernt' },
  'ownership-offered': {
    en: 'offered the ownership to {title}',
    de: 'hat {title} die Inhaberschaft angeboten',
  },
  'ownership-offer-ended': {
    en: 'took back the offer of the ownership',
    de: 'hat das Angebot der Inhaberschaft zurückgenommen',
  },
  'order-note': { en: 'added a note to {thing}', de: 'hat bei einer Bestellung notiert: {thing}' },
  'order-note-removed': {
    en: 'took a note off {thing}',
    de: 'hat eine Notiz entfernt von {thing}',
  },
  'order-canceled': { en: 'canceled {thing}', de: 'hat {thing} storniert' },
  'order-refund-asked': {
    en: 'refunded {amountCents} of {thing}',
    de: 'hat {amountCents} erstattet für {thing}',
  },
  'order-fulfilled': { en: 'handed over units of {thing}', de: 'hat übergeben: {thing}' },
  'order-fulfillment-changed': {
    en: 'noted what became of a parcel of {thing}',
    de: 'hat eine Sendung fortgeschrieben für {thing}',
  },
  'order-return-changed': {
    en: 'moved a return of {thing} on',
    de: 'hat eine Rückgabe fortgeschrieben für {thing}',
  },
  'order-edited': { en: 'edited {thing}', de: 'hat {thing} bearbeitet' },
  'order-settled-by-hand': {
    en: 'settled {thing} by hand',
    de: 'hat {thing} von Hand abgerechnet',
  },
  'order-resolved': {
    en: 'saw to the missing stock of {thing}',
    de: 'hat den fehlenden Bestand geklärt für {thing}',
  },
  'order-rest-called-off': {
    en: 'called off the rest of {thing}',
    de: 'hat den Rest zurückgenommen für {thing}',
  },
  'order-rest-may-ship': {
    en: 'let {thing} leave before its rest is paid',
    de: 'hat vor der Restzahlung freigegeben: {thing}',
  },
  'order-link-made': {
    en: 'made a payment link for {thing}',
    de: 'hat einen Zahllink gemacht für {thing}',
  },
  'order-mailed': { en: 'mailed the buyer of {thing}', de: 'hat Post gesendet zu {thing}' },
  'order-papers-issued': {
    en: 'issued the papers of {thing}',
    de: 'hat die Belege ausgestellt für {thing}',
  },
  'order-downloads-renewed': {
    en: 'renewed the downloads of {thing}',
    de: 'hat die Downloads erneuert für {thing}',
  },
  'payment-event-retried': {
    en: 'tried news of a payment again',
    de: 'hat eine Zahlungsnachricht erneut versucht',
  },
  'refund-retried': { en: 'sent a refund again', de: 'hat eine Erstattung erneut gesendet' },
  'payment-finding-closed': {
    en: 'closed a difference to a provider’s books',
    de: 'hat eine Abweichung zu den Büchern eines Anbieters geschlossen',
  },
  'draft-order-canceled': { en: 'gave up {thing}', de: 'hat {thing} verworfen' },
  'draft-order-reopened': { en: 'took {thing} up again', de: 'hat {thing} wieder aufgenommen' },
  'draft-order-link-made': {
    en: 'made a payment link for {thing}',
    de: 'hat einen Zahllink gemacht für {thing}',
  },
  'draft-order-mailed': { en: 'mailed {thing}', de: 'hat {thing} verschickt' },
  'draft-order-settled': { en: 'made an order of {thing}', de: 'hat {thing} abgerechnet' },
  'gift-card-renewed': {
    en: 'sent {thing} again with a new code',
    de: 'hat {thing} mit neuem Code erneut gesendet',
  },
  'gift-card-voided': { en: 'ended {thing}', de: 'hat {thing} beendet' },
  'gift-card-revived': { en: 'let {thing} count again', de: 'hat {thing} wieder gültig gemacht' },
  'member-restored': {
    en: 'let {thing} go on',
    de: 'hat {thing} fortgeführt',
  },
  'collection-closed': {
    en: 'kept {thing} for members again',
    de: 'hat {thing} wieder Mitgliedern vorbehalten',
  },
  'member-ended': { en: 'ended {thing}', de: 'hat {thing} beendet' },
  'collection-opened': { en: 'opened {thing} to everybody', de: 'hat {thing} für alle geöffnet' },
  'restock-mails-sent': {
    en: 'had restock mails sent',
    de: 'hat Benachrichtigungen zum Nachschub senden lassen',
  },
  'mail-sent-again': { en: 'sent {thing} again', de: 'hat {thing} erneut gesendet' },
  'mail-example-sent': {
    en: 'sent {thing} to themselves',
    de: 'hat sich {thing} geschickt',
  },
  'mail-dropped': { en: 'kept {thing} from leaving', de: 'hat {thing} zurückgehalten' },
  'subscription-pause': { en: 'paused {thing}', de: 'hat {thing} pausiert' },
  'subscription-resume': { en: 'resumed {thing}', de: 'hat {thing} fortgesetzt' },
  'subscription-skip': {
    en: 'skipped a period of {thing}',
    de: 'hat einen Zeitraum übersprungen für {thing}',
  },
  'subscription-cancel': { en: 'canceled {thing}', de: 'hat {thing} gekündigt' },
});

/** Only the first of these are named in a sentence. */
const namedFields = 3;
const longestValue = 60;

/** Writes an entry as the rest of a sentence that begins with who wrote it. */
export function useActivityWords(): (entry: ActivityEntry) => string {
  const write = useTexts();
  const words = useFieldWords();
  const nameThing = (entry: ActivityEntry): string => {
    const about = kindOf(entry.subject);
    if (!about) return write(texts.setting, { name: nameSetting(write, entry.subject) });
    const known = nameOfKind(entry);
    const kind = known ? write(known.name) : about.kind.replaceAll('-', ' ');
    const title = known?.title ?? entry.title;
    return title === '' ? kind : write(texts.named, { kind, title });
  };
  const tellChange = (entry: ActivityEntry, thing: string): string => {
    const fields = Object.keys(entry.after);
    const [only] = fields;
    if (fields.length === 1 && only !== undefined) {
      const [before = '', after = ''] = keepDifferent(entry.before[only], entry.after[only]).map(
        (value) => words.valueOf(entry, only, value),
      );
      if (before.length <= longestValue && after.length <= longestValue) {
        return write(texts.field, { thing, field: words.nameOf(entry, only), before, after });
      }
    }
    const named = fields.slice(0, namedFields).map((field) => words.nameOf(entry, field));
    const rest = fields.length - named.length;
    if (rest > 0) named.push(write(texts.more, { count: rest }));
    return named.length === 0
      ? write(texts.changed, { thing })
      : write(texts.fields, { thing, fields: named.join(', ') });
  };
  return (entry) => {
    const thing = nameThing(entry);
    const { action } = entry;
    const own = actionTexts[keyOf(entry)];
    if (own) {
      const values = { ...entry.before, ...entry.after };
      const told = Object.entries(values).map(([name, value]) => {
        return [name, words.valueOf(entry, name, value)] as const;
      });
      const { intoId = '' } = entry.names;
      const given = { tag: '', amountCents: '', ...Object.fromEntries(told) };
      return write(own, { ...given, intoId, thing, title: entry.title });
    }
    if (action === 'setting-changed') return tellSetting(entry, thing);
    if (action.endsWith('-added')) return write(texts.added, { thing });
    if (action.endsWith('-deleted')) return write(texts.deleted, { thing });
    if (action.endsWith('-changed')) return tellChange(entry, thing);
    return write(texts.other, { words: action.replaceAll('-', ' '), thing });
  };

  function tellSetting(entry: ActivityEntry, thing: string): string {
    const { before, after } = entry;
    if ('isSet' in before || 'isSet' in after) return write(texts.changed, { thing });
    const [from, to] = [before, after].map((side) => words.valueOf(entry, 'value', side['value']));
    const isShort = (from?.length ?? 0) <= longestValue && (to?.length ?? 0) <= longestValue;
    if (!isShort) return write(texts.changed, { thing });
    const field = words.nameOf(entry, 'value');
    return write(texts.field, { thing, field, before: from ?? '', after: to ?? '' });
  }
}

/** Where a document was moved to says more than that it was. */
function keyOf({ action, after }: ActivityEntry): string {
  const state = after['state'];
  return action === 'document-moved' && typeof state === 'string' ? `document-${state}` : action;
}
