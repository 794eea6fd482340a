import { dialled } from '#contract/dial.ts';
import type { SmsConfig } from '#server/channel-config.ts';
import type { Adapter, Letter, Sent } from './channel.ts';

/** Maximum number of milliseconds for an answer of the gateway. */
const PATIENCE_MS = 15_000;
/** Maximum number of characters of a gateway's answer in which the id is searched. */
const LONGEST_ANSWER = 20_000;
/** Maximum number of characters kept of the id. */
const LONGEST_ID = 200;
/** Statuses of an answer after which a retry would be refused too. */
const STATUSES_FOR_GOOD = [400, 404, 410, 413, 422];

/** Opens a gateway for SMS or WhatsApp, as configured. */
export function openSms(config: SmsConfig, patienceMs = PATIENCE_MS): Adapter {
  const { url, method, headers, body, idPath } = config;
  const isJson = Object.entries(headers).some(
    ([name, value]) => /^content-type$/i.test(name) && value.includes('json'),
  );
  return {
    async send(letter) {
      const values = valuesOf(letter, config);
      try {
        const response = await fetch(fill(url, values, encodeURIComponent), {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceMs),
          ...(method !== 'GET' && { body: fill(body, values, isJson ? inJson : encodeURIComponent) }),
        });
        const answer = (await response.text()).slice(0, LONGEST_ANSWER);
        return response.ok ? { isSent: true, ...idOf(answer, idPath) } : failureOf(response.status);
      } catch {
        return { isSent: false, reason: 'unreachable', isForGood: false };
      }
    },
    close: async () => {},
  };
}

/**
 * Returns the failure for a status of the gateway. A malformed message would be refused again; a wrong key, a full
 * gateway or a fault may pass.
 */
function failureOf(status: number): Sent {
  const isForGood = STATUSES_FOR_GOOD.includes(status);
  return { isSent: false, reason: `status ${status}`, isForGood };
}

/** Returns the values of the placeholders in the configuration. */
function valuesOf(
  { to, text, language, template, noticeId }: Letter,
  { templates }: SmsConfig,
): Record<string, string> {
  const phone = dialled(to);
  const id = template === undefined ? '' : (templates[template]?.[language] ?? '');
  return { phone, to: phone.slice(1), text, template: id, id: noticeId, language };
}

/** Replaces the placeholders of the configuration by values. */
const fill = (pattern: string, values: Record<string, string>, encode: (text: string) => string): string =>
  pattern.replace(/\{(phone|to|text|template|id|language)\}/g, (_, name: string) => encode(values[name] ?? ''));

/** Escapes a text for a JSON string, without the quotation marks around it. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Returns the gateway's id of the message, which its receipt repeats; nothing if the answer has none. */
function idOf(answer: string, path: string | undefined): { gatewayId?: string } {
  if (path === undefined) return {};
  try {
    let found: unknown = JSON.parse(answer);
    for (const name of path.split('.')) {
      const inner: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
      found = inner;
    }
    if (typeof found !== 'string' && typeof found !== 'number') return {};
    return { gatewayId: String(found).slice(0, LONGEST_ID) };
  } catch {
    return {};
  }
}
