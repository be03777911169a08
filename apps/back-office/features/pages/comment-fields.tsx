import { blogComments, commentLimits, type BlogComments } from '@sitewright/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pageTexts as texts } from './page-texts.ts';
import type { PageTabProps } from './page-fields.ts';

const choiceTexts = {
  off: texts.commentsOff,
  moderated: texts.commentsModerated,
  on: texts.commentsOn,
} as const satisfies Record<BlogComments, unknown>;

/** What visitors may do below the posts of a page, unless a post says otherwise. SOCL-01 */
export function CommentFields({ fields, onChange, errors }: PageTabProps) {
  const write = useTexts();
  const { comments, commentDays } = fields;
  /** What is no number of days yet. */
  const [days, setDays] = useState<string>();
  return (
    <>
      <SelectField
        label={write(texts.comments)}
        help={write(texts.commentsHelp)}
        choices={blogComments.map((one) => ({ value: one, label: write(choiceTexts[one]) }))}
        value={comments}
        onChange={(value) => onChange({ comments: value })}
      />
      {comments !== 'off' && (
        <TextField
          label={write(texts.commentDays)}
          help={write(texts.commentDaysHelp)}
          inputMode="numeric"
          value={days ?? (commentDays === null ? '' : String(commentDays))}
          onChange={(typed) => {
            const number = Number(typed);
            const isNumber =
              Number.isInteger(number) && number >= 1 && number <= commentLimits.days;
            const isRight = typed.trim() === '' || isNumber;
            setDays(isRight ? undefined : typed);
            if (isRight) onChange({ commentDays: typed.trim() === '' ? null : number });
          }}
          error={
            errors['changes.commentDays.to'] ??
            (days === undefined
              ? undefined
              : write(texts.commentDaysBounds, { most: commentLimits.days }))
          }
        />
      )}
    </>
  );
}
