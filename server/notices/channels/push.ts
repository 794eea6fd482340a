import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { PushKeys } from '../push-keys.ts';
import type { Adapter, Letter, Sent } from './channel.ts';
import { dropSubscription, listSubscriptions, type Subscription } from './push.queries.ts';

/** Maximum number of milliseconds for an answer of the push service. */
const PATIENCE_MS = 10_000;
/** Seconds for which a push service keeps a notification for a browser that is not reachable. */
const WORTH_SECONDS = 24 * 60 * 60;
/** Maximum number of characters of a topic (RFC 8030). */
const TOPIC_LENGTH = 32;

interface Setting {
  db: Kysely<Database>;
  keys: PushKeys;
  /** The site's URL, which tells the push service's operator whom to contact. */
  subject: string;
}

/** Opens the channel that sends to all browsers of an account. A browser that no longer exists is deleted. */
export async function openPush({ db, keys, subject }: Setting): Promise<Adapter> {
  const { default: webPush } = await import('web-push');
  const vapidDetails = { subject, ...keys };

  async function sendTo(subscription: Subscription, letter: Letter): Promise<Sent> {
    const { endpoint, p256dh, auth } = subscription;
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payloadOf(letter),
        {
          vapidDetails,
          TTL: WORTH_SECONDS,
          contentEncoding: 'aes128gcm',
          topic: topicOf(letter),
        },
      );
      const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const content = body === null ? {} : { body: new Uint8Array(body) };
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: texts,
        redirect: 'manual',
        signal,
        ...content,
      });
      await response.body?.cancel();
      if (response.ok) return { isSent: true };
      const isGone = response.status === 404 || response.status === 410;
      if (isGone) await dropSubscription(db, endpoint);
      return { isSent: false, reason: isGone ? 'gone' : `status ${response.status}`, isForGood: isGone };
    } catch {
      return { isSent: false, reason: 'unreachable', isForGood: false };
    }
  }

  return {
    async send(letter) {
      const subscriptions = letter.accountId === null ? [] : await listSubscriptions(db, letter.accountId);
      const sent = await Promise.all(subscriptions.map((subscription) => sendTo(subscription, letter)));
      // One browser that shows the notification is enough. A retry would show it twice in the others.
      const success = sent.find(({ isSent }) => isSent);
      const passingFailure = sent.find((result) => !result.isSent && !result.isForGood);
      return success ?? passingFailure ?? sent[0] ?? { isSent: false, reason: 'gone', isForGood: true };
    },
    close: async () => {},
  };
}

const payloadOf = ({ subject, text, link, language }: Letter): string =>
  JSON.stringify({ title: subject, body: text, path: link && new URL(link.href).pathname, lang: language });

// A notification that is sent again replaces the earlier one.
const topicOf = ({ noticeId }: Letter): string => noticeId.replaceAll('-', '').slice(0, TOPIC_LENGTH);
