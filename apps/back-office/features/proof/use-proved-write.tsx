import type { CallAddress, CallAnswer, CallFailure, CallInput } from '@sitewright/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWrite, type WriteOptions } from '../../data/use-write.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface ProvedWrite<Input> {
  readonly run: (input: Input) => void;
  readonly isRunning: boolean;
  /** Put it into the screen: it asks who is there when the write needs a fresh proof. */
  readonly dialog: ReactNode;
}

/** A write that is sensitive: it asks "confirm that it is you" where that is needed, and goes on. */
export function useProvedWrite<Address extends CallAddress>(
  address: Address,
  options: WriteOptions<CallAnswer<Address>, CallInput<Address>> = {},
): ProvedWrite<CallInput<Address>> {
  const [waiting, setWaiting] = useState<CallInput<Address>>();
  const write = useWrite(address, {
    ...options,
    onFailed: (failure, input) => {
      if (codeOf(failure) === 'proof_required') setWaiting(input);
      else if (options.onFailed) options.onFailed(failure, input);
      else showToast({ tone: 'danger', message: failure.message });
    },
  });
  const dialog = waiting !== undefined && (
    <ProofDialog
      onClose={() => setWaiting(undefined)}
      onProved={() => {
        setWaiting(undefined);
        write.run(waiting);
      }}
    />
  );
  return { run: write.run, isRunning: write.isRunning, dialog };
}

function codeOf(failure: CallFailure): string {
  return 'code' in failure ? failure.code : '';
}
