import { useSections, useSession } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { SectionTiles } from './section-tiles.tsx';

const texts = defineTexts({
  hello: { en: 'Hello, {name}', de: 'Hallo, {name}' },
});

/** The first screen of a site. */
export function Screen() {
  const write = useTexts();
  const sections = useSections();
  const { account } = useSession();
  return (
    <Page title={write(texts.hello, { name: account.displayName })}>
      <SectionTiles sections={sections.filter(({ path }) => path !== '')} />
    </Page>
  );
}
