import type { UploadLine } from './upload-store.ts';

/** So many lines are drawn of uploads; thousands would hold the tab. */
export const shownAtMost = 30;

/** So many are not summed up and have no button for all of them. */
export const fewAtMost = 5;

/** What is drawn of uploads, and what stands for the rest. */
export interface ShownUploads {
  /** In the order in which they were added. */
  readonly lines: readonly UploadLine[];
  readonly done: number;
  /** Given up or refused. */
  readonly ended: number;
}

const ranks: Readonly<Record<UploadLine['state'], number>> = {
  sending: 0,
  paused: 0,
  processing: 0,
  ended: 1,
  waiting: 2,
  done: 3,
};

/** What is on its way comes first, then what somebody has to look at, then what is next. */
export function chooseShown(uploads: readonly UploadLine[]): ShownUploads {
  const count = (wanted: UploadLine['state']) =>
    uploads.filter(({ state }) => state === wanted).length;
  const lines =
    uploads.length <= shownAtMost
      ? uploads
      : uploads
          .toSorted((a, b) => ranks[a.state] - ranks[b.state] || a.key - b.key)
          .slice(0, shownAtMost)
          .toSorted((a, b) => a.key - b.key);
  return {
    lines,
    done: count('done'),
    ended: count('ended'),
  };
}
