import { defineSettings, flag, publicField, text } from './define-settings.ts';

/**
 * How visitors are asked. They are asked only where something would tell others about them, or keep
 * something in their browser that the shop works without.
 */
export const cookieSettings = defineSettings(
  'cookies',
  'How visitors are asked for their consent',
  {
    bannerText: publicField(text(), 'The question; {networks} stands for who would be told'),
    acceptText: publicField(text(), 'On the button that agrees'),
    declineText: publicField(text(), 'On the button that declines'),
    asksForArrivals: publicField(
      flag(false),
      'Visitors are asked whether the shop may remember, until they leave, by which page they came',
    ),
    openText: publicField(text(), 'On the button by which visitors change their mind'),
  },
);
