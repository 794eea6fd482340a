import type { Browser, System } from '#contract/sessions.ts';

/** Maximum number of characters of a user agent that are searched. */
const SEARCHED_LENGTH = 400;

// The order matters: most browsers also call themselves Chrome and Safari.
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdgA?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+.*Safari\//],
];
const SYSTEMS: readonly (readonly [System, RegExp])[] = [
  ['iphone', /\b(iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows NT\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\b(Linux|CrOS)\b/],
];

/** Returns what is stored of a user agent: browser family and operating system, as in `chrome android`, or `other`. */
export function browserFamily(userAgent = ''): string {
  const shortened = userAgent.slice(0, SEARCHED_LENGTH);
  const browser = BROWSERS.find(([, pattern]) => pattern.test(shortened))?.[0] ?? 'other';
  const system = SYSTEMS.find(([, pattern]) => pattern.test(shortened))?.[0] ?? 'other';
  return `${browser} ${system}`;
}
