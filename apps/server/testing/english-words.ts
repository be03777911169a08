/** Finds English on pages and in mails that should have none. */
import { fieldMessages, visitorWordsOf } from '@sitewright/contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts of our own views and of the theme that comes along, as `[English, German]`. */
function textsOfTemplates(): [string, string][] {
  const root = path.join(import.meta.dirname, '../../..');
  return ['apps/server/render/builtin', 'themes/linden'].flatMap((folder) => {
    const read = (name: string) =>
      JSON.parse(
        readFileSync(path.join(root, folder, `strings/template-${name}.json`), 'utf8'),
      ) as Record<string, string>;
    const german = read('de');
    return Object.entries(read('en-US')).map(([name, text]): [string, string] => [
      text,
      german[name] ?? '',
    ]);
  });
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/[\p{L}’']+/gu) ?? [];

function makeVocabulary(): ReadonlySet<string> {
  const texts = [
    ...Object.entries(visitorWordsOf('de') ?? {}),
    ...textsOfTemplates(),
    ...Object.values(fieldMessages).map((text): [string, string] => [text, '']),
  ];
  const german = new Set(texts.flatMap(([, text]) => wordsOf(text)));
  const both = new Set([...german, ...alsoGerman]);
  return new Set(texts.flatMap(([text]) => wordsOf(text)).filter((word) => !both.has(word)));
}

/** Short for Thursday, half of a day, and a kind of dollars. */
const alsoGerman = ['do', 'pm', 'us'];

let vocabulary: ReadonlySet<string> | undefined;

/** Words of a text that stand in English texts of ours and in no German one. */
function findEnglishWords(text: string): string[] {
  vocabulary ??= makeVocabulary();
  // Codes, such as those of gift cards, and addresses are no words.
  const words = text.replaceAll(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b|\S+@\S+/g, ' ');
  return wordsOf(words).filter((word) => vocabulary!.has(word));
}

const read = /\s(?:aria-label|title|alt|placeholder|data-title|label)="([^"]*)"/g;

/** What people read or hear of a page or a mail, each text once; what is in another language is left out. */
export function readableTexts(html: string): string[] {
  const shown = html
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<(script|style|svg|code)\b[\s\S]*?<\/\1>/g, ' ')
    // Names of countries and regions are those of the people there.
    .replaceAll(/<select\b[^>]*(?:country|region|address-level1)[\s\S]*?<\/select>/gi, ' ');
  const description = /<meta name="description" content="([^"]*)"/.exec(shown)?.[1] ?? '';
  const attributes = [...shown.matchAll(read)].map(([, text]) => text!);
  const texts = [description, ...attributes, ...shown.replaceAll(/<[^>]*>/g, '\n').split('\n')];
  return [...new Set(texts.map((text) => text.replaceAll(/&\w+;|&#\d+;/g, ' ').trim()))].filter(
    (text) => text !== '',
  );
}

/** Texts with English in them, and the words that are: `Remove it (remove, it)`. */
export function findEnglish(
  html: string,
  known: (text: string) => boolean = () => false,
): string[] {
  return readableTexts(html).flatMap((text) => {
    const words = findEnglishWords(text);
    return words.length === 0 || known(text) ? [] : [`${text} (${words.join(', ')})`];
  });
}
