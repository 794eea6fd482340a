import type { Sent } from './channel.ts';

type NotSent = Extract<Sent, { isSent: false }>;

/** After `550-5.1.1 no such user`: the code of SMTP, then the enhanced one (RFC 3463), which old servers leave out. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/** Of these, 5.1.7 and 5.1.8 are about the sender's address. */
const SENDER = /^5\.(7\.\d+|1\.[78])$/;
const ADDRESS = /^5\.1\./;
const FULL = /^5\.2\.2$/;

/**
 * Who is to blame that a letter was not taken. The address is only where the server says so (5.1.x): a block list, SPF or DMARC
 * (5.7.x), a wrong password of ours or a refused greeting are the sender's, and nothing more goes there for a while.
 */
export function reasonOf(error: unknown, to: string): NotSent {
  const { responseCode, command, response } = readError(error);
  if (responseCode < 400) return { isSent: false, reason: 'unreachable', isForGood: false };
  if (responseCode < 500) return { isSent: false, reason: 'later', isForGood: false };
  const enhanced = ENHANCED.exec(response)?.[1] ?? '';
  const answer = `${responseCode} ${enhanced}`.trim();
  const isOfLetter = command === 'RCPT TO' || command === 'DATA';
  if (!isOfLetter) return { isSent: false, reason: 'sender', isForGood: false, hold: { domain: '', answer } };
  if (SENDER.test(enhanced) || (enhanced === '' && responseCode === 554))
    return { isSent: false, reason: 'sender', isForGood: false, hold: { domain: domainOf(to), answer } };
  if (FULL.test(enhanced) || (enhanced === '' && responseCode === 552 && command === 'RCPT TO'))
    return { isSent: false, reason: 'full', isForGood: false };
  return { isSent: false, reason: ADDRESS.test(enhanced) ? 'address' : 'refused', isForGood: true };
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

function readError(error: unknown): { responseCode: number; command: string; response: string } {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const code = read('responseCode');
  return {
    responseCode: typeof code === 'number' ? code : 0,
    command: String(read('command') ?? ''),
    response: String(read('response') ?? ''),
  };
}
