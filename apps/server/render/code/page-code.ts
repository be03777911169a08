/** The owner's code of one page: where it stands, what of it runs, and what its policy opens. */
import { pageTypes, rulesOfPage } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import { escapeHtml } from '../context/escape-html.ts';
import { joinOutside, nothingOutside, type OutsideOrigins } from '../outside-origins.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Site } from '../../features/sites/site.ts';
import type { InlineHashes } from '../tags/trusted-inline.ts';
import { readCode, type ReadCode } from './read-code.ts';

/** Code as it stands in a page. */
export interface PageCode {
  readonly head: string;
  readonly foot: string;
  readonly outside: OutsideOrigins;
  /** Hosts that visitors are asked for, each once; empty: nothing waits. */
  readonly asksFor: readonly string[];
}

/** For a page without any. */
export const noCode: PageCode = { head: '', foot: '', outside: nothingOutside, asksFor: [] };

const { contentCollection, page: contentPage, splash } = pageTypes.values;
const withOwnCode = new Set<number>([contentCollection, contentPage, splash]);

/**
 * The code of a page, its hashes added to those of the page. What reaches other hosts stands in a
 * `<template>`, where nothing of it is loaded, until the visitor has agreed.
 */
export function pageCode(
  site: Site,
  { pageType, collection }: Pick<PageModel, 'pageType' | 'collection'>,
  hashes: InlineHashes,
): PageCode {
  const { runsCode } = rulesOfPage(pageType);
  if (runsCode === undefined) return noCode;
  const settings = readSettings(site, 'codeInjection');
  const { header, footer, lockPage, orderConfirmed, hosts, asksFirst } = settings;
  const isLock = runsCode === 'lock';
  const ofPage = withOwnCode.has(pageType) ? (collection?.header_code ?? '') : '';
  const head = (isLock ? [lockPage] : [header, ofPage]).map(readCode);
  const feet = isLock ? [] : [footer, ...(runsCode === 'confirmed' ? [orderConfirmed] : [])];
  const foot = feet.map(readCode);
  const pieces = [...head, ...foot].filter(({ html }) => html !== '');
  if (pieces.length === 0) return noCode;
  for (const { scriptHashes, styleHashes } of pieces) {
    for (const hash of scriptHashes) hashes.scripts.add(hash);
    for (const hash of styleHashes) hashes.styles.add(hash);
  }
  const own = new Set([site.primaryHost, ...site.otherHosts]);
  const othersOf = (piece: ReadCode) => hostsOf(piece, hosts).filter((host) => !own.has(host));
  const waits = (piece: ReadCode) => asksFirst && othersOf(piece).length > 0;
  const write = (list: readonly ReadCode[]) =>
    list
      .filter(({ html }) => html !== '')
      .map((piece) =>
        waits(piece) ? `<template class="sw-code-waits">${piece.html}</template>` : piece.html,
      )
      .join('\n');
  return {
    head: write(head),
    foot: write(foot),
    outside: openedBy(pieces, hosts),
    asksFor: [...new Set(pieces.filter(waits).flatMap(othersOf).map(escapeHtml))],
  };
}

/** Who may be reached by a piece: whom it names, and by its scripts whom the owner has listed. */
function hostsOf({ outside, reaches, hasScript }: ReadCode, listed: readonly string[]): string[] {
  const origins = [...Object.values(outside).flat(), ...(hasScript ? listed : [])];
  return [...origins.map(nameOf), ...reaches];
}

/** `https://cdn.example.com` → `cdn.example.com` */
function nameOf(origin: string): string {
  return origin.replace(/^https:\/\/(?:\*\.)?/, '');
}

function openedBy(pieces: readonly ReadCode[], hosts: readonly string[]): OutsideOrigins {
  const listed: OutsideOrigins = {
    scripts: hosts,
    styles: hosts,
    fonts: hosts,
    pictures: hosts,
    frames: hosts,
    media: hosts,
    connections: hosts,
  };
  return pieces.map(({ outside }) => outside).reduce(joinOutside, listed);
}
