import type { LucideIcon } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** Something that can be done with what is chosen: an icon with a name. */
export function Tool({
  label,
  icon: Icon,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
}) {
  return (
    <Button kind="quiet" isIcon aria-label={label} onPress={onPress}>
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}
