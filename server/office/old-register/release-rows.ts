import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { saveRelatives } from '#server/domain/family/relatives.queries.ts';
import { insertPaperEntry, renewPaper } from '#server/domain/members/paper-entries.queries.ts';
import { changeRows, noteReleased, type RegisterRow } from '#server/domain/old-register/rows.queries.ts';
import { queueCodeForFamily } from '#server/notices/queue-code-for-family.ts';
import { makeWithAnyId } from '#server/office/enter-paper.ts';
import { findByPhone } from '#server/office/members.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import type { RegisterAnswers } from './judge-row.ts';

interface ReleaseRequest {
  importId: number;
  rows: readonly RegisterRow[];
  /** Login of the member of staff who releases the rows. */
  by: string;
}

/** Random bytes of a password that nobody knows. */
const PASSWORD_BYTES = 32;

/**
 * Makes paper entries of rows and puts the families on the list of calls. A row whose phone has an account by now
 * becomes faulty. Nobody sees a profile before its family has claimed it.
 */
export async function releaseRows(
  services: Services,
  db: Kysely<Database>,
  { importId, rows, by }: ReleaseRequest,
): Promise<void> {
  // Nobody knows this password; the family chooses one when it claims the profile. One expensive hash is enough for all
  // rows.
  const passwordHash = await services.passwords.hash(randomBytes(PASSWORD_BYTES).toString('base64'), by);
  for (const { number, json } of rows) {
    const answers: RegisterAnswers = JSON.parse(json);
    const [profileOfPhone] = await findByPhone(db, answers.phone);
    const family = profileOfPhone === undefined ? await makeFamily(services, db, { answers, passwordHash }) : undefined;
    if (family === undefined) {
      await changeRows({ db, cipher: services.cipher }, importId, [
        { number, state: 'bad', faults: ['knownHere'], other: '' },
      ]);
      continue;
    }
    const { profileId, accountId } = family;
    await insertPaperEntry(db, { profileId, by, formNumber: `${importId}/${number}`, consentOn: null });
    await noteReleased(db, importId, { number, profileId });
    await queueCodeForFamily(services, db, { accountId, profileId, phone: answers.phone, isCalled: true });
    await renewPaper(db, profileId);
  }
}

interface NewFamily {
  answers: RegisterAnswers;
  passwordHash: string;
}

/** Makes a member with the answers of a row. Returns undefined if the phone is taken. */
async function makeFamily(services: Services, db: Kysely<Database>, { answers, passwordHash }: NewFamily) {
  const { name, gender, phone, email } = answers;
  const member = await makeWithAnyId(db, {
    name,
    gender,
    phone,
    email,
    passwordHash,
    language: /[\u0980-\u09ff]/.test(name) ? 'bn' : null,
    phoneHash: services.phoneHash(phone),
  });
  if (member === undefined) return undefined;
  const { line1, city, district, districtId, pincode, state, country, maritalStatus, father, mother } = answers;
  const { birthDate, birthPlace, caste, clan, religion, community, rashi, gon } = answers;
  const { heightCm, weightKg, education, profession } = answers;
  const store = { db, cipher: services.cipher };
  await saveAnswers(store, member.profileId, {
    // An address needs a state. If the register names no known state, the address is asked for on the call.
    ...(state !== null && { address: { line1, city, district, pincode, state, country } }),
    personal: {
      birthDate,
      birthPlace,
      caste,
      clan,
      religion,
      community,
      rashi,
      gon,
      heightCm,
      weightKg,
      education,
      profession,
    },
    details: { maritalStatus, home: { id: districtId, name: '' } },
  });
  await saveRelatives(store, member.profileId, [
    { side: 'paternal', generation: 'parent', name: father },
    { side: 'maternal', generation: 'parent', name: mother },
  ]);
  return member;
}
