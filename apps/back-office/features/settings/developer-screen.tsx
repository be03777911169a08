import type { ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { OverlaySettings } from '../overlays/overlay-settings.tsx';
import { developerTexts as texts } from './developer-texts.ts';
import classes from './developer.module.css';
import { developerPage } from './pages/developer-page.ts';
import { settingsTexts } from './settings-texts.ts';

/** What is there for people who write templates or connect programs. PROD-11 */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const back = { href: site.href('settings'), label: write(settingsTexts.settings) };
  return (
    <Page title={write(settingsTexts.developer)} back={back} isNarrow>
      <p>{write(texts.intro)}</p>
      <Part title={texts.data} text={texts.dataText} code="?format=json-pretty">
        <ButtonLink href={`${visitHref(site)}?format=json-pretty`} target="_blank">
          {write(texts.homeData)}
        </ButtonLink>
      </Part>
      <Part title={texts.calls} text={texts.callsText}>
        <ButtonLink href="/api/docs" target="_blank">
          {write(texts.docs)}
        </ButtonLink>
        <ButtonLink href="/api/openapi.json" target="_blank">
          {write(texts.openapi)}
        </ButtonLink>
      </Part>
      {site.may('manage-integrations') && (
        <Part title={texts.connect} text={texts.connectText}>
          <ButtonLink href={site.href('api-keys')}>{write(texts.keys)}</ButtonLink>
          <ButtonLink href={site.href('connections')}>{write(texts.webhooks)}</ButtonLink>
        </Part>
      )}
      <OverlaySettings page={developerPage} />
      <Part title={texts.theme} text={texts.themeText} code="npm run template -- check FOLDER" />
    </Page>
  );
}

/** What something is for, what is typed for it, and where it leads. */
function Part({
  title,
  text,
  code,
  children,
}: {
  title: ScreenText;
  text: ScreenText;
  code?: string;
  children?: ReactNode;
}) {
  const write = useTexts();
  return (
    <Card title={write(title)}>
      <p>{write(text)}</p>
      {code !== undefined && (
        <pre className={classes['code']}>
          <code>{code}</code>
        </pre>
      )}
      {children !== undefined && <div className={classes['links']}>{children}</div>}
    </Card>
  );
}
