/** A font of the site, of a file that somebody of its staff uploaded. */
import { stat, readFile } from 'node:fs/promises';
import {
  ApiError,
  ownFontLimits,
  readSettingsGroup,
  settingsGroups,
  type ErrorCode,
  type FontCategory,
  type OwnFont,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { FontMaker } from '../../media/fonts/font-maker.ts';
import type { FontProblem, MadeFont } from '../../media/fonts/font-messages.ts';
import { storeAsset } from '../assets/save-asset.ts';
import type { Uploader } from '../media-library/uploads.ts';
import type { SettingsActor } from '../settings/settings-actor.ts';
import { otherLanguagesOf } from '../settings/site-languages.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { ownSiteOf, type Site } from '../sites/site.ts';

interface NewFont {
  readonly site: Site;
  readonly actor: SettingsActor;
  readonly uploader: Uploader;
  readonly uploadId: string;
  readonly category: FontCategory;
}

const refusals = {
  unreadable: 'font_unreadable',
  restricted: 'font_restricted',
  large: 'font_too_large',
} as const satisfies Readonly<Record<FontProblem, ErrorCode>>;

/** Several files of one family come at once: each is put beside what the one before put there. */
const mostTries = 8;

/**
 * The upload is forgotten whatever becomes of it.
 * @throws ApiError `not_found`, `upload_incomplete`, `too_many_fonts`, and why it is no font for a page
 */
export async function addSiteFont(ctx: AppContext, maker: FontMaker, font: NewFont) {
  const { uploads } = ctx;
  const upload = await uploads.find(font.uploader, font.uploadId);
  if (!upload) throw new ApiError('not_found');
  if (!upload.isComplete) throw new ApiError('upload_incomplete');
  try {
    const made = await make(maker, font.site, upload.path);
    const filename = `${made.family}-${made.weight}-${made.style}.woff2`.replaceAll(' ', '-');
    const bytes = Buffer.from(made.bytes);
    const assetId = await storeAsset(ctx, font.site.siteId, { bytes, filename });
    const { name, family } = await enter(ctx, font, made, assetId);
    return { name, family, licence: made.licence };
  } finally {
    await uploads.forget(font.uploadId);
  }
}

async function make(maker: FontMaker, site: Site, path: string): Promise<MadeFont> {
  const { size } = await stat(path);
  if (size > ownFontLimits.megabytes * 1_000_000) throw new ApiError('font_too_large');
  const locales = [site.ownLocale, ...otherLanguagesOf(site).map(({ code }) => code)];
  const answer = await maker.make({ bytes: await readFile(path), locales });
  if (!answer) throw new ApiError('font_too_slow');
  if ('problem' in answer) throw new ApiError(refusals[answer.problem]);
  return answer.font;
}

/** Puts the file into its family, as a setting that can be taken back. */
async function enter(
  ctx: AppContext,
  { site, actor, category }: NewFont,
  made: MadeFont,
  assetId: string,
): Promise<OwnFont> {
  const { siteId } = ownSiteOf(site);
  for (let attempt = 1; ; attempt += 1) {
    const own = await readOwn(ctx, siteId);
    const font = withFace(own, made, { category, assetId });
    const others = own.filter(({ name }) => name !== font.name);
    if (others.length >= ownFontLimits.families) throw new ApiError('too_many_fonts');
    try {
      const values = { fonts: { own: [...others, font] } };
      await writeSettings(ctx, { siteId, actor, values, seen: new Map([['fonts.own', own]]) });
      return font;
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'edited_meanwhile';
      if (!isLate || attempt >= mostTries) throw error;
    }
  }
}

async function readOwn({ db }: Pick<AppContext, 'db'>, siteId: string): Promise<OwnFont[]> {
  const { settings } = await db
    .selectFrom('sites')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return readSettingsGroup(settingsGroups.fonts, settings['fonts']).own;
}

/** The family with this file: in the place of one of the same weight and style. */
function withFace(
  own: readonly OwnFont[],
  { family, weight, style, fallback }: MadeFont,
  { category, assetId }: { category: FontCategory; assetId: string },
): OwnFont {
  const face = { assetId, weight, style };
  const known = own.find((one) => one.family.toLowerCase() === family.toLowerCase());
  if (!known) return { name: nameFor(own, family), family, category, faces: [face], fallback };
  const others = known.faces.filter((one) => one.weight !== weight || one.style !== style);
  if (others.length >= ownFontLimits.faces) throw new ApiError('too_many_fonts');
  return { ...known, faces: [...others, face] };
}

function nameFor(own: readonly OwnFont[], family: string): string {
  const plain = family
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  const name = `own-${plain || 'font'}`;
  const isFree = (wanted: string) => own.every((one) => one.name !== wanted);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? name : `${name}-${number}`;
    if (isFree(wanted)) return wanted;
  }
}
