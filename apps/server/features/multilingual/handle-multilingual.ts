/** `/api/multilingual/…`: the languages of a site. I18N-02..04 */
import {
  deleteMultilingualConnection,
  getMultilingualSettings,
  getMultilingualStatus,
  listMultilingualLanguages,
  putMultilingualLanguages,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { readSettings } from '../settings/read-settings.ts';
import { staffActor } from '../settings/staff-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import type { Site } from '../sites/site.ts';

type Languages = ReturnType<typeof languagesOf>;

function handleMultilingual(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getMultilingualSettings, ({ site }) =>
    Promise.resolve({
      isConnected: languagesOf(site).length > 0,
      defaultLanguage: ownLanguage(site),
      locale: site.locale,
    }),
  );
  handleCall(scope, getMultilingualStatus, ({ site }) => {
    const isConnected = languagesOf(site).length > 0;
    return Promise.resolve({
      status: isConnected ? ('connected' as const) : ('disconnected' as const),
    });
  });
  handleCall(scope, listMultilingualLanguages, ({ site }) =>
    Promise.resolve({ languages: present(site, languagesOf(site)) }),
  );
  handleCall(scope, putMultilingualLanguages, async ({ site, staff, body }) => {
    const own = ownLanguage(site).toLowerCase();
    // The site's own language is always there: scripts send it back with the others.
    const languages = body.languages.filter(({ code }) => code.toLowerCase() !== own);
    const changes = await write(ctx, { site, staff, languages });
    return { languages: present(site, languages), changes };
  });
  handleCall(scope, deleteMultilingualConnection, async ({ site, staff }) => ({
    changes: await write(ctx, { site, staff, languages: [] }),
  }));
}

interface LanguagesWrite {
  site: Site;
  staff: AskingStaff;
  languages: Languages;
}

function write(ctx: AppContext, { site: { siteId }, staff, languages }: LanguagesWrite) {
  const actor = staffActor(staff);
  return writeSettings(ctx, { siteId, actor, values: { languages: { languages } } });
}

function languagesOf(site: Site) {
  return readSettings(site, 'languages').languages;
}

function ownLanguage({ locale }: Site): string {
  return new Intl.Locale(locale).language;
}

function present(site: Site, others: Languages) {
  const own = { code: ownLanguage(site), name: '', isEnabled: true };
  return [own, ...others].map((language, index) => {
    const isCustom = language.code.startsWith('x-');
    const name = language.name || (isCustom ? language.code : ownName(language.code));
    return { ...language, name, isDefault: index === 0, isCustom };
  });
}

/** What a language calls itself. */
function ownName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

/** The calls about languages of a site. */
export const multilingualCalls: readonly CallRegistration[] = [handleMultilingual];
