import { defineTexts } from '../../texts/define-texts.ts';

export const domainsTexts = defineTexts({
  intro: {
    en: 'The site answers on each of its domains. Pages of the others lead to the primary one, which addresses, mails and search engines name.',
    de: 'Die Website antwortet auf jeder ihrer Domains. Seiten der anderen führen zur Hauptdomain, die in Adressen, Mails und Suchmaschinen steht.',
  },
  none: { en: 'No domain yet', de: 'Noch keine Domain' },
  noneText: {
    en: 'The site answers at {local}.',
    de: 'Die Website antwortet unter {local}.',
  },
  primary: { en: 'Primary', de: 'Hauptdomain' },
  leadsThere: { en: 'Leads to the primary one', de: 'Führt zur Hauptdomain' },
  makePrimary: { en: 'Make primary', de: 'Zur Hauptdomain machen' },
  makePrimaryOf: { en: 'Make {host} primary', de: '{host} zur Hauptdomain machen' },
  check: { en: 'Check', de: 'Prüfen' },
  checkOf: { en: 'Check {host}', de: '{host} prüfen' },
  checking: { en: 'Looking at DNS and asking the domain…', de: 'DNS und Domain werden gefragt…' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeOf: { en: 'Remove {host}', de: '{host} entfernen' },
  removeText: {
    en: 'Links to this domain will no longer lead to the site.',
    de: 'Links auf diese Domain führen dann nicht mehr zur Website.',
  },
  newDomain: { en: 'New domain', de: 'Neue Domain' },
  add: { en: 'Add domain', de: 'Domain hinzufügen' },
  toDns: { en: 'What to put into DNS', de: 'Was ins DNS gehört' },
  toDnsText: {
    en: 'At the provider of your domain, add one of these records. It may take some hours until all see it.',
    de: 'Tragen Sie beim Anbieter Ihrer Domain einen dieser Einträge ein. Bis alle ihn sehen, können Stunden vergehen.',
  },
  toDnsUnknown: {
    en: 'Point its A and AAAA records at the addresses of this server. They are listed here once PUBLIC_URL names it.',
    de: 'Richten Sie ihre A- und AAAA-Einträge auf die Adressen dieses Servers. Sie stehen hier, sobald PUBLIC_URL ihn nennt.',
  },
  record: { en: 'Record', de: 'Eintrag' },
  name: { en: 'Name', de: 'Name' },
  value: { en: 'Value', de: 'Wert' },
  found: { en: 'Found in DNS', de: 'Im DNS gefunden' },
  nothing: { en: 'nothing', de: 'nichts' },
  byHttp: { en: 'By http', de: 'Über http' },
  byHttps: { en: 'By https', de: 'Über https' },
  ours: { en: 'this site answers', de: 'diese Website antwortet' },
  other: { en: 'something else answers', de: 'etwas anderes antwortet' },
  silent: { en: 'no answer', de: 'keine Antwort' },
  certificate: { en: 'Certificate until', de: 'Zertifikat bis' },
  ready: {
    en: 'Ready: the site answers there by https.',
    de: 'Bereit: Die Website antwortet dort über https.',
  },
  'no-certificate': {
    en: 'The site answers there, but not by https. Whatever stands before this server (a proxy such as Caddy, nginx or Traefik) needs a certificate for this domain.',
    de: 'Die Website antwortet dort, aber nicht über https. Was vor diesem Server steht (ein Proxy wie Caddy, nginx oder Traefik), braucht ein Zertifikat für diese Domain.',
  },
  elsewhere: {
    en: 'The domain leads elsewhere. Change its records as below.',
    de: 'Die Domain führt woandershin. Ändern Sie ihre Einträge wie unten.',
  },
  'not-reached': {
    en: 'The name is known, but nothing answers there. Are ports 80 and 443 open, and does a proxy pass this domain on?',
    de: 'Der Name ist bekannt, aber dort antwortet nichts. Sind die Ports 80 und 443 offen, und reicht ein Proxy diese Domain weiter?',
  },
  'not-in-dns': {
    en: 'The domain leads nowhere yet. Add a record as below.',
    de: 'Die Domain führt noch nirgendwohin. Fügen Sie einen Eintrag wie unten hinzu.',
  },
});
