/** What people who come from elsewhere call blocks and sections: a search finds them under these too. */
import { blockTypeTable, type DesignKind } from '@sitewright/blocks';

/** In all languages of the back office, in small letters. */
const wordsOfBlocks: Readonly<Record<string, string>> = {
  text: 'paragraph rich text words absatz worte',
  heading: 'title headline titel',
  button: 'call to action cta link',
  quote: 'testimonial blockquote zitat stimme',
  hero: 'banner cover header titelbild',
  accordion: 'faq questions answers collapse toggle fragen antworten aufklappen',
  line: 'divider separator rule trennlinie trenner',
  spacer: 'gap space padding abstand lücke',
  image: 'photo picture foto',
  gallery: 'photos pictures slideshow slider carousel grid fotos diashow karussell',
  video: 'film movie youtube vimeo',
  audio: 'sound music podcast mp3 musik ton',
  'before-after': 'compare comparison slider vergleich',
  logos: 'clients partners brands press kunden partner marken presse',
  embed: 'youtube instagram iframe html widget einbetten',
  product: 'buy now item kaufen artikel',
  'product-list': 'featured products collection store shop produkte sammlung',
  reviews: 'ratings stars testimonials sterne',
  donation: 'give fundraising spende sammeln',
  form: 'contact form survey enquiry kontaktformular umfrage anfrage',
  newsletter: 'sign up subscribe mailing list anmeldung abonnieren',
  'member-area': 'login sign in members only anmelden mitglieder',
  'social-links': 'facebook instagram youtube icons symbole',
  table: 'price list comparison preisliste vergleich',
  chart: 'graph bars pie diagram diagramm balken kreis',
  map: 'location address directions google karte standort adresse anfahrt',
  'opening-hours': 'business hours times schedule geschäftszeiten zeiten',
  countdown: 'timer clock uhr',
  'tour-dates': 'events gigs concerts termine konzerte veranstaltungen',
  summary: 'blog posts list articles beiträge artikel',
  menu: 'navigation links',
  languages: 'translation übersetzung',
  calendar: 'events dates termine veranstaltungen',
  code: 'html script css iframe',
};

const wordsOfSections: Readonly<Partial<Record<DesignKind, string>>> = {
  intro: 'hero banner cover header titelbild',
  about: 'story history wir geschichte',
  features: 'columns benefits services spalten leistungen',
  gallery: 'photos images portfolio carousel fotos karussell',
  products: 'shop store',
  text: 'paragraph columns absatz spalten',
  team: 'people staff employees menschen mitarbeiter',
  voices: 'reviews quotes customers bewertungen zitate kunden',
  faq: 'faq answers accordion antworten',
  prices: 'pricing plans packages pakete',
  contact: 'map address directions opening hours karte adresse anfahrt öffnungszeiten',
  calls: 'cta call to action banner',
  posts: 'blog news articles neues artikel',
  logos: 'clients partners brands press kunden marken presse',
};

/** Too common: nearly every section has some. */
const unnamed: readonly string[] = ['text', 'heading', 'button'];

/** Whether a block of this type is meant by what is searched for, in small letters. */
export function isBlockMeant(type: string, wanted: string): boolean {
  return has(wordsOfBlocks[type] ?? '', wanted);
}

/** Whether a section of this kind, which holds blocks of these types, is meant by it. */
export function isSectionMeant(kind: DesignKind, types: Iterable<string>, wanted: string): boolean {
  if (has(wordsOfSections[kind] ?? '', wanted)) return true;
  return [...new Set(types)].some((type) => {
    if (unnamed.includes(type)) return false;
    const { title = '', germanTitle = '' } = blockTypeTable.get(type) ?? {};
    return has(`${title} ${germanTitle}`.toLowerCase(), wanted) || isBlockMeant(type, wanted);
  });
}

/** Each word that is wanted begins one of these. */
function has(words: string, wanted: string): boolean {
  const all = words.split(' ');
  return wanted.split(/\s+/).every((part) => all.some((word) => word.startsWith(part)));
}
