import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import type { Languages } from './text-row.tsx';

/** The languages of the site, as they are read. */
export function useSiteLanguages() {
  const { identifier } = useSite();
  return useRead('GET /api/sites/:identifier/languages', { params: { identifier } });
}

/** What a site may be translated into, in the words of who reads; undefined until it is known. */
export function useOtherLanguages() {
  const { locale } = useIntl();
  const read = useSiteLanguages();
  if (read.state !== 'success') return undefined;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const [own, ...others] = read.answer.languages;
  return {
    original: own?.code ?? 'en',
    languages: others.map(({ code, name, isCustom }) => ({
      code,
      name: isCustom ? name : (names.of(code) ?? name),
    })),
  };
}

/** The language of the site and the one of a code; undefined where the site has it not. */
export function languagesOf(
  { original, languages }: NonNullable<ReturnType<typeof useOtherLanguages>>,
  code: string,
): Languages | undefined {
  const found = languages.find((one) => one.code === code);
  return found && { original, ...found };
}
