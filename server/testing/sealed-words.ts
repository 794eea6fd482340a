import { CONSENTS } from '#contract/agreed-words.ts';
import type { TestApp } from './app.ts';
import type { TestAnswer } from './client.ts';
import { ask, makeAcceptedPair } from './meeting.ts';
import type { TestMember } from './members.ts';

/** Records that the office has spoken with a member, as the candidate with this phone. */
export const speakWith = ({ pool }: Pick<TestApp, 'pool'>, { pid, phone }: TestMember): Promise<unknown> =>
  pool.query(
    `insert into spoken_calls (profile_id, account_id, phone, spoken_by, spoken_name, words)
      select $1, id, phone, 'mita@trust.example', 'Mita', 'spoken' from accounts where phone = $2`,
    [pid, phone],
  );

/** Makes two members in an acquaintance with both of whom the office has spoken. */
export async function makeKnownPair(app: TestApp): Promise<[bride: TestMember, groom: TestMember]> {
  const pair = await makeAcceptedPair(app);
  for (const member of pair) await speakWith(app, member);
  return pair;
}

/** The consent of the person who writes a sealed word. */
export const AGREED = { agrees: 'Yes', textversion: CONSENTS.sealedWord.version, lang: 'en' };
/** The promise of the person who opens a sealed word. */
export const PROMISED = { promises: 'Yes', textversion: CONSENTS.sealedPromise.version, lang: 'en' };

/** Writes a sealed word for the other member. */
export const sealFor = (member: TestMember, other: TestMember, words: string): Promise<TestAnswer> =>
  ask(member, 'writesealedword', other, { ...AGREED, words });
/** Opens the sealed word of the other member. */
export const unseal = (member: TestMember, other: TestMember): Promise<TestAnswer> =>
  ask(member, 'opensealedword', other, PROMISED);
