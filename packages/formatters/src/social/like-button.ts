import { isTruthy } from '@sitewright/template';
import type { Formatter } from '@sitewright/template';
import { emit } from '../values/emit.ts';
import { resolveIn } from '../values/scope.ts';

/** The like button. SOCL-05. */
export const likeButton: Formatter = {
  name: 'like-button',
  run: (item, _, ctx) => {
    const isOn = isTruthy(resolveIn(item, ['websiteSettings', 'simpleLikingEnabled'], ctx));
    if (!isTruthy(item) || !isOn) return '';
    const print = (name: string) => emit(resolveIn(item, [name], ctx));
    return (
      `\n  <span class="sqs-simple-like" data-item-id="${print('id')}" data-like-count="${print('likeCount')}">\n` +
      '    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n'
    );
  },
};
