import type { SentValues } from '#contract/call.ts';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { isRestricted, type Who } from '#server/door/session.ts';
import { unsealed } from '#server/people/answers/sealed.ts';
import { strangeIds } from '#server/people/answers/strange-ids.ts';
import { loadRelatives, saveRelatives } from '#server/people/family/relatives.queries.ts';
import type { Services } from '#server/services.ts';

type AncestorValues = SentValues<(typeof lineage)[LineageSide]['update']>['grandfather'];

const SUCCESS = { paternal: 'paternalUpdated', maternal: 'maternalUpdated' } as const;

export function lineageRoutes(services: Services): void {
  for (const side of LINEAGE_SIDES) sideRoutes(services, side);
}

function sideRoutes(services: Services, side: LineageSide): void {
  const { db, cipher, lookups } = services;

  answerMember(services, lineage[side].show, async ({ who }) => {
    const relatives = await loadRelatives(services, who.profileId);
    return {
      parent: relatives[`${side}/parent`],
      parentName: relatives[`${side}/parent`].name,
      parentNameUnknown: relatives[`${side}/parent`].nameUnknown,
      grandfather: relatives[`${side}/grandfather`],
      greatGrandfather: relatives[`${side}/great_grandfather`],
      castes: lookups.list('caste'),
      tribes: lookups.list('tribe'),
      clans: lookups.list('clan'),
      maleOccupations: lookups.list('male-occupation'),
    };
  });

  answerMember(services, lineage[side].update, async ({ who, values }) => {
    const errors = Object.entries(values).flatMap(([of, relatives]) =>
      Object.entries(strangeIds(lookups, { relatives })).map(([name, sentence]) => [`${of}.${name}`, sentence]),
    );
    if (errors.length > 0) throw new BrokenRules(Object.fromEntries(errors));
    const { parent, grandfather, greatGrandfather } = values;
    await db.transaction().execute((transaction) =>
      saveRelatives({ db: transaction, cipher }, who.profileId, [
        { side, generation: 'parent', ...parent },
        { side, generation: 'grandfather', ...toldBy(who, grandfather) },
        { side, generation: 'great_grandfather', ...toldBy(who, greatGrandfather) },
      ]),
    );
    return success(SUCCESS[side]);
  });
}

/** Health answers stay as they are where the session may not see them. */
const toldBy = (who: Who, ancestor: AncestorValues): Partial<AncestorValues> =>
  isRestricted(who) ? unsealed('relatives', ancestor) : ancestor;
