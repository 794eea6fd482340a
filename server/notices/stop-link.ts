import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Channel } from '#contract/notice-kinds.ts';
import type { HttpServices } from '#server/http/http-services.ts';
import type { Letter } from './channels/channel.ts';
import { siteOf } from './site.ts';

/** What a letter's own switch names: whose letters end, and by which channel. */
export interface Switch {
  accountId: number;
  channel: Channel;
}

export interface StopLinks {
  tokenOf(of: Switch): string;
  /** Undefined for whatever was not made here. */
  read(token: string): Switch | undefined;
}

const TOKEN = /^(\d{1,15})-(email|sms)-([A-Za-z0-9_-]{43})$/;

/** Switches that need no login and open nothing: they end letters, and that alone. */
export function makeStopLinks(key: Buffer): StopLinks {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    tokenOf: ({ accountId, channel }) => `${accountId}-${channel}-${sign(`${accountId}-${channel}`)}`,
    read(token) {
      const [, account = '', channel, signature = ''] = TOKEN.exec(token) ?? [];
      if (channel !== 'email' && channel !== 'sms') return undefined;
      const isOurs = timingSafeEqual(Buffer.from(sign(`${account}-${channel}`)), Buffer.from(signature));
      return isOurs ? { accountId: Number(account), channel } : undefined;
    },
  };
}

/** Where a letter's switch stands; undefined for what no switch ends. */
export function stopUrlOf(
  services: Pick<HttpServices, 'config'> & { stopLinks: StopLinks },
  { accountId, channel, isSecurity }: Letter,
): string | undefined {
  if (accountId === null || isSecurity) return undefined;
  return `${siteOf(services)}/stop-letters?token=${services.stopLinks.tokenOf({ accountId, channel })}`;
}
