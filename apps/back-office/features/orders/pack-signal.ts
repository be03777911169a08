/** A sound and a buzz for whoever looks at the shelf and not at the screen. */

let context: AudioContext | undefined;

/** One high tone for what is right, a long low one for what is wrong. Silent where there is no sound. */
export function signalPacked(isRight: boolean): void {
  // Some browsers have no vibration at all.
  if ('vibrate' in navigator) navigator.vibrate(isRight ? 60 : [120, 80, 120]);
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const seconds = isRight ? 0.09 : 0.35;
  tone.frequency.value = isRight ? 1320 : 220;
  tone.type = isRight ? 'sine' : 'square';
  volume.gain.value = 0.08;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + seconds);
}
