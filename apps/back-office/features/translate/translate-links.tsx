import type { TranslatedKind } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { translateTexts as texts } from './translate-texts.ts';
import { useOtherLanguages } from './use-languages.ts';

/** The way to the translations of a thing: to the first language; the screen has the others. */
export function TranslateLinks({ kind, id }: { kind: TranslatedKind; id: string }) {
  const write = useTexts();
  const { href } = useSite();
  const [first] = useOtherLanguages()?.languages ?? [];
  if (!first) return null;
  return (
    <ButtonLink href={href(`translate/${first.code}/${kind}/${id}`)}>
      {write(texts.translate)}
    </ButtonLink>
  );
}
