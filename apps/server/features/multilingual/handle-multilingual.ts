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
import { staffActor } from '../settings/staff-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { listLanguages, otherLanguagesOf, ownLanguageOf } from '../settings/site-languages.ts';
import type { Site } from '../sites/site.ts';
import { handleTranslations } from './handle-translations.ts';

type Languages = ReturnType<typeof otherLanguagesOf>;

function handleMultilingual(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getMultilingualSettings, ({ site }) =>
    Promise.resolve({
      isConnected: otherLanguagesOf(site).length > 0,
      defaultLanguage: ownLanguageOf(site),
      locale: site.locale,
    }),
  );
  handleCall(scope, getMultilingualStatus, ({ site }) => {
    const isConnected = otherLanguagesOf(site).length > 0;
    return Promise.resolve({
      status: isConnected ? ('connected' as const) : ('disconnected' as const),
    });
  });
  handleCall(scope, listMultilingualLanguages, ({ site }) =>
    Promise.resolve({ languages: listLanguages(site) }),
  );
  handleCall(scope, putMultilingualLanguages, async ({ site, staff, body }) => {
    const own = ownLanguageOf(site).toLowerCase();
    // The site's own language is always there: scripts send it back with the others.
    const languages = body.languages.filter(({ code }) => code.toLowerCase() !== own);
    const changes = await write(ctx, { site, staff, languages });
    return { languages: listLanguages(site, languages), changes };
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

/** The calls about languages of a site. */
export const multilingualCalls: readonly CallRegistration[] = [
  handleMultilingual,
  handleTranslations,
];
