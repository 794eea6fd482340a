/** Hosts of the push services of Chrome and Android, Firefox, Edge and Safari. */
const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Whether the address is one of these push services, by https and without a port or user name. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
