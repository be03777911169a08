import {
  addressSchema,
  draftLineSchema,
  orderEditSchema,
  type CallAnswer,
  type CallFailure,
  type OrderEditContent,
} from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { findDraft, forgetDraft, keepDraft } from '../../data/local-draft.ts';
import { useRead } from '../../data/use-read.ts';
import { useSettled } from '../../data/use-settled.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { editTexts as texts } from './edit-texts.ts';
import { newRequestId, useOrderParams, useOrderWrite } from './use-order.ts';

const previewCall = 'POST /api/sites/:identifier/orders/:number/edits/preview';
const nothing = orderEditSchema.parse({});

/** An edit while it is typed. What is typed stays on this device until it is confirmed. */
export interface OrderEdit {
  readonly content: OrderEditContent;
  readonly change: (fields: Partial<OrderEditContent>) => void;
  readonly startOver: () => void;
  /** True once it says something that differs. */
  readonly isTyped: boolean;
  /** False while a line or the address lacks something: nothing of it is made then. */
  readonly isComplete: boolean;
  /** What it comes to; undefined while that is not known, or it is refused. */
  readonly preview: CallAnswer<typeof previewCall> | undefined;
  readonly refusal: CallFailure | undefined;
  readonly confirm: (how: { refund: 'now' | 'later'; isMailed: boolean }) => void;
  readonly isRunning: boolean;
}

/** Looks what an edit comes to a moment after the last key, and makes it. */
export function useOrderEdit(): OrderEdit {
  const write = useTexts();
  const router = useRouter();
  const { href } = useSite();
  const params = useOrderParams();
  const name = `${params.identifier}/orders/${params.number}/edit`;
  const [requestId] = useState(newRequestId);
  const [content, setContent] = useState(() => findDraft<OrderEditContent>(name) ?? nothing);
  const written = JSON.stringify(content);
  const isTyped = written !== JSON.stringify(nothing);
  useEffect(() => {
    if (isTyped) keepDraft(name, JSON.parse(written));
    else forgetDraft(name);
  }, [name, written, isTyped]);
  const complete = completeOf(content);
  const asked = useSettled(complete);
  const isAsked = JSON.stringify(asked) !== JSON.stringify(nothing);
  const read = useRead(
    previewCall,
    { params, body: { content: asked } },
    { isWanted: isAsked, keepsPrevious: true },
  );
  const edit = useOrderWrite('POST /api/sites/:identifier/orders/:number/edits', {
    onDone: () => {
      forgetDraft(name);
      showToast({ message: write(texts.done) });
      void router.navigate({ href: href(`orders/${params.number}`) });
    },
  });
  const preview = isAsked && read.state === 'success' ? read.answer : undefined;
  // What was looked at is what was typed, to the last key.
  const isSeen = JSON.stringify(asked) === JSON.stringify(complete);
  const isCurrent = isSeen && read.state === 'success' && !read.isRefreshing;
  return {
    content,
    change: (fields) => setContent((before) => ({ ...before, ...fields })),
    startOver: () => setContent(nothing),
    isTyped,
    isComplete: JSON.stringify(complete) === written,
    preview,
    refusal: isAsked && read.state === 'failed' ? read.failure : undefined,
    isRunning: edit.isRunning || !isCurrent,
    confirm: (how) => {
      if (!preview) return;
      const { version, differenceCents: expectedDifferenceCents } = preview;
      const body = { requestId, version, expectedDifferenceCents, content: asked, ...how };
      edit.run({ params, body });
    },
  };
}

/** The parts that are whole already. */
function completeOf(content: OrderEditContent): OrderEditContent {
  const { shippingAddress, lines } = content;
  return {
    ...content,
    shippingAddress: addressSchema.safeParse(shippingAddress).success ? shippingAddress : null,
    lines: lines.filter((line) => draftLineSchema.safeParse(line).success),
  };
}
