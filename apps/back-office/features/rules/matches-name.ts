/** Whether a name holds what was typed, whatever the case. */
export function matchesName(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.trim().toLowerCase());
}
