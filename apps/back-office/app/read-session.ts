import type { StaffSessionAnswer } from '@sitewright/contract';

/** Who works here, as the page brought it. Undefined before signing in. */
export function readSession(): StaffSessionAnswer | undefined {
  const text = document.getElementById('staff-session')?.textContent;
  // The server wrote it by the schema of the call.
  return text ? (JSON.parse(text) as StaffSessionAnswer) : undefined;
}
