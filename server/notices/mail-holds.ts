import { sendAlert } from '#server/platform/backup/send-alert.ts';
import type { Sent } from './channels/channel.ts';
import { domainOf } from './channels/mail-answer.ts';
import { endMailHold, loadHoldSeconds, noteMailHold } from './failing.queries.ts';
import type { NoticeServices } from './notice-services.ts';

type HoldServices = Pick<NoticeServices, 'app' | 'config' | 'db'>;

/**
 * Mail servers that refuse our letters: decides whether a letter waits, and learns from each result. It knows the holds
 * of the addresses for which it was loaded.
 */
export interface MailHolds {
  /** Seconds for which a letter to this address waits; 0 to send it now. */
  secondsFor(address: string): number;
  /** Begins or ends a hold by the result of sending to this address. */
  learn(address: string, sent: Sent): Promise<void>;
}

/** Loads the present holds that concern letters to these addresses. */
export async function loadMailHolds(services: HoldServices, addresses: readonly string[]): Promise<MailHolds> {
  const readAt = performance.now();
  // A hold of our own server (`''`) concerns every address.
  const holds = await loadHoldSeconds(services.db, ['', ...new Set(addresses.map(domainOf))]);
  return {
    secondsFor(address) {
      const longestHold = Math.max(holds.get('') ?? 0, holds.get(domainOf(address)) ?? 0);
      const elapsedSeconds = (performance.now() - readAt) / 1_000;
      return Math.max(0, Math.ceil(longestHold - elapsedSeconds));
    },
    async learn(address, sent) {
      if (!sent.isSent) {
        if (sent.hold) await begin(services, sent.hold);
        return;
      }
      for (const domain of ['', domainOf(address)]) if (holds.has(domain)) await end(services, domain);
    },
  };
}

/** Begins or extends the hold of a mail server. Alerts the operator if it is new. */
async function begin(services: HoldServices, { domain, answer }: { domain: string; answer: string }): Promise<void> {
  if (!(await noteMailHold(services.db, domain, answer))) return;
  const server = domain === '' ? 'our own mail server' : `the mail server of ${domain}`;
  await alert(services, `${server} refuses our letters (${answer}): they wait, and are tried again`);
}

/** Ends the hold of a mail server, and tells the operator. */
async function end(services: HoldServices, domain: string): Promise<void> {
  if (!(await endMailHold(services.db, domain))) return;
  await alert(services, `letters ${domain === '' ? 'go out' : `to ${domain} go out`} again`);
}

async function alert({ app, config }: HoldServices, sentence: string): Promise<void> {
  app.log.warn(sentence);
  await sendAlert(config.alertUrl, sentence, app.log);
}
