import { hash, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Services } from '#server/services.ts';

/** How long the address of a copy is valid. */
const COPY_MS = 10 * MINUTE_MS;

interface Copy {
  profileId: string;
  /** The member of staff who may open the copy. */
  staffId: number;
}

type Hashing = Pick<Services, 'keyedHash'>;

const keyOf = ({ keyedHash }: Hashing, { profileId, staffId }: Copy, until: number): string =>
  keyedHash(`export ${profileId} ${staffId} ${until}`).toString('base64url');

/** Returns the address where one member of staff can open a copy for some minutes. */
export function addressOfCopy(hashing: Hashing, copy: Copy): string {
  const until = Date.now() + COPY_MS;
  return `/api/office/exports/${copy.profileId}?until=${until}&key=${keyOf(hashing, copy, until)}`;
}

/** Whether this address was made for this member of staff and has not expired. */
export function isAddressOf(hashing: Hashing, copy: Copy, { searchParams }: URL): boolean {
  const until = Number(searchParams.get('until'));
  return isSame(searchParams.get('key') ?? '', keyOf(hashing, copy, until)) && until > Date.now();
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
