import { timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';

const MINUTE_MS = 60_000;
/** A reader who comes back to the page later opens the link once more. */
const HOLDS_MINUTES = 30;
const PASS = /^(\d{1,15})-(\d{1,10})-([\w-]{43})$/;

type Hashing = Pick<Services, 'codeHash'>;

/** Lets a reader's browser fetch the photo of a link that has just been opened, without its address. */
export function makePass(services: Hashing, linkId: number, now = Date.now()): string {
  const until = Math.ceil(now / MINUTE_MS) + HOLDS_MINUTES;
  return `${linkId}-${until}-${sign(services, linkId, until).toString('base64url')}`;
}

/** Which link it is for; undefined for one that was not made here, or whose time is over. */
export function readPass(services: Hashing, pass: string, now = Date.now()): number | undefined {
  const [, id = '', until = '', signature = ''] = PASS.exec(pass) ?? [];
  if (id === '' || Number(until) * MINUTE_MS < now) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(sign(services, Number(id), Number(until)), given) ? Number(id) : undefined;
}

const sign = ({ codeHash }: Hashing, linkId: number, until: number): Buffer =>
  codeHash(`photo of link ${linkId} until ${until}`);
