import type { KeyboardEvent } from 'react';

/**
 * Arrows go through the outline as through a tree, Home and End to its ends, letters to what begins
 * with them. On what is chosen the arrows move it on the page, as everywhere.
 */
export function walkOutline(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof HTMLButtonElement)) return;
  const lines = [...currentTarget.querySelectorAll('button')];
  const isChosen = target.getAttribute('aria-current') === 'true' && !isSection(target);
  const next = findLine(lines, lines.indexOf(target), key);
  if (!next || (isChosen && key.startsWith('Arrow'))) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function isSection(line: HTMLElement): boolean {
  return line.dataset['section'] !== undefined;
}

/** Where a key leads; undefined: it is none of the outline's. */
function findLine(
  lines: readonly HTMLButtonElement[],
  at: number,
  key: string,
): HTMLButtonElement | undefined {
  const line = lines[at];
  switch (key) {
    case 'ArrowDown': {
      return lines[at + 1] ?? line;
    }
    case 'ArrowUp': {
      return lines[at - 1] ?? line;
    }
    case 'Home': {
      return lines[0];
    }
    case 'End': {
      return lines.at(-1);
    }
    case 'ArrowLeft': {
      return line && !isSection(line) ? (lines.slice(0, at).findLast(isSection) ?? line) : line;
    }
    case 'ArrowRight': {
      const below = lines[at + 1];
      return line && isSection(line) && below && !isSection(below) ? below : line;
    }
    default: {
      return /^[\p{L}\p{N}]$/u.test(key) ? findByLetter(lines, at, key) : undefined;
    }
  }
}

function findByLetter(
  lines: readonly HTMLButtonElement[],
  at: number,
  letter: string,
): HTMLButtonElement | undefined {
  const wanted = letter.toLocaleLowerCase();
  return [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find(({ textContent }) =>
    textContent.trim().toLocaleLowerCase().startsWith(wanted),
  );
}
