/**
 * The oldest browser versions that run our scripts, by MDN's names; in older ones pages work as without JavaScript. The
 * last lines of `web/entry.client.tsx` make the distinction. We promise Firefox 115; 98 is the first that works.
 */
export const floor = {
  chrome: 92,
  chrome_android: 92,
  webview_android: 92,
  samsunginternet_android: 16,
  safari: 15.4,
  safari_ios: 15.4,
  firefox: 98,
  firefox_android: 98,
} as const;
