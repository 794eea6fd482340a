import type { Sent } from './channel.ts';

type NotSent = Extract<Sent, { isSent: false }>;

/** SMTP code and enhanced code (RFC 3463), as in `550-5.1.1 no such user`. Old servers omit the enhanced code. */
const ENHANCED_CODE = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/** Enhanced codes about the sender: 5.7.x, and of 5.1.x the codes 5.1.7 and 5.1.8. */
const SENDER_CODES = /^5\.(7\.\d+|1\.[78])$/;
/** Enhanced codes about the address; those of `SENDER_CODES` are tested first. */
const ADDRESS_CODES = /^5\.1\./;
/** The enhanced code of a full mailbox. */
const FULL_MAILBOX_CODE = /^5\.2\.2$/;
/** SMTP codes that mean the same without an enhanced code: a refused sender, and a full mailbox. */
const SENDER_REFUSED = 554;
const MAILBOX_FULL = 552;

/**
 * Returns why a letter was not accepted. The address is at fault only if the server says so (5.1.x). A block list, SPF
 * or DMARC (5.7.x), our wrong password or a refused greeting concern the sender, and that server is held for a while.
 */
export function readFailure(error: unknown, to: string): NotSent {
  const { responseCode, command, response } = readError(error);
  if (responseCode < 400) return { isSent: false, reason: 'unreachable', isForGood: false };
  if (responseCode < 500) return { isSent: false, reason: 'later', isForGood: false };
  const enhanced = ENHANCED_CODE.exec(response)?.[1] ?? '';
  const answer = `${responseCode} ${enhanced}`.trim();
  const isOfLetter = command === 'RCPT TO' || command === 'DATA';
  if (!isOfLetter) return { isSent: false, reason: 'sender', isForGood: false, hold: { domain: '', answer } };
  if (SENDER_CODES.test(enhanced) || (enhanced === '' && responseCode === SENDER_REFUSED))
    return { isSent: false, reason: 'sender', isForGood: false, hold: { domain: domainOf(to), answer } };
  if (FULL_MAILBOX_CODE.test(enhanced) || (enhanced === '' && responseCode === MAILBOX_FULL && command === 'RCPT TO'))
    return { isSent: false, reason: 'full', isForGood: false };
  return { isSent: false, reason: ADDRESS_CODES.test(enhanced) ? 'address' : 'refused', isForGood: true };
}

/** Returns the domain of an e-mail address, in lower case. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Reads the fields of nodemailer's error; `responseCode` is 0 if the server did not answer. */
function readError(error: unknown): { responseCode: number; command: string; response: string } {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const code = read('responseCode');
  return {
    responseCode: typeof code === 'number' ? code : 0,
    command: String(read('command') ?? ''),
    response: String(read('response') ?? ''),
  };
}
