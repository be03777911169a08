import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

/** Texts of what an owner changes of a look; what each is called comes from the theme. */
export const tweakTexts = defineTexts({
  title: { en: 'Colours and shapes', de: 'Farben und Formen' },
  intro: {
    en: 'What you change here stands on every page at once, and stays when you choose another look.',
    de: 'Was Sie hier ändern, gilt auf allen Seiten zugleich und bleibt, wenn Sie ein anderes Aussehen wählen.',
  },
  ofLook: { en: 'As the look has it', de: 'Wie das Aussehen es hat' },
});

/** What choices of themes are called; others stand there as the theme writes them. */
export const optionTexts: Readonly<Record<string, ScreenText>> = defineTexts({
  snug: { en: 'Snug', de: 'Eng' },
  usual: { en: 'Usual', de: 'Üblich' },
  airy: { en: 'Airy', de: 'Weit' },
  calm: { en: 'Calm', de: 'Ruhig' },
  grand: { en: 'Grand', de: 'Groß' },
  pairing: { en: 'Of the font pairing', de: 'Des Schriftpaars' },
  plain: { en: 'Plain', de: 'Schlicht' },
  capitals: { en: 'Capitals', de: 'Großbuchstaben' },
  filled: { en: 'Filled', de: 'Gefüllt' },
  outlined: { en: 'Outlined', de: 'Mit Rand' },
  centred: { en: 'Centred', de: 'Mittig' },
  left: { en: 'Left', de: 'Links' },
  side: { en: 'At the side', de: 'Daneben' },
  wide: { en: 'Wide', de: 'Breit' },
  framed: { en: 'Framed', de: 'Gerahmt' },
  boxed: { en: 'In boxes', de: 'In Kästen' },
  large: { en: 'Large', de: 'Groß' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  true: { en: 'On', de: 'An' },
  false: { en: 'Off', de: 'Aus' },
});
