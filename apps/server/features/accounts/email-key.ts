/** What makes two typed emails one: neither space around them nor the case of letters. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
