import type { Answerer } from './answer-scope.ts';

/** Moments as clocks of the site show them. */
export const answerMoments: Answerer<'moment'> = async ({ snapshot, templates }, queries) => {
  const { locale, timeZone } = snapshot.site;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const now = new Date(templates.localeAndTime.now).getTime();
  return queries.map(({ at }) => ({ kind: 'moment', text: format.format(at), isOver: at <= now }));
};
