import type { Review, ReviewState } from '@sitewright/contract';
import { useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { showing } from '../../data/shown-at-once.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Card, Columns, Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { Stars, StateBadge } from './review-marks.tsx';
import { reviewReads } from './review-query.ts';
import { showModerated } from './shown-reviews.ts';
import { reviewTexts as texts } from './review-texts.ts';
import classes from './reviews.module.css';

/** One review: its words, whether it is shown, and what the shop answers. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/reviews/:id', { params: { identifier, id } });
  const back = { href: href('reviews'), label: write(texts.title) };
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.review)} back={back} read={read} />;
  }
  const review = read.answer;
  return (
    <Page
      title={review.title || write(texts.review)}
      back={back}
      badges={
        <>
          <StateBadge state={review.state} />
          {review.isVerified && <Badge tone="info">{write(texts.verified)}</Badge>}
        </>
      }
      actions={<Actions review={review} />}
    >
      <Columns aside={<About review={review} />}>
        <Card>
          <div className={classes['stack']}>
            <Stars rating={review.rating} />
            <p className={classes['body']}>{review.body || write(texts.noWords)}</p>
          </div>
        </Card>
        <Reply key={`${review.id} ${review.reply}`} review={review} />
      </Columns>
    </Page>
  );
}

function About({ review }: { review: Review }) {
  const write = useTexts();
  const { href, may } = useSite();
  const { productId, productTitle, orderNumber, customerId } = review;
  const product = productTitle || write(texts.gone);
  return (
    <Card title={write(texts.about)}>
      <Facts
        facts={[
          [
            write(texts.product),
            productTitle && may('view-products') ? (
              <a key="product" href={href(`products/${productId}`)}>
                {product}
              </a>
            ) : (
              product
            ),
          ],
          [write(texts.by), review.authorName],
          [write(texts.email), review.email],
          [
            write(texts.order),
            orderNumber !== null && (
              <a key="order" href={href(`orders/${orderNumber}`)}>
                {write(texts.orderNumber, { number: String(orderNumber) })}
              </a>
            ),
          ],
          [
            write(texts.customer),
            customerId !== null && (
              <a key="customer" href={href(`customers/${customerId}`)}>
                {write(texts.openCustomer)}
              </a>
            ),
          ],
          [write(texts.source), write(texts[review.source])],
          [write(texts.written), <Moment key="written" at={review.createdOn} />],
          [
            write(texts.changed),
            review.updatedOn !== review.createdOn && <Moment key="changed" at={review.updatedOn} />,
          ],
        ]}
      />
    </Card>
  );
}

function Actions({ review: { id, state, productPath } }: { review: Review }) {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href } = useSite();
  const options = { refreshes: reviewReads };
  const change = useWrite('PATCH /api/sites/:identifier/reviews/:id', {
    ...options,
    shows: ({ params: { id: shown }, body: { changes } }) =>
      changes.state ? showModerated([shown], changes.state.to) : [],
  });
  const remove = useWrite('DELETE /api/sites/:identifier/reviews/:id', {
    ...options,
    onDone: () => void router.navigate({ href: href('reviews') }),
  });
  const params = { identifier, id };
  const give = (to: ReviewState) =>
    change.run({ params, body: { changes: { state: { from: state, to } } } });
  return (
    <>
      {productPath !== null && state === 'published' && (
        <ButtonLink href={`${productPath}#reviews`} target="_blank">
          {write(texts.seePage)}
        </ButtonLink>
      )}
      <Button isPending={remove.isRunning} onPress={() => remove.run({ params })}>
        {write(texts.remove)}
      </Button>
      {state !== 'hidden' && (
        <Button isPending={change.isRunning} onPress={() => give('hidden')}>
          {write(texts.hide)}
        </Button>
      )}
      {state !== 'published' && (
        <Button kind="primary" isPending={change.isRunning} onPress={() => give('published')}>
          {write(texts.approve)}
        </Button>
      )}
    </>
  );
}

function Reply({ review: { id, reply, email } }: { review: Review }) {
  const write = useTexts();
  const { identifier } = useSite();
  const { fields, change, forget } = useTyped(`reviews/${id}/reply`, { text: reply });
  const typed = fields.text;
  const [mailsWriter, setMailsWriter] = useState(false);
  const save = useWrite('PATCH /api/sites/:identifier/reviews/:id', {
    refreshes: reviewReads,
    shows: ({ body: { changes } }) => [
      showing('GET /api/sites/:identifier/reviews/:id', (review) =>
        review.id === id && changes.reply ? { ...review, reply: changes.reply.to } : review,
      ),
    ],
    onDone: forget,
  });
  return (
    <Card title={write(texts.reply)}>
      <form
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          const changes = { reply: { from: reply, to: typed.trim() } };
          save.run({ params: { identifier, id }, body: { changes, mailsWriter } });
        }}
      >
        <TextField
          isLong
          label={write(texts.reply)}
          help={write(texts.replyHelp)}
          value={typed}
          onChange={(text) => change({ text })}
          maxLength={2_000}
        />
        {email !== null && (
          <SwitchField isSelected={mailsWriter} onChange={setMailsWriter}>
            {write(texts.mailWriter)}
          </SwitchField>
        )}
        <Button
          kind="primary"
          type="submit"
          isPending={save.isRunning}
          isDisabled={typed.trim() === reply}
        >
          {write(texts.saveReply)}
        </Button>
      </form>
    </Card>
  );
}
