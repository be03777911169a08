/** What can be done on the screen that is open: the palette offers it, the sheet of keys names its keys. */
import { useEffect } from 'react';

/** A command of a screen. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  /** By which keys it is done, as the sheet writes them: `Ctrl C`. */
  readonly keys?: string;
  /** Missing: by its keys alone. */
  readonly run?: () => void;
}

let told: readonly ScreenCommand[] = [];

/** The commands of the screen that is open. */
export function listScreenCommands(): readonly ScreenCommand[] {
  return told;
}

/** Tells the commands of a screen while it is open; the list stays the same until one of them changes. */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  useEffect(() => {
    told = commands;
    return () => {
      if (told === commands) told = [];
    };
  }, [commands]);
}
