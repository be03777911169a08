import { useTexts } from '../../texts/use-texts.ts';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

/** What messages are signed with, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const write = useTexts();
  return <ShownOnce title={write(texts.secret)} value={secret} onClose={onClose} />;
}
