import { generalMessages } from '@sitewright/contract';
import { useSite } from '../app/office-context.ts';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/states.tsx';

const texts = defineTexts({
  warned: {
    en: 'Something is still to be paid for this site.',
    de: 'Für diese Website ist noch etwas zu zahlen.',
  },
  parked: {
    en: 'Visitors see a parking page instead of this site.',
    de: 'Besucher sehen statt dieser Website eine Parkseite.',
  },
  look: { en: 'Plan and usage', de: 'Tarif und Nutzung' },
  timeZone: {
    en: generalMessages.timeZoneFailed,
    de: 'Die Zeitzone {timeZone} konnte nicht geladen werden. Versuchen Sie es noch einmal oder prüfen Sie, ob die Website erreichbar ist.',
  },
  retry: { en: generalMessages.retry, de: 'Erneut versuchen' },
});

/** What staff must know of the whole site. AUTH-08, I18N-06 */
export function SiteBanners() {
  const write = useTexts();
  const { standing, failedTimeZone, href, may } = useSite();
  return (
    <>
      {standing !== 'open' && (
        <Banner
          tone="warning"
          action={
            may('manage-billing') && (
              <ButtonLink isSmall href={href('billing')}>
                {write(texts.look)}
              </ButtonLink>
            )
          }
        >
          {write(texts[standing])}
        </Banner>
      )}
      {failedTimeZone !== undefined && (
        <Banner
          tone="warning"
          action={
            <Button isSmall onPress={() => location.reload()}>
              {write(texts.retry)}
            </Button>
          }
        >
          {write(texts.timeZone, { timeZone: failedTimeZone })}
        </Banner>
      )}
    </>
  );
}
