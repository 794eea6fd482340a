import type { SectionValues } from '#contract/catalogue.ts';
import type { LineageSide } from '#contract/lineage.ts';
import { type Generation, nameRelative, RELATIVES, type RelativeName } from '#server/db/relatives.ts';
import type { AnswerStore, SavingStore } from '#server/people/answers/answers.queries.ts';
import { eachSealed } from '#server/people/answers/sealed.ts';
import { type Shown, shownAnswers, storedColumns } from '#server/people/answers/stored.ts';
import { writeRow } from '#server/people/answers/write-row.queries.ts';

/** What is recorded of one relative; health answers in plain text. */
export type Relative = Shown<SectionValues['relatives']>;

/** One relative with the answers that the form at hand owns. */
export type RelativeChange = Partial<SectionValues['relatives']> & { side: LineageSide; generation: Generation };

/** All six relatives of a member; those not recorded yet are empty. */
export async function loadRelatives(
  { db, cipher }: AnswerStore,
  profileId: string,
): Promise<Record<RelativeName, Relative>> {
  const rows = await db.selectFrom('relatives').selectAll().where('profile_id', '=', profileId).execute();
  const found = RELATIVES.map(({ side, generation }): [RelativeName, Relative] => {
    const owner = nameRelative(side, generation);
    const row = rows.find((row) => row.side === side && row.generation === generation);
    const open = eachSealed('relatives', { ...row }, (value, column) =>
      cipher.decrypt(value, { profileId, owner, column }),
    );
    return [owner, shownAnswers('relatives', open)];
  });
  return Object.fromEntries(found) as Record<RelativeName, Relative>;
}

/** Writes the given answers and leaves the others, which belong to other forms. */
export async function saveRelatives(
  { db, cipher }: SavingStore,
  profileId: string,
  relatives: RelativeChange[],
): Promise<void> {
  for (const { side, generation, ...answers } of relatives) {
    const owner = nameRelative(side, generation);
    const columns = eachSealed('relatives', storedColumns('relatives', agreeing(answers)), (value, column) =>
      cipher.encrypt(value, { profileId, owner, column }),
    );
    await writeRow(db, 'relatives', { key: { profile_id: profileId, side, generation }, columns });
  }
}

/** Where there is no disease nothing is told of one, and who has a name is known by it, whatever came with the answer. */
function agreeing<A extends Partial<SectionValues['relatives']>>(answers: A): A {
  const told = answers.chronicDisease === 'No' ? { ...answers, chronicDiseaseDetails: '' } : { ...answers };
  if (told.name?.trim()) told.nameUnknown = '';
  else if (told.nameUnknown === 'Yes') told.name = '';
  return told;
}
