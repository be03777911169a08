import { carryClip, idsOfClip, type LeftOut } from '@sitewright/blocks';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ClipDesk } from '../editor-acts.ts';

const texts = defineTexts({
  leftOut: {
    en: 'Pasted from another site. Not to be had here, and left empty: {things}.',
    de: 'Von einer anderen Website eingefügt. Hier nicht zu haben und leer gelassen: {things}.',
  },
  files: {
    en: '{count, plural, one {# picture or file} other {# pictures or files}}',
    de: '{count, plural, one {# Bild oder Datei} other {# Bilder oder Dateien}}',
  },
  links: {
    en: '{count, plural, one {# link} other {# links}}',
    de: '{count, plural, one {# Link} other {# Links}}',
  },
  forms: {
    en: '{count, plural, one {# form} other {# forms}}',
    de: '{count, plural, one {# Formular} other {# Formulare}}',
  },
  others: {
    en: '{count, plural, one {# product or list} other {# products or lists}}',
    de: '{count, plural, one {# Produkt oder Liste} other {# Produkte oder Listen}}',
  },
});

/** What is copied here says of which site it is; what comes from another one brings its files along. */
export function useClips(): ClipDesk {
  const { identifier, siteId } = useSite();
  const write = useTexts();
  return useMemo(
    () => ({
      siteId,
      async carry(clip) {
        const ids = idsOfClip(clip);
        const answer = await call('POST /api/sites/:identifier/carried', {
          params: { identifier },
          body: { siteId: clip.siteId ?? '', ids },
        });
        if (!answer.ok) {
          showToast({ tone: 'danger', message: answer.failure.message });
          return undefined;
        }
        const carried = carryClip(clip, new Map(Object.entries(answer.answer.ids)));
        const things = listLeftOut(carried.leftOut, write);
        if (things !== '') showToast({ message: write(texts.leftOut, { things }) });
        return carried.clip;
      },
    }),
    [identifier, siteId, write],
  );
}

function listLeftOut(leftOut: LeftOut, write: WriteText): string {
  return (['files', 'links', 'forms', 'others'] as const)
    .filter((kind) => leftOut[kind] > 0)
    .map((kind) => write(texts[kind], { count: leftOut[kind] }))
    .join(', ');
}
