import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Channel } from '#contract/notice-kinds.ts';
import type { HttpServices } from '#server/http/http-services.ts';
import type { Letter } from './channels/channel.ts';
import { siteOf } from './site.ts';

/** What the stop link of a letter names: the account whose letters end, and the channel. */
export interface Switch {
  accountId: number;
  channel: Channel;
}

/** Makes and reads the tokens of links by which a reader ends letters. */
export interface StopLinks {
  /** Returns the signed token for a link. */
  tokenOf(letters: Switch): string;
  /** Returns undefined for a token that was not made here. */
  read(token: string): Switch | undefined;
}

/** An account's id, a channel, and a signature of 32 bytes in base64url. */
const TOKEN = /^(\d{1,15})-(email|sms)-([A-Za-z0-9_-]{43})$/;

/** Makes stop links. They need no login and only end letters. */
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

/** Returns the stop link of a message; undefined for a message that no link can end. */
export function stopUrlOf(
  services: Pick<HttpServices, 'config'> & { stopLinks: StopLinks },
  { accountId, channel, isSecurity }: Letter,
): string | undefined {
  if (accountId === null || isSecurity) return undefined;
  return `${siteOf(services)}/stop-letters?token=${services.stopLinks.tokenOf({ accountId, channel })}`;
}
