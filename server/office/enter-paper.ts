import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';
import type { enterPaper } from '#contract/staff/paper.ts';
import { saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { strangeIds } from '#server/domain/answers/sealed.ts';
import { saveRelatives } from '#server/domain/family/relatives.queries.ts';
import { savePersonal, strangeInPersonal } from '#server/domain/forms/personal.ts';
import { placeErrors } from '#server/domain/lookups/lookups.ts';
import { makeMember } from '#server/domain/members/make-member.queries.ts';
import { insertPaperEntry } from '#server/domain/members/paper-entries.queries.ts';
import { makeProfileId } from '#server/domain/members/profile-id.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { queueCodeForFamily } from '#server/notices/queue-code-for-family.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { findByPhone } from './members.queries.ts';

/** Random bytes of a password that nobody knows. */
const PASSWORD_BYTES = 32;

/** The answers on a signed paper form, as the office types them. */
export type Paper = SentValues<typeof enterPaper>;

/** `profileId` is the new profile; with `phoneTaken`, a profile of the account that has the phone. */
export type Entered = { outcome: 'made' | 'phoneTaken'; profileId: string };

interface TypedPaper {
  /** Login of the member of staff who enters the paper. */
  by: string;
  paper: Paper;
}

/**
 * Makes a family's profile from its paper, in the caller's transaction, and queues a code for its phone. Nobody knows
 * its password until the family claims the profile.
 */
export async function enterFromPaper(
  services: Services,
  transaction: Kysely<Database>,
  { by, paper }: TypedPaper,
): Promise<Entered> {
  const { cipher, passwords, phoneHash } = services;
  const { name, gender, phone, email, language, formNumber, consentOn } = paper;
  const [profileOfPhone] = await findByPhone(transaction, phone);
  if (profileOfPhone !== undefined) return { outcome: 'phoneTaken', profileId: profileOfPhone };
  const passwordHash = await passwords.hash(randomBytes(PASSWORD_BYTES).toString('base64'), by);
  const member = await makeWithAnyId(transaction, {
    name,
    gender,
    phone,
    email,
    language,
    passwordHash,
    phoneHash: phoneHash(phone),
  });
  // Another registration has taken the phone since the check above.
  if (member === undefined) {
    const [otherProfile = ''] = await findByPhone(transaction, phone);
    return { outcome: 'phoneTaken', profileId: otherProfile };
  }
  const { profileId, accountId } = member;
  const { address, personal, details, lines } = splitPaper(paper);
  const store = { db: transaction, cipher };
  await saveAnswers(store, profileId, { address, details });
  await savePersonal(store, profileId, personal);
  await saveRelatives(store, profileId, lines);
  if (!(await insertPaperEntry(transaction, { profileId, by, formNumber, consentOn })))
    throw new BrokenRules({ formNumber: 'formNumberTaken' });
  await queueCodeForFamily(services, transaction, { accountId, profileId, phone, isCalled: false });
  return { outcome: 'made', profileId };
}

/**
 * Checks the answers that only the server can check.
 *
 * @throws BrokenRules with a message for each answer that is wrong
 */
export function refuseStrangePaper({ lookups }: Pick<Services, 'lookups'>, paper: Paper): void {
  const { address, personal, details } = splitPaper(paper);
  const relativeErrors = LINEAGE_SIDES.flatMap((side) =>
    Object.entries(paper[side]).flatMap(([relative, answers]) =>
      Object.entries(strangeIds(lookups, { relatives: answers })).map(([name, message]) => [
        `${side}.${relative}.${name}`,
        message,
      ]),
    ),
  );
  const errors = {
    ...placeErrors(lookups, address.country, address.state),
    ...strangeInPersonal(lookups, personal),
    ...strangeIds(lookups, { details }),
    ...Object.fromEntries(relativeErrors),
  };
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
  refuseUseless('phone', paper.phone);
  refuseUseless('guardian.phone', paper.guardian.phone);
}

type Newcomer = Omit<Parameters<typeof makeMember>[1], 'profileId'>;

/** Makes a member with a random profile id; if it is taken, with another. Returns undefined if the phone is taken. */
export async function makeWithAnyId(transaction: Kysely<Database>, newcomer: Newcomer) {
  for (;;) {
    const profileId = makeProfileId();
    const made = await makeMember(transaction, { ...newcomer, profileId });
    if (made.outcome === 'made') return { profileId, accountId: made.accountId };
    if (made.outcome === 'phoneTaken') return undefined;
  }
}

/** Splits the paper's answers by section. Each section takes those that the catalogue names. */
export function splitPaper(paper: Paper) {
  const { line1, line2, city, district, pincode, state, country, paternal, maternal, ...ownAnswers } = paper;
  return {
    address: { line1, line2, city, district, pincode, state, country },
    personal: ownAnswers,
    details: ownAnswers,
    lines: [...relativesOf('paternal', paternal), ...relativesOf('maternal', maternal)],
  };
}

function relativesOf(side: LineageSide, { parent, grandfather, greatGrandfather }: Paper[LineageSide]) {
  return [
    { side, generation: 'parent', ...parent },
    { side, generation: 'grandfather', ...grandfather },
    { side, generation: 'great_grandfather', ...greatGrandfather },
  ] as const;
}
