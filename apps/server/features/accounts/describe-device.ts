const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What people call the device of a `User-Agent`: `Firefox on Linux`. */
export function describeDevice(userAgent: string | undefined): string {
  const [browser, system] = [browsers, systems].map(
    (kinds) => kinds.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0],
  );
  if (!browser) return 'Another device';
  return system ? `${browser} on ${system}` : browser;
}
