import { defineNumberEnum } from './number-enum.ts';

/** Kinds of slices of a cover page. ENUM-07. */
export const sliceTypes = defineNumberEnum({
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
});
