import { defineTexts } from '../../texts/define-texts.ts';

/** Texts about comments. */
export const commentTexts = defineTexts({
  title: { en: 'Comments', de: 'Kommentare' },
  comment: { en: 'Comment', de: 'Kommentar' },
  states: { en: 'States', de: 'Zustände' },
  all: { en: 'All', de: 'Alle' },
  waiting: { en: 'Waiting', de: 'Wartet' },
  published: { en: 'Published', de: 'Veröffentlicht' },
  hidden: { en: 'Hidden', de: 'Verborgen' },
  search: { en: 'Search names and words', de: 'Namen und Wörter suchen' },
  post: { en: 'Post', de: 'Beitrag' },
  gone: { en: 'Post is gone', de: 'Beitrag gibt es nicht mehr' },
  state: { en: 'State', de: 'Status' },
  written: { en: 'Written', de: 'Geschrieben' },
  remove: { en: 'Delete', de: 'Löschen' },
  actions: { en: 'Actions', de: 'Aktionen' },
  more: { en: 'More about the comment of {name}', de: 'Mehr zum Kommentar von {name}' },
  see: { en: 'See it on the site', de: 'Auf der Website ansehen' },
  count: {
    en: '{count, plural, one {# comment} other {# comments}}',
    de: '{count, plural, one {# Kommentar} other {# Kommentare}}',
  },
  countMore: { en: 'More than {count} comments', de: 'Mehr als {count} Kommentare' },
  none: { en: 'No comments yet', de: 'Noch keine Kommentare' },
  noneText: {
    en: 'Visitors write them below posts once comments are switched on for the site. The settings of a blog say whether you read them first.',
    de: 'Besucher schreiben sie unter Beiträge, sobald Kommentare für die Website eingeschaltet sind. Die Einstellungen eines Blogs sagen, ob Sie sie zuerst lesen.',
  },
  toSettings: { en: 'Settings of comments', de: 'Einstellungen der Kommentare' },
  notFound: { en: 'No comment matches', de: 'Kein Kommentar passt dazu' },
});
