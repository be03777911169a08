import type { ScreenText } from '../../../texts/define-texts.ts';

/** A small picture among letters, and what people type for it. */
export interface Emoji {
  readonly picture: string;
  readonly name: ScreenText;
}

const e = (picture: string, en: string, de: string): Emoji => ({ picture, name: { en, de } });

/** Those that pages of shops and makers use; any other one can be pasted. */
export const emojis: readonly Emoji[] = [
  e('😀', 'smile', 'lachen'),
  e('😊', 'happy', 'froh'),
  e('😍', 'love', 'verliebt'),
  e('😉', 'wink', 'zwinkern'),
  e('😎', 'cool', 'cool'),
  e('🤔', 'think', 'denken'),
  e('😢', 'sad', 'traurig'),
  e('😮', 'wow', 'staunen'),
  e('👍', 'thumbsup', 'daumenhoch'),
  e('👎', 'thumbsdown', 'daumenrunter'),
  e('👏', 'clap', 'klatschen'),
  e('🙏', 'thanks', 'danke'),
  e('👋', 'wave', 'winken'),
  e('💪', 'strong', 'stark'),
  e('❤️', 'heart', 'herz'),
  e('💚', 'greenheart', 'grünesherz'),
  e('⭐', 'star', 'stern'),
  e('✨', 'sparkles', 'funkeln'),
  e('🔥', 'fire', 'feuer'),
  e('🎉', 'party', 'feier'),
  e('🎁', 'gift', 'geschenk'),
  e('🎂', 'cake', 'kuchen'),
  e('☕', 'coffee', 'kaffee'),
  e('🍵', 'tea', 'tee'),
  e('🍞', 'bread', 'brot'),
  e('🍷', 'wine', 'wein'),
  e('🌱', 'sprout', 'keimling'),
  e('🌿', 'herb', 'kraut'),
  e('🌸', 'blossom', 'blüte'),
  e('🌻', 'sunflower', 'sonnenblume'),
  e('🌳', 'tree', 'baum'),
  e('☀️', 'sun', 'sonne'),
  e('🌙', 'moon', 'mond'),
  e('❄️', 'snow', 'schnee'),
  e('🌍', 'earth', 'erde'),
  e('🐶', 'dog', 'hund'),
  e('🐱', 'cat', 'katze'),
  e('🏠', 'house', 'haus'),
  e('🚚', 'truck', 'lieferwagen'),
  e('📦', 'package', 'paket'),
  e('🛒', 'cart', 'warenkorb'),
  e('💳', 'card', 'karte'),
  e('💡', 'idea', 'idee'),
  e('📍', 'place', 'ort'),
  e('📞', 'phone', 'telefon'),
  e('✉️', 'mail', 'brief'),
  e('📅', 'calendar', 'kalender'),
  e('⏰', 'clock', 'wecker'),
  e('📷', 'camera', 'kamera'),
  e('🎵', 'music', 'musik'),
  e('🎨', 'art', 'kunst'),
  e('🧵', 'thread', 'faden'),
  e('🧶', 'yarn', 'wolle'),
  e('🏺', 'pottery', 'keramik'),
  e('✅', 'check', 'haken'),
  e('❌', 'cross', 'kreuz'),
  e('⚠️', 'warning', 'achtung'),
  e('ℹ️', 'info', 'info'),
  e('➡️', 'right', 'rechts'),
  e('♻️', 'recycle', 'recycling'),
];

/** The one that is called so in any language; undefined for none. */
export function emojiNamed(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return emojis.find(({ name: { en, de } }) => en === wanted || de === wanted)?.picture;
}
