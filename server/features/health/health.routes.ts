import { eraseHealth, healthForm, showHealth, stepHealth, updateHealth } from '#contract/health.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { PartOf } from '#contract/step.ts';
import { type AnswerStore, saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { requireHealthConsent } from '#server/domain/consents/health.queries.ts';
import {
  loadRelatives,
  type Relative,
  type RelativeChange,
  saveRelatives,
} from '#server/domain/family/relatives.queries.ts';
import { eraseOwnHealth } from '#server/domain/haemoglobin/own-health.ts';
import type { Asks } from '#server/domain/steps/describe-conflict.ts';
import { inStep, readStep, savedStep } from '#server/domain/steps/save-step.ts';
import { versionIfAsked } from '#server/domain/steps/versions.ts';
import { registerMemberCall, registerStepCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** The candidate's answers for a holder who may not read them. Empty fields of that holder's form erase no answer. */
const NO_ANSWERS = { bloodGroup: '', diseaseReport: '' } as const;
/** The health answers of a parent, empty. */
const NO_PARENT_ANSWERS = {
  bloodGroup: '',
  chronicDisease: '',
  chronicDiseaseDetails: '',
  lifeExpectancy: '',
} as const;

type HealthValues = PartOf<typeof healthForm.fields>;
type ParentValues = PartOf<(typeof healthForm.fields)['father']>;

/** Registers the calls for health answers, of the candidate and the parents. */
export function healthRoutes(services: Services): void {
  const { db, cipher, digest } = services;

  registerMemberCall(services, showHealth, async ({ who, values }) => {
    const { profileId } = who;
    const health = await loadHealth(services, who);
    return {
      ...health,
      version: versionIfAsked({ digest, asked: values }, healthForm.fields, { profileId, values: health }),
      isWriteOnly: who.member.isHealthClosed,
    };
  });

  registerMemberCall(services, updateHealth, async ({ who, values }) => {
    await db.transaction().execute((transaction) => saveHealth({ db: transaction, cipher }, who, values));
    return success('healthUpdated');
  });

  registerMemberCall(services, eraseHealth, async ({ who }) => {
    const { profileId } = who;
    await db.transaction().execute(async (transaction) => {
      const store = { db: transaction, cipher };
      if (!isBesideCandidate(who)) await eraseOwnHealth(store, profileId);
      const changes = [parentChange('paternal', NO_PARENT_ANSWERS), parentChange('maternal', NO_PARENT_ANSWERS)];
      await saveRelatives(store, profileId, changes);
    });
    return success('healthErased');
  });

  const asks: Asks = { sections: ['health'], kin: { father: 'father', mother: 'mother' } };
  const form = { services, call: stepHealth, asks };
  registerStepCall(services, stepHealth, (asked) =>
    inStep(services, asked.who, async (store) => {
      const step = readStep(form, asked, await loadHealth(store, asked.who));
      if (step.conflict) return step.conflict;
      if (tellsHealth(step.changes)) await requireHealthConsent(store.db, asked.who);
      await saveHealth(store, asked.who, step.changes);
      return savedStep(form, asked, { message: 'healthUpdated', stored: await loadHealth(store, asked.who) });
    }),
  );
}

/** Loads the health answers of the candidate and the parents, emptied where this account may not read them. */
async function loadHealth(store: AnswerStore, who: Who) {
  const relatives = await loadRelatives(store, who.profileId);
  return {
    ...(isBesideCandidate(who) || who.member.isHealthClosed
      ? NO_ANSWERS
      : await showAnswers(store, who.profileId, 'health')),
    father: shownTo(who, relatives['paternal/parent']),
    mother: shownTo(who, relatives['maternal/parent']),
  };
}

/** Returns empty answers for a holder who may write health answers but not read them. */
const shownTo = (who: Who, parent: Relative): Relative =>
  who.member.isHealthClosed ? { ...parent, ...NO_PARENT_ANSWERS } : parent;

/** Whether the form contains an answer, and does not only empty some. */
const tellsHealth = ({ father = {}, mother = {}, ...own }: HealthValues): boolean =>
  [own, father, mother].some((values) => Object.keys(filled(values)).length > 0);

/** Saves the given answers. */
async function saveHealth(store: AnswerStore, who: Who, values: HealthValues): Promise<void> {
  const { father = {}, mother = {}, ...health } = writtenBy(who, values);
  if (!isBesideCandidate(who)) await saveAnswers(store, who.profileId, { health });
  await saveRelatives(store, who.profileId, [parentChange('paternal', father), parentChange('maternal', mother)]);
}

/**
 * Returns the values to save. A holder who cannot read the answers did not see what an empty field would erase, so it
 * stays; a separate call erases.
 */
function writtenBy(who: Who, { father = {}, mother = {}, ...health }: HealthValues): HealthValues {
  if (!who.member.isHealthClosed) return { ...health, father, mother };
  return { ...filled(health), father: filled(father), mother: filled(mother) };
}

/** Returns the values without those that are empty. */
const filled = <V extends object>(values: V): Partial<V> => {
  const filledValues: Partial<V> = { ...values };
  const emptyNames = Object.keys(values).filter((name) => Reflect.get(values, name) === '');
  for (const name of emptyNames) Reflect.deleteProperty(filledValues, name);
  return filledValues;
};

/** Returns the change of a parent's answers. If the form disables the details of a disease, they are emptied. */
const parentChange = (side: LineageSide, { isDetailsDisabled = '', ...parent }: ParentValues): RelativeChange => ({
  side,
  generation: 'parent',
  ...parent,
  ...(/^yes$/i.test(isDetailsDisabled) && { chronicDiseaseDetails: '' }),
});
