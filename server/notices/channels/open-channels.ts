import { CHANNELS, type Channel } from '#contract/notice-kinds.ts';
import { isTrial } from '#server/is-trial.ts';
import type { NoticeServices } from '#server/notices/notice-services.ts';
import { siteOf } from '../site.ts';
import type { Adapter, Letter } from './channel.ts';
import { openSms } from './sms.ts';

/** The configured channels. */
export type Adapters = Partial<Record<Channel, Adapter>>;

interface Setting {
  services: Pick<NoticeServices, 'config' | 'db' | 'pushKeys'>;
  /** Returns the link that ends an account's messages; undefined for a message that no link can end. */
  stopUrl: (letter: Letter) => string | undefined;
  /** Prints the messages of a trial at home; by default to the terminal. */
  print: ((line: string) => void) | undefined;
}

/** Opens the configured channels. Only on a trial at home the terminal replaces e-mail and SMS if not configured. */
export async function openChannels({ services, stopUrl, print }: Setting): Promise<Adapters> {
  const { config, db, pushKeys } = services;
  const { email, sms } = config.channels;
  const configured: Adapters = {};
  // The library is loaded only if there is a mail server.
  if (email) configured.email = await import('./email.ts').then(({ openEmail }) => openEmail(email, stopUrl));
  if (sms) configured.sms = openSms(sms);
  configured.push = openLate(async () => {
    const { openPush } = await import('./push.ts');
    return openPush({ db, keys: pushKeys, subject: siteOf(services) });
  });
  if (!isTrial(config)) return configured;
  const terminal = makeTerminal(print);
  return { email: terminal, sms: terminal, ...configured };
}

/** Closes all configured channels. */
export async function closeChannels(adapters: Adapters): Promise<void> {
  await Promise.all(CHANNELS.map((channel) => adapters[channel]?.close()));
}

/** Returns a channel whose library is loaded with the first message. */
function openLate(open: () => Promise<Adapter>): Adapter {
  let openedAdapter: Promise<Adapter> | undefined;
  return {
    async send(letter) {
      openedAdapter ??= open();
      return (await openedAdapter).send(letter);
    },
    close: async () => (await openedAdapter)?.close(),
  };
}

type Print = (line: string) => void;

const INTRODUCTION =
  'This is a trial at home: what a real site would send is printed here. It ends as soon as PUBLIC_URL is set.';

/** Makes the channel of a trial at home: it prints what would have been sent, for the person who started the site. */
function makeTerminal(print: Print = console.log): Adapter {
  let isIntroduced = false;
  return {
    async send({ channel, to, subject, text }) {
      if (!isIntroduced) print(INTRODUCTION);
      isIntroduced = true;
      print(`${channel} to ${to}: ${[subject, text].filter(Boolean).join('\n')}`);
      return { isSent: true };
    },
    close: async () => {},
  };
}
