import type { RoleName } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

export const peopleTexts = defineTexts({
  title: { en: 'Permissions', de: 'Berechtigungen' },
  invite: { en: 'Invite', de: 'Einladen' },
  inviteTitle: { en: 'Invite somebody', de: 'Jemanden einladen' },
  send: { en: 'Send invitation', de: 'Einladung senden' },
  sent: {
    en: 'An invitation is on its way to {email}.',
    de: 'Eine Einladung an {email} ist unterwegs.',
  },
  notSent: {
    en: 'The invitation was not sent. Please check your connection.',
    de: 'Die Einladung wurde nicht gesendet. Bitte prüfen Sie Ihre Verbindung.',
  },
  email: { en: 'Email', de: 'E-Mail' },
  name: { en: 'Name', de: 'Name' },
  roles: { en: 'Roles', de: 'Rollen' },
  rolesHelp: {
    en: 'What this person may do. Several add up.',
    de: 'Was diese Person darf. Mehrere ergänzen sich.',
  },
  chooseRole: { en: 'Choose at least one role.', de: 'Wählen Sie mindestens eine Rolle.' },
  lastSeen: { en: 'Last seen', de: 'Zuletzt gesehen' },
  never: { en: 'Not lately', de: 'Länger nicht' },
  owner: { en: 'Owner', de: 'Inhaber' },
  you: { en: 'You', de: 'Sie' },
  actions: { en: 'Actions', de: 'Aktionen' },
  actionsFor: { en: 'Actions for {name}', de: 'Aktionen für {name}' },
  changeRoles: { en: 'Change roles', de: 'Rollen ändern' },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'The roles were changed.', de: 'Die Rollen wurden geändert.' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  remove: { en: 'Remove', de: 'Entfernen' },
  leave: { en: 'Leave this site', de: 'Diese Website verlassen' },
  removeTitle: { en: 'Remove {name}?', de: '{name} entfernen?' },
  removeText: {
    en: 'They are signed out and can do nothing on this site any more. What they did stays.',
    de: 'Die Person wird abgemeldet und kann auf dieser Website nichts mehr tun. Was sie getan hat, bleibt.',
  },
  removed: { en: '{name} does not work here any more.', de: '{name} arbeitet hier nicht mehr.' },
  transfer: { en: 'Hand over to {name}', de: 'An {name} übergeben' },
  transferText: {
    en: 'The whole installation with all its sites is offered to {name}. Once they accept, it is theirs, and you stay as an admin.',
    de: 'Die ganze Installation mit allen Websites wird {name} angeboten. Nimmt die Person an, gehört sie ihr, und Sie bleiben in der Rolle Admin.',
  },
  offer: { en: 'Offer', de: 'Anbieten' },
  offered: {
    en: 'You offered the installation to {name}. They have to accept in their account.',
    de: 'Sie haben {name} die Installation angeboten. Die Person muss in ihrem Konto annehmen.',
  },
  takeBack: { en: 'Take back', de: 'Zurücknehmen' },
  takeBackNamed: {
    en: 'Take back the invitation of {name}',
    de: 'Einladung an {name} zurücknehmen',
  },
  invitations: { en: 'Invitations', de: 'Einladungen' },
  until: { en: 'Holds until', de: 'Gilt bis' },
  isOver: { en: 'Expired', de: 'Abgelaufen' },
});

/** Names of the roles of AUTH-05, those that are given most first. */
export const roleTexts: Readonly<Record<RoleName, ScreenText>> = {
  admin: { en: 'Admin', de: 'Admin' },
  websiteManager: { en: 'Website manager', de: 'Website-Verwaltung' },
  editor: { en: 'Editor', de: 'Redaktion' },
  draftEditor: { en: 'Draft editor', de: 'Entwürfe' },
  storeManager: { en: 'Store manager', de: 'Shop-Verwaltung' },
  billing: { en: 'Billing', de: 'Abrechnung' },
  reporting: { en: 'Reporting', de: 'Auswertungen' },
  moderator: { en: 'Moderator', de: 'Moderation' },
  commenter: { en: 'Commenter', de: 'Kommentare' },
  campaignsEditor: { en: 'Campaigns editor', de: 'Kampagnen' },
  scheduling: { en: 'Scheduling', de: 'Terminplanung' },
  schedulingEditor: { en: 'Scheduling editor', de: 'Termine bearbeiten' },
  schedulingViewer: { en: 'Scheduling viewer', de: 'Termine ansehen' },
  viewer: { en: 'Viewer', de: 'Nur ansehen' },
  none: { en: 'No access', de: 'Kein Zugang' },
};

/** What each role may do, in one sentence; the table itself is the server's. D-43 */
export const roleHints: Readonly<Record<RoleName, ScreenText>> = {
  admin: {
    en: 'Everything but handing over, backing up and adding sites.',
    de: 'Alles außer übergeben, sichern und Websites anlegen.',
  },
  websiteManager: {
    en: 'Pages, design, shop and settings; no people, plan, payments, domains or keys.',
    de: 'Seiten, Gestaltung, Shop und Einstellungen; keine Personen, Tarife, Zahlarten, Domains oder Schlüssel.',
  },
  editor: {
    en: 'Changes pages, posts and products that exist, and publishes them.',
    de: 'Ändert und veröffentlicht vorhandene Seiten, Beiträge und Produkte.',
  },
  draftEditor: {
    en: 'Writes drafts that somebody else publishes.',
    de: 'Schreibt Entwürfe, die jemand anderes veröffentlicht.',
  },
  storeManager: {
    en: 'Products, stock, discounts, orders and refunds; no settings.',
    de: 'Produkte, Bestand, Rabatte, Bestellungen und Erstattungen; keine Einstellungen.',
  },
  billing: {
    en: 'What this site costs, and nothing else.',
    de: 'Was diese Website kostet, sonst nichts.',
  },
  reporting: { en: 'Reads the reports.', de: 'Liest die Auswertungen.' },
  moderator: {
    en: 'Shows, hides and answers comments and reviews.',
    de: 'Zeigt, verbirgt und beantwortet Kommentare und Bewertungen.',
  },
  commenter: {
    en: 'Writes comments on pages; does not see the back office.',
    de: 'Kommentiert auf Seiten; sieht die Verwaltung nicht.',
  },
  campaignsEditor: {
    en: 'Writes and sends campaigns.',
    de: 'Schreibt und versendet Kampagnen.',
  },
  scheduling: {
    en: 'Appointments, calendars, and what can be booked.',
    de: 'Termine, Kalender und was gebucht werden kann.',
  },
  schedulingEditor: {
    en: 'Books, moves and cancels appointments.',
    de: 'Bucht, verlegt und sagt Termine ab.',
  },
  schedulingViewer: { en: 'Sees appointments.', de: 'Sieht Termine.' },
  viewer: {
    en: 'Sees pages, products, orders, settings and reports; changes nothing.',
    de: 'Sieht Seiten, Produkte, Bestellungen, Einstellungen und Auswertungen; ändert nichts.',
  },
  none: {
    en: 'Stays in the list and may do nothing.',
    de: 'Bleibt in der Liste und darf nichts.',
  },
};
