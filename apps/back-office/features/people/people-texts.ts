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
  email: { en: 'Email', de: 'E-Mail' },
  name: { en: 'Name', de: 'Name' },
  roles: { en: 'Roles', de: 'Rollen' },
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

/** Names of the roles of AUTH-05, and what each may do. D-43 */
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
