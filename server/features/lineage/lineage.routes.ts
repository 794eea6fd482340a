import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import { ANCESTORS_HEALTH } from '#contract/session-rights.ts';
import type { PartOf } from '#contract/step.ts';
import { type AnswerStore, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { strangeIds, tellsSealed, unsealed, withoutEmptySealed } from '#server/domain/answers/sealed.ts';
import { requireHealthConsent } from '#server/domain/consents/health.queries.ts';
import { loadRelatives, saveRelatives } from '#server/domain/family/relatives.queries.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { inStep, readStep, savedStep } from '#server/domain/steps/save-step.ts';
import { textOf, versionIfAsked } from '#server/domain/steps/versions.ts';
import { registerMemberCall, registerStepCall } from '#server/http/answer.ts';
import { emptyFields } from '#server/http/left-out.ts';
import { success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { isRestricted, type Who } from '#server/http/session.ts';
import { leftOutFor } from '#server/http/session-rights.ts';
import type { Services } from '#server/services.ts';

type AncestorValues = NonNullable<LineValues['grandfather']>;

/** The lists of occupations, by the gender of the parent on a side. */
const OCCUPATIONS = { paternal: 'male-occupation', maternal: 'female-occupation' } as const;

/** The relatives of each side, as the questions of a step name them. */
const KIN_OF = {
  paternal: { parent: 'father', grandfather: 'paternalGrandfather', greatGrandfather: 'greatPaternalGrandfather' },
  maternal: { parent: 'mother', grandfather: 'maternalGrandfather', greatGrandfather: 'greatMaternalGrandfather' },
} as const;

/** The message after each side was saved. */
const SUCCESS = { paternal: 'paternalUpdated', maternal: 'maternalUpdated' } as const;

/** Registers the calls for the family tree, one set for each side. */
export function lineageRoutes(services: Services): void {
  for (const side of LINEAGE_SIDES) sideRoutes(services, side);
}

/** Registers the calls for one side. */
function sideRoutes(services: Services, side: LineageSide): void {
  const { db, cipher, digest, lookups } = services;
  const { show, update, step, form } = lineage[side];

  registerMemberCall(services, show, async ({ who, values }) => {
    const { profileId } = who;
    const relatives = await loadLine(services, profileId, side);
    const leftOut = [...leftOutFor(who, show.path), ...(who.member.isHealthClosed ? ANCESTORS_HEALTH : [])];
    const { name, nameUnknown, occupation } = relatives.parent;
    const occupationEntry = occupation === null ? undefined : lookups.entry(OCCUPATIONS[side], occupation);
    return {
      ...emptyFields(relatives, who.member.isHealthClosed ? ANCESTORS_HEALTH : []),
      version: versionIfAsked({ digest, asked: values }, form.fields, { profileId, values: relatives, leftOut }),
      parentName: name,
      parentNameUnknown: nameUnknown,
      parentOccupation: { name: occupationEntry?.name ?? '', nameBn: occupationEntry?.nameBn ?? '' },
      offered: await offeredTo(services, profileId, side),
      castes: lookups.list('caste'),
      tribes: lookups.list('tribe'),
      clans: lookups.list('clan'),
      maleOccupations: lookups.list('male-occupation'),
    };
  });

  registerMemberCall(services, update, async ({ who, values }) => {
    refuseStrange(lookups, values);
    await db.transaction().execute((transaction) => saveLine({ db: transaction, cipher }, { who, side }, values));
    return success(SUCCESS[side]);
  });

  const steppedForm = { services, call: step, asks: { sections: [], kin: KIN_OF[side] } };
  registerStepCall(services, step, async (asked) => {
    const { who, values } = asked;
    refuseStrange(lookups, values);
    return inStep(services, who, async (store) => {
      const stepRead = readStep(steppedForm, asked, await loadLine(store, who.profileId, side));
      if (stepRead.conflict) return stepRead.conflict;
      if (tellsHealth(stepRead.changes)) await requireHealthConsent(store.db, who);
      await saveLine(store, { who, side }, stepRead.changes);
      const stored = await loadLine(store, who.profileId, side);
      return savedStep(steppedForm, asked, { message: SUCCESS[side], stored });
    });
  });
}

type LineValues = PartOf<(typeof lineage)[LineageSide]['form']['fields']>;

/** Loads the three relatives of a side. */
async function loadLine(store: AnswerStore, profileId: string, side: LineageSide) {
  const relatives = await loadRelatives(store, profileId);
  return {
    parent: relatives[`${side}/parent`],
    grandfather: relatives[`${side}/grandfather`],
    greatGrandfather: relatives[`${side}/great_grandfather`],
  };
}

/**
 * Returns the profile's own caste, tribe and gotra as suggestions for the father's line, because a father passes them
 * on to his children. Empty for the mother's line.
 */
async function offeredTo(store: AnswerStore, profileId: string, side: LineageSide) {
  if (side === 'maternal') return { caste: '', tribe: '', clan: '' };
  const { caste, tribe, clan } = await showAnswers(store, profileId, 'personal');
  return { caste: textOf(caste), tribe: textOf(tribe), clan: textOf(clan) };
}

/** Throws broken rules for ids that are in none of the lists, at their fields. */
function refuseStrange(lookups: Lookups, { parent, grandfather, greatGrandfather }: LineValues): void {
  const errors = Object.entries({ parent, grandfather, greatGrandfather }).flatMap(([generation, relatives]) => {
    const errorsOfRelative = Object.entries(strangeIds(lookups, { relatives }));
    return errorsOfRelative.map(([name, message]) => [`${generation}.${name}`, message]);
  });
  if (errors.length > 0) throw new BrokenRules(Object.fromEntries(errors));
}

/** Whether the form contains an answer about an ancestor's health, and does not only empty some. */
const tellsHealth = ({ grandfather = {}, greatGrandfather = {} }: LineValues): boolean =>
  [grandfather, greatGrandfather].some((ancestor) => tellsSealed('relatives', ancestor));

/** Saves the given answers. */
async function saveLine(
  store: AnswerStore,
  { who, side }: { who: Who; side: LineageSide },
  { parent, grandfather = {}, greatGrandfather = {} }: LineValues,
): Promise<void> {
  await saveRelatives(store, who.profileId, [
    { side, generation: 'parent', ...parent },
    { side, generation: 'grandfather', ...toldBy(who, grandfather) },
    { side, generation: 'great_grandfather', ...toldBy(who, greatGrandfather) },
  ]);
}

/** Returns the values to save. Health answers that the session cannot see stay unchanged. */
function toldBy(who: Who, ancestor: AncestorValues): AncestorValues {
  if (isRestricted(who)) return unsealed('relatives', ancestor);
  // A new answer is saved; an empty field was not readable and stays unchanged.
  return who.member.isHealthClosed ? withoutEmptySealed('relatives', ancestor) : ancestor;
}
