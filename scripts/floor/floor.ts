/**
 * The oldest browsers in which pages come alive, as MDN names them; in older ones they stay as they are without
 * JavaScript. The last lines of `web/entry.client.tsx` tell them apart. We promise Firefox from 115 on; 98 is the first
 * that passes.
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
