import { addBrowser } from '#contract/notification-settings.ts';
import { browserApi } from '#web/api/browser-api.ts';

export type Asked = 'on' | 'denied' | 'failed';

/** Whether this browser can show notices at all. */
export const canTell = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function';

/** Asks the reader's permission, once they have pressed the button for it, and has the site tell this browser from now on. */
export async function askThisPhone(pushKey: string): Promise<Asked> {
  if ((await Notification.requestPermission?.()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const wanted = { userVisibleOnly: true, applicationServerKey: pushKey };
  const subscription = await registration?.pushManager.subscribe(wanted).catch(() => undefined);
  if (!subscription) return 'failed';
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const answer = await browserApi(addBrowser, { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
  return answer.ok && answer.values.code === 1 ? 'on' : 'failed';
}
