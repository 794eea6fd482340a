import type { Kysely } from 'kysely';
import type { LineageSide } from '#contract/lineage.ts';
import type { SectionCompleteness } from '#contract/profile.ts';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import type { RelativeName } from '#server/db/relatives.ts';
import type { Database } from '#server/db/tables.ts';
import { loadRelatives, type Relative } from '#server/people/family/relatives.queries.ts';
import { ADDRESS_QUESTIONS, countColumns, PERSONAL_QUESTIONS } from './completeness.queries.ts';

interface Basics {
  profileId: string;
  name: string;
  email: string;
  gender: string;
  phone: string;
}

/**
 * How much of each form is filled in. Health answers are encrypted even where they are empty, so they are opened here; the
 * disease report is left out, so that no number tells whether there is one.
 */
export async function countAnswers(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { profileId, name, email, gender, phone }: Basics,
): Promise<SectionCompleteness[]> {
  const columns = await countColumns(db, profileId);
  const relatives = await loadRelatives({ db, cipher }, profileId);
  const bloodGroup = cipher.decrypt(columns.bloodGroup ?? '', { profileId, owner: 'self', column: 'blood_group' });
  const { 'paternal/parent': father, 'maternal/parent': mother } = relatives;
  const parents = [father.name, father.occupation, mother.name, mother.occupation];

  return [
    countIn('profile', [name, email, gender, phone]),
    { section: 'address', filled: columns.address, of: ADDRESS_QUESTIONS },
    { section: 'personal', filled: columns.personal + count(parents), of: PERSONAL_QUESTIONS + parents.length },
    countIn('health', [bloodGroup, father.bloodGroup, mother.bloodGroup, ...healthOf(father), ...healthOf(mother)]),
    countIn('paternal', lineageOf(relatives, 'paternal')),
    countIn('maternal', lineageOf(relatives, 'maternal')),
  ];
}

type Answer = string | number | null;

const lineageOf = (relatives: Record<RelativeName, Relative>, side: LineageSide): Answer[] => [
  ...bloodlineOf(relatives[`${side}/parent`]),
  ...ancestorOf(relatives[`${side}/grandfather`]),
  ...ancestorOf(relatives[`${side}/great_grandfather`]),
];

const bloodlineOf = ({ caste, tribe, clan }: Relative): Answer[] => [caste, tribe, clan];

const ancestorOf = (ancestor: Relative): Answer[] => [
  ancestor.name,
  ancestor.occupation,
  ...bloodlineOf(ancestor),
  ...healthOf(ancestor),
];

/** Where there is no chronic disease there is nothing more to tell of it. */
const healthOf = ({ lifeExpectancy, chronicDisease, chronicDiseaseDetails }: Relative): Answer[] => [
  lifeExpectancy,
  chronicDisease,
  chronicDisease === 'No' ? chronicDisease : chronicDiseaseDetails,
];

const countIn = (section: SectionCompleteness['section'], answers: readonly Answer[]): SectionCompleteness => ({
  section,
  filled: count(answers),
  of: answers.length,
});

const count = (answers: readonly Answer[]): number =>
  answers.filter((answer) => answer !== null && answer !== '').length;
