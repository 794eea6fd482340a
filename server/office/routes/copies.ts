import { hash, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';

const COPY_MS = 10 * 60_000;

interface Copy {
  profileId: string;
  /** Who of the office may open it. */
  staffId: number;
}

type Hashing = Pick<Services, 'keyedHash'>;

const keyOf = ({ keyedHash }: Hashing, { profileId, staffId }: Copy, until: number): string =>
  keyedHash(`export ${profileId} ${staffId} ${until}`).toString('base64url');

/** Where a copy opens for some minutes, for one person of the office. */
export function addressOfCopy(hashing: Hashing, copy: Copy): string {
  const until = Date.now() + COPY_MS;
  return `/api/office/exports/${copy.profileId}?until=${until}&key=${keyOf(hashing, copy, until)}`;
}

/** Whether this address was made for that person, and still holds. */
export function isAddressOf(hashing: Hashing, copy: Copy, { searchParams }: URL): boolean {
  const until = Number(searchParams.get('until'));
  return isSame(searchParams.get('key') ?? '', keyOf(hashing, copy, until)) && until > Date.now();
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
