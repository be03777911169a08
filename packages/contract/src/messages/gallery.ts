/** What a gallery says to visitors who hear the page. GLRY-01, GLRY-11 */
export const galleryMessages = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  /** A picture without any words. */
  picture: 'Picture {number}',
  large: 'Pictures',
  place: '{number} of {count}',
  /** A picture that opens large and has no words. */
  open: 'Open the picture large',
} as const;

/** What the button of a video behind a section says. */
export const videoMessages = { pause: 'Pause the video', play: 'Play the video' } as const;
