import type { LucideIcon } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** Something that can be done with what is chosen: an icon with a name. */
export function Tool({
  label,
  icon: Icon,
  isDisabled = false,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  return (
    <Button kind="quiet" isIcon aria-label={label} isDisabled={isDisabled} onPress={onPress}>
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}
