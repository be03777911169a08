import { useState } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from './toast-store.ts';

const texts = defineTexts({
  failed: {
    en: 'The browser does not let this page copy. Select the text and copy it yourself.',
    de: 'Der Browser lässt diese Seite nicht kopieren. Markieren Sie den Text und kopieren Sie ihn selbst.',
  },
});

/**
 * Copies words, and remembers the last ones. Where the browser lets nobody, as on addresses without
 * https, it says so.
 */
export function useCopy(): {
  readonly copied: string | undefined;
  readonly copy: (text: string) => void;
} {
  const write = useTexts();
  const [copied, setCopied] = useState<string>();
  const copy = async (text: string) => {
    try {
      // Not there on addresses without https.
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      showToast({ tone: 'danger', message: write(texts.failed) });
    }
  };
  return { copied, copy: (text) => void copy(text) };
}
