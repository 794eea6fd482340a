/** Hosts of the push services of Chrome and Android, Firefox, Edge and Safari. */
const PLACES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return PLACES.some((place) => url.hostname === place || url.hostname.endsWith(`.${place}`));
}
