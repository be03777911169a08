import { createHash } from 'node:crypto';
import { announcementStorage, overlayMessages, rulesOfPage, siteAreas } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import { sayOf } from '../../features/settings/say-of.ts';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml, scriptJson } from '../context/escape-html.ts';
import type { SiteSnapshot } from '../data/load-site.ts';
import { printArea, printFilledArea } from '../tags/print-area.ts';
import type { TagScope } from '../tags/tag-scope.ts';

/** The area that the bar may be designed in; its place in documents and on pages. */
const area = {
  purpose: 'announcement',
  id: siteAreas.announcement,
  label: '',
  columns: 12,
} as const;

/** Whether the owner shows a bar at all: one that was designed, else a line of text. */
export function hasAnnouncement({ site, siteAreas: shown }: SiteSnapshot): boolean {
  const { isOn } = readSettings(site, 'announcement');
  return isOn && (shown.has('announcement') || hasLine(site));
}

function hasLine(site: Site): boolean {
  return readSettings(site, 'announcement').text.trim() !== '';
}

/** Whether pages of this type have it. */
function isShown(snapshot: SiteSnapshot, pageType: number): boolean {
  return rulesOfPage(pageType).showsAnnouncement && hasAnnouncement(snapshot);
}

/** Another one as soon as the bar says something else. */
function versionOf({ site, siteAreas: shown }: SiteSnapshot): string {
  const { text, linkText, linkUrl } = readSettings(site, 'announcement');
  const revision = shown.get('announcement');
  const said = JSON.stringify(revision === undefined ? [text, linkText, linkUrl] : [revision]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 12);
}

/**
 * The bar; empty where there is none. Without scripts it cannot be closed. Where its area is edited
 * it stands there in any case, with room for what is drawn.
 */
export async function announcementPart(scope: TagScope, pageType: number): Promise<string> {
  const { snapshot, fields } = scope;
  const { showsAnnouncement } = rulesOfPage(pageType);
  const isDrawn = showsAnnouncement && fields?.isEdited(area) === true;
  if (showsAnnouncement) fields?.note(area);
  if (!isDrawn && !isShown(snapshot, pageType)) return '';
  const { site } = snapshot;
  const { color, isClosable } = readSettings(site, 'announcement');
  const say = sayOf(site);
  const close = isClosable
    ? `<button type="button" class="sw-announcement-close" data-version="${versionOf(snapshot)}"` +
      ` aria-label="${escapeHtml(say(overlayMessages.closeAnnouncement))}"></button>`
    : '';
  const content = isDrawn ? await printArea(scope, { ...area, className: '' }) : await sayIn(scope);
  if (content === '') return '';
  // No script says there that it can be closed.
  const open = fields === undefined ? '' : ' data-announcement="open"';
  return (
    `<aside class="sw-announcement" data-color="${color}"${open}` +
    ` aria-label="${escapeHtml(say(overlayMessages.announcement))}">${content}${close}</aside>`
  );
}

/** What was designed, else the line; empty where neither says anything. */
async function sayIn(scope: TagScope): Promise<string> {
  const { site, siteAreas: shown } = scope.snapshot;
  const designed = shown.has('announcement') ? await printFilledArea(scope, area) : undefined;
  if (designed !== undefined) return designed;
  return hasLine(site) ? `<p>${textOf(site)}</p>` : '';
}

function textOf(site: Site): string {
  const { text, linkText, linkUrl } = readSettings(site, 'announcement');
  if (linkUrl === '') return escapeHtml(text);
  const link = (words: string) => `<a href="${escapeHtml(linkUrl)}">${escapeHtml(words)}</a>`;
  return linkText === '' ? link(text) : `${escapeHtml(text)} ${link(linkText)}`;
}

/**
 * Runs in the head, before anything is drawn: a bar that was closed takes no room for a moment
 * either, and one that can be closed shows how. Empty where no bar can be closed.
 */
export function announcementScript(snapshot: SiteSnapshot, pageType: number): string {
  const { isClosable } = readSettings(snapshot.site, 'announcement');
  if (!isClosable || !isShown(snapshot, pageType)) return '';
  const [key, version] = [announcementStorage, versionOf(snapshot)].map((text) => scriptJson(text));
  return (
    `document.documentElement.dataset.announcement="open";` +
    `try{if(localStorage.getItem(${key})===${version})` +
    `document.documentElement.dataset.announcement="closed"}catch{}`
  );
}

const dropzone = /<[a-z]+\b[^<>]*\bclass="[^"]*\bsqs-announcement-bar-dropzone\b[^"]*"[^>]*>/i;
const bodyOpen = /<body\b[^>]*>/i;

/** Puts the bar where the theme has a place for it, else above everything. */
export function placeAnnouncement(html: string, bar: string): string {
  if (bar === '') return html;
  const place = dropzone.exec(html) ?? bodyOpen.exec(html);
  if (!place) return html;
  const at = place.index + place[0].length;
  return html.slice(0, at) + bar + html.slice(at);
}
