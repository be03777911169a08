/** Sections whose pages the server still draws. */
import { FilePen, HeartHandshake, Mail, Plug } from 'lucide-react';
import type { Section } from './section.ts';

export const draftsSection: Section = {
  path: 'drafts',
  title: { en: 'Drafts', de: 'Entwürfe' },
  area: 'commerce',
  icon: FilePen,
  permission: 'view-orders',
  screens: [],
};

export const supportersSection: Section = {
  path: 'supporters',
  title: { en: 'Supporters', de: 'Unterstützer' },
  area: 'commerce',
  icon: HeartHandshake,
  permission: 'view-products',
  screens: [],
};

export const mailsSection: Section = {
  path: 'mails',
  title: { en: 'Outbox', de: 'Postausgang' },
  area: 'commerce',
  icon: Mail,
  permission: 'view-mails',
  screens: [],
};

export const connectionsSection: Section = {
  path: 'connections',
  title: { en: 'Connections', de: 'Verbindungen' },
  area: 'settings',
  icon: Plug,
  permission: 'manage-integrations',
  screens: [],
};
