import type { SentValues } from '#contract/call.ts';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { answerMember } from '#server/door/answer.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { isRestricted, type Who } from '#server/door/session.ts';
import { type Lookups, lookupErrors } from '#server/lookups/lookups.ts';
import {
  loadRelatives,
  type Relative,
  type RelativeChange,
  saveRelatives,
} from '#server/people/family/relatives.queries.ts';
import type { Services } from '#server/services.ts';

type LineageValues = SentValues<(typeof lineage)[LineageSide]['update']>;
type AncestorValues = LineageValues['grandfather'];

const SUCCESS = { paternal: messages.paternalUpdated, maternal: messages.maternalUpdated };

export function lineageRoutes(services: Services): void {
  for (const side of LINEAGE_SIDES) sideRoutes(services, side);
}

function sideRoutes(services: Services, side: LineageSide): void {
  const { db, cipher, lookups } = services;

  answerMember(services, lineage[side].show, async ({ who }) => {
    const relatives = await loadRelatives(db, cipher, who.profileId);
    return {
      parent: bloodline(relatives[`${side}/parent`]),
      parentName: relatives[`${side}/parent`].name,
      grandfather: ancestorValues(relatives[`${side}/grandfather`]),
      greatGrandfather: ancestorValues(relatives[`${side}/great_grandfather`]),
      castes: lookups.list('caste'),
      tribes: lookups.list('tribe'),
      clans: lookups.list('clan'),
      maleOccupations: lookups.list('male-occupation'),
    };
  });

  answerMember(services, lineage[side].update, async ({ who, values }) => {
    const errors = { ...idErrors(lookups, 'parent', values.parent), ...ancestorErrors(lookups, values) };
    if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
    const { caste, tribe, clan } = values.parent;
    await db.transaction().execute((transaction) =>
      saveRelatives(transaction, cipher, who.profileId, [
        { side, generation: 'parent', caste_id: caste, tribe_id: tribe, clan },
        { side, generation: 'grandfather', ...columnsFor(who, values.grandfather) },
        { side, generation: 'great_grandfather', ...columnsFor(who, values.greatGrandfather) },
      ]),
    );
    return success(SUCCESS[side]);
  });
}

const bloodline = ({ caste_id, tribe_id, clan }: Relative) => ({ caste: caste_id, tribe: tribe_id, clan });

const ancestorValues = (ancestor: Relative) => ({
  ...bloodline(ancestor),
  name: ancestor.name,
  occupation: ancestor.occupation_id,
  lifeExpectancy: ancestor.life_expectancy,
  chronicDisease: ancestor.chronic_disease,
  chronicDiseaseDetails: ancestor.chronic_disease_details,
});

type Columns = Omit<RelativeChange, 'side' | 'generation'>;

/** Health answers stay as they are where the session may not see them. */
const columnsFor = (who: Who, ancestor: AncestorValues): Columns => ({
  ...ancestorColumns(ancestor),
  ...(!isRestricted(who) && healthColumns(ancestor)),
});

const ancestorColumns = (ancestor: AncestorValues): Columns => ({
  name: ancestor.name,
  occupation_id: ancestor.occupation,
  caste_id: ancestor.caste,
  tribe_id: ancestor.tribe,
  clan: ancestor.clan,
});

const healthColumns = (ancestor: AncestorValues): Columns => ({
  life_expectancy: ancestor.lifeExpectancy,
  chronic_disease: ancestor.chronicDisease,
  chronic_disease_details: ancestor.chronicDiseaseDetails,
});

const ancestorErrors = (lookups: Lookups, { grandfather, greatGrandfather }: LineageValues) => ({
  ...idErrors(lookups, 'grandfather', grandfather),
  ...idErrors(lookups, 'greatGrandfather', greatGrandfather),
});

function idErrors(
  lookups: Lookups,
  of: string,
  ids: { caste: number | null; tribe: number | null; occupation?: number | null },
) {
  return lookupErrors(lookups, {
    [`${of}.caste`]: ['caste', ids.caste],
    [`${of}.tribe`]: ['tribe', ids.tribe],
    [`${of}.occupation`]: ['male-occupation', ids.occupation ?? null],
  });
}
