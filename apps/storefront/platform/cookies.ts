/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
  }
  return undefined;
}

/** True when the browser keeps cookies for this page; tried with a cookie that is removed at once. */
export function areCookiesEnabled(): boolean {
  document.cookie = 'Test=1; path=/; SameSite=Lax';
  const kept = readCookie('Test') === '1';
  document.cookie = 'Test=; path=/; max-age=0';
  return kept;
}

/**
 * Whether the cart is worth asking for: a signed-in visitor, `hasCart` equal to
 * `true`, or a cart cookie (CART-17, CART-24).
 */
export function mayHaveCart(cookies: string = document.cookie): boolean {
  return (
    readCookie('hasCart', cookies) === 'true' ||
    readCookie('CART', cookies) !== undefined ||
    isSignedIn(cookies)
  );
}

/** Whether the site-user cookie says that the visitor is signed in. */
export function isSignedIn(cookies: string = document.cookie): boolean {
  const record = readCookie('SiteUserInfo', cookies);
  return record !== undefined && /"authenticated"\s*:\s*true/.test(record);
}
