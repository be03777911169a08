import { bindOpeners } from './bind-openers.ts';

/** A picture that stands for itself opens large; its link leads to it before. */
export function start(root: HTMLElement): void {
  bindOpeners(root);
}
