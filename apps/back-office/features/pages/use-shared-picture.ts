import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/**
 * The address of the picture that a link to a page shows: the one of the page, else that of the site,
 * else its logo, as the head of the page says it. Undefined: there is none, or it is on its way.
 */
export function useSharedPicture(pageImageId: string | null): string | undefined {
  const { identifier, may } = useSite();
  const settings = useRead(
    'GET /api/sites/:identifier/settings',
    { params: { identifier } },
    { isWanted: !pageImageId && may('view-settings') },
  );
  const all = settings.state === 'success' ? settings.answer.settings : [];
  const branding = (name: string) => {
    const value = all.find(({ group, field }) => group === 'branding' && field === name)?.value;
    return typeof value === 'string' ? value : '';
  };
  const id = pageImageId || branding('socialLogoImageId') || branding('logoImageId');
  const read = useRead(
    'GET /api/sites/:identifier/files/:id',
    { params: { identifier, id } },
    { isWanted: id !== '' && may('view-media') },
  );
  const file = id !== '' && read.state === 'success' ? read.answer.file : undefined;
  return file?.kind === 'image' ? `${file.url}?format=750w` : undefined;
}
