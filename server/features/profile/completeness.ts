import type { Kysely } from 'kysely';
import { answersIn } from '#contract/catalogue.ts';
import { healthForm } from '#contract/health.ts';
import { LINEAGE_SIDES, lineage } from '#contract/lineage.ts';
import type { SectionCompleteness } from '#contract/own-profile.ts';
import { personalForm } from '#contract/personal.ts';
import { profileForm } from '#contract/profile.ts';
import { at, type Fields, leavesOf } from '#contract/wire.ts';
import { loadRelatives, type Relative } from '#server/domain/family/relatives.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { countColumns, questionsIn } from './completeness.queries.ts';

interface Basics {
  profileId: string;
  name: string;
  email: string;
  gender: string;
  phone: string;
  /** Whether the candidate's own health answers are counted. */
  hasOwnHealth: boolean;
}

/**
 * How much of each form is filled in. Health answers are encrypted even where they are empty, so they are opened here; the
 * disease report is left out, so that no number tells whether there is one.
 */
export async function countAnswers(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { profileId, name, email, gender, phone, hasOwnHealth }: Basics,
): Promise<SectionCompleteness[]> {
  const columns = await countColumns(db, profileId);
  const relatives = await loadRelatives({ db, cipher }, profileId);
  const bloodGroup = cipher.decrypt(columns.bloodGroup ?? '', { profileId, owner: 'self', column: 'blood_group' });
  const { 'paternal/parent': father, 'maternal/parent': mother } = relatives;
  const parents = countIn(personalForm.fields, { father, mother }, (name) => /^(father|mother)\./.test(name));
  const isAsked = (name: string) =>
    !answersIn('health').some((answer) => answer.name === name && (answer.isSpare || !hasOwnHealth));

  return [
    { section: 'profile', ...countIn(profileForm.fields, { name, email, gender, phone }) },
    { section: 'address', filled: columns.address, of: questionsIn('address').length },
    { section: 'personal', filled: columns.personal + parents.filled, of: questionsIn('personal').length + parents.of },
    { section: 'health', ...countIn(healthForm.fields, { bloodGroup, father, mother }, isAsked) },
    ...LINEAGE_SIDES.map((section) => ({
      section,
      ...countIn(lineage[section].form.fields, {
        parent: section === 'paternal' ? lineOf(father, columns) : relatives[`${section}/parent`],
        grandfather: relatives[`${section}/grandfather`],
        greatGrandfather: relatives[`${section}/great_grandfather`],
      }),
    })),
  ];
}

type Bloodline = { [Name in 'caste' | 'tribe' | 'clan']: Relative[Name] | null };

/** A father of whose line nothing is written has what his child has answered: it is offered there, and asked of nobody twice. */
const lineOf = (father: Relative, { caste, tribe, clan }: Bloodline): Bloodline =>
  father.caste || father.tribe || father.clan ? father : { caste, tribe, clan };

/** How many of a form's questions have an answer, of those that are asked. */
function countIn(fields: Fields, values: object, isAsked = (_name: string) => true) {
  const questions = leavesOf(fields).flatMap(([path, node]) =>
    node.kind === 'field' && node.returned && !SPARE.includes(path.at(-1) ?? '') && isAsked(path.join('.'))
      ? [path]
      : [],
  );
  return { filled: questions.filter((path) => isAnswered(values, path)).length, of: questions.length };
}

const UNKNOWN = 'nameUnknown' satisfies keyof Relative;
/** Of relatives asked and not counted. */
const SPARE: readonly string[] = answersIn('relatives').flatMap(({ name, isSpare }) => (isSpare ? [name] : []));

/** Where there is no chronic disease there is nothing more to tell of it, and beside a caste no tribe; that nobody knows a name is an answer. */
function isAnswered(values: object, path: readonly string[]): boolean {
  const value = at(values, path);
  const beside = (name: keyof Relative) => at(values, [...path.slice(0, -1), name]);
  if (path.at(-1) === 'chronicDiseaseDetails' && beside('chronicDisease') === 'No') return true;
  if (path.at(-1) === 'tribe' && beside('caste')) return true;
  if (path.at(-1) === 'name' && beside(UNKNOWN) === 'Yes') return true;
  return value !== undefined && value !== null && value !== '';
}
