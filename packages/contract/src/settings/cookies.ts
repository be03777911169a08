import { defineSettings, publicField, text } from './define-settings.ts';

/** How visitors are asked. They are asked only where something would tell others about them. */
export const cookieSettings = defineSettings(
  'cookies',
  'How visitors are asked for their consent',
  {
    bannerText: publicField(text(), 'The question; {networks} stands for who would be told'),
    acceptText: publicField(text(), 'On the button that agrees'),
    declineText: publicField(text(), 'On the button that declines'),
    openText: publicField(text(), 'On the button by which visitors change their mind'),
  },
);
