import { sendAlert } from '#server/platform/backup/send-alert.ts';
import type { Sent } from './channels/channel.ts';
import { domainOf } from './channels/mail-answer.ts';
import { endMailHold, listMailHolds, noteMailHold } from './failing.queries.ts';
import type { NoticeServices } from './notice-services.ts';

type Holding = Pick<NoticeServices, 'app' | 'config' | 'db'>;

/** Mail servers that refuse our letters: decides whether a letter waits, and learns from each result. */
export interface MailHolds {
  /** Seconds for which a letter to this address waits; 0 to send it now. */
  secondsFor(address: string): number;
  /** Begins or ends a hold by the result of sending to this address. */
  learn(address: string, sent: Sent): Promise<void>;
}

/** Loads the present holds. */
export async function loadMailHolds(services: Holding): Promise<MailHolds> {
  const readAt = performance.now();
  const holds = new Map((await listMailHolds(services.db)).map(({ domain, seconds }) => [domain, seconds]));
  return {
    secondsFor(address) {
      const seconds = ['', domainOf(address)].map((domain) => holds.get(domain) ?? 0);
      return Math.max(0, Math.ceil(Math.max(...seconds) - (performance.now() - readAt) / 1_000));
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

async function begin(services: Holding, { domain, answer }: { domain: string; answer: string }): Promise<void> {
  if (!(await noteMailHold(services.db, domain, answer))) return;
  const server = domain === '' ? 'our own mail server' : `the mail server of ${domain}`;
  await alert(services, `${server} refuses our letters (${answer}): they wait, and are tried again`);
}

async function end(services: Holding, domain: string): Promise<void> {
  if (!(await endMailHold(services.db, domain))) return;
  await alert(services, `letters ${domain === '' ? 'go out' : `to ${domain} go out`} again`);
}

async function alert({ app, config }: Holding, sentence: string): Promise<void> {
  app.log.warn(sentence);
  await sendAlert(config.alertUrl, sentence, app.log);
}
