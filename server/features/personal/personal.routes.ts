import { HOROSCOPE_FILE, removeHoroscope, showPersonal, updatePersonal } from '#contract/personal.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { checkHoroscope } from '#server/files/check-horoscope.ts';
import { forgetFile, loadFileName, replaceFile } from '#server/files/files.queries.ts';
import { isTrial } from '#server/is-trial.ts';
import { lookupErrors } from '#server/lookups/lookups.ts';
import { saveAnswers, showAnswers } from '#server/people/answers/answers.queries.ts';
import { strangeIds } from '#server/people/answers/strange-ids.ts';
import { loadRelatives, saveRelatives } from '#server/people/family/relatives.queries.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';
import { loadHeldNotes } from '#server/people/held-answers/held-notes.ts';
import type { Services } from '#server/services.ts';

export function personalRoutes(services: Services): void {
  const { config, db, cipher, limits, lookups, files: store } = services;
  const folder = 'horoscopes';

  answerMember(services, showPersonal, async ({ who }) => {
    const relatives = await loadRelatives(services, who.profileId);
    return {
      ...(await showAnswers(services, who.profileId, 'personal')),
      held: who.member.hasHeld ? await loadHeldNotes(db, who.profileId, 'personal_details') : [],
      horoscopeFile: await loadFileName(db, who.profileId, 'horoscope'),
      father: relatives['paternal/parent'],
      mother: relatives['maternal/parent'],
      castes: lookups.list('caste'),
      tribes: lookups.list('tribe'),
      clans: lookups.list('clan'),
      rashis: lookups.list('rashi'),
      gons: lookups.list('gon'),
      lognos: lookups.list('logno'),
      maleOccupations: lookups.list('male-occupation'),
      femaleOccupations: lookups.list('female-occupation'),
      educations: lookups.list('educational-qualification'),
      otherQualifications: lookups.list('other-qualification'),
      professions: lookups.list('profession'),
      skills: lookups.list('skill'),
      religions: lookups.list('religion'),
    };
  });

  answerMember(
    services,
    updatePersonal,
    async ({ who, values, files }) => {
      const { father, mother, ...personal } = values;
      const errors = {
        ...strangeIds(lookups, { personal }),
        ...lookupErrors(lookups, {
          'father.occupation': ['male-occupation', father.occupation],
          'mother.occupation': ['female-occupation', mother.occupation],
        }),
      };
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      const sent = files.get(HOROSCOPE_FILE);
      if (sent) await limits.take('filesByMember', who.profileId);
      const horoscope = sent && (await checkHoroscope(sent));
      const name = horoscope && (await store.put(folder, horoscope.extension, horoscope.bytes));
      const replaced = await db.transaction().execute(async (transaction) => {
        const store = { db: transaction, cipher, isLookedAt: !isTrial(config) };
        await saveAnswers(store, who.profileId, { personal });
        await saveRelatives(store, who.profileId, [
          { side: 'paternal', generation: 'parent', ...father },
          { side: 'maternal', generation: 'parent', ...mother },
        ]);
        // A form without a file leaves the stored one.
        if (!horoscope || !name) return [];
        return replaceFile(transaction, who.profileId, 'horoscope', { name, bytes: horoscope.bytes.length });
      });
      await store.remove(folder, replaced);
      return success('saved');
    },
    {
      context: async ({ member: { gender }, profileId }) => asWritten(db, { profileId, table: 'members' }, { gender }),
    },
  );

  answerMember(services, removeHoroscope, async ({ who }) => {
    await store.remove(folder, await forgetFile(db, who.profileId, 'horoscope'));
    return success('horoscopeRemoved');
  });
}
