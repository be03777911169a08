import { createHash } from 'node:crypto';
import { announcementStorage, overlayMessages, rulesOfPage } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml, scriptJson } from '../context/escape-html.ts';
import { sayOf } from '../../features/settings/say-of.ts';

/** Whether the owner shows a bar at all. */
export function hasAnnouncement(site: Site): boolean {
  const { isOn, text } = readSettings(site, 'announcement');
  return isOn && text.trim() !== '';
}

/** Whether pages of this type have it. */
function isShown(site: Site, pageType: number): boolean {
  return rulesOfPage(pageType).showsAnnouncement && hasAnnouncement(site);
}

/** Another one as soon as the bar says something else. */
function versionOf(site: Site): string {
  const { text, linkText, linkUrl } = readSettings(site, 'announcement');
  const said = JSON.stringify([text, linkText, linkUrl]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 12);
}

/** The bar; empty where there is none. Without scripts it cannot be closed. */
export function announcementPart(site: Site, pageType: number): string {
  if (!isShown(site, pageType)) return '';
  const { color, isClosable } = readSettings(site, 'announcement');
  const close = isClosable
    ? `<button type="button" class="sw-announcement-close" data-version="${versionOf(site)}"` +
      ` aria-label="${escapeHtml(sayOf(site)(overlayMessages.closeAnnouncement))}"></button>`
    : '';
  return (
    `<aside class="sw-announcement" data-color="${color}"` +
    ` aria-label="${escapeHtml(sayOf(site)(overlayMessages.announcement))}"><p>${textOf(site)}</p>${close}</aside>`
  );
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
export function announcementScript(site: Site, pageType: number): string {
  if (!isShown(site, pageType) || !readSettings(site, 'announcement').isClosable) return '';
  const [key, version] = [announcementStorage, versionOf(site)].map((text) => scriptJson(text));
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
