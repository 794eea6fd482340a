import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { HOROSCOPE_FILE, removeHoroscope, showPersonal, updatePersonal } from '#contract/personal.ts';
import { placeById } from '#matching/places.ts';
import { answerMember } from '#server/door/answer.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { checkHoroscope } from '#server/files/check-horoscope.ts';
import { forgetFile, loadFileName, replaceFile } from '#server/files/files.queries.ts';
import { isTrial } from '#server/is-trial.ts';
import { lookupErrors } from '#server/lookups/lookups.ts';
import { loadRelatives, saveRelatives } from '#server/people/family/relatives.queries.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';
import { loadHeldNotes } from '#server/people/held-answers/held-notes.ts';
import type { Services } from '#server/services.ts';
import { loadPersonalDetails, NO_DETAILS, savePersonalDetails } from './personal.queries.ts';

export function personalRoutes(services: Services): void {
  const { config, db, cipher, limits, lookups, files: store } = services;
  const folder = 'horoscopes';

  answerMember(services, showPersonal, async ({ who }) => {
    const details = (await loadPersonalDetails(db, who.profileId)) ?? NO_DETAILS;
    const relatives = await loadRelatives(db, cipher, who.profileId);
    const father = relatives['paternal/parent'];
    const mother = relatives['maternal/parent'];
    return {
      ...details,
      held: await loadHeldNotes(db, who.profileId, 'personal_details'),
      horoscopeFile: await loadFileName(db, who.profileId, 'horoscope'),
      father: { name: father.name, occupation: father.occupation_id },
      mother: { name: mother.name, occupation: mother.occupation_id },
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
      const errors = lookupErrors(lookups, {
        'father.occupation': ['male-occupation', values.father.occupation],
        'mother.occupation': ['female-occupation', values.mother.occupation],
        education: ['educational-qualification', values.education],
        otherQualification: ['other-qualification', values.otherQualification],
        profession: ['profession', values.profession],
        skill: ['skill', values.skill],
        caste: ['caste', values.caste],
        tribe: ['tribe', values.tribe],
        rashi: ['rashi', values.rashi],
        gon: ['gon', values.gon],
        logno: ['logno', values.logno],
        religion: ['religion', values.religion],
      });
      if (values.birthPlaceId !== null && !placeById(values.birthPlaceId)) errors.birthPlaceId = messages.placeUnknown;
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      const sent = files.get(HOROSCOPE_FILE);
      if (sent) await limits.take('filesByMember', who.profileId);
      const horoscope = sent && (await checkHoroscope(sent));
      const name = horoscope && (await store.put(folder, horoscope.extension, horoscope.bytes));
      const { father, mother, ...details } = values;
      const replaced = await db.transaction().execute(async (transaction) => {
        await savePersonalDetails(transaction, { profileId: who.profileId, isLookedAt: !isTrial(config) }, details);
        await saveRelatives(transaction, cipher, who.profileId, [
          { side: 'paternal', generation: 'parent', name: father.name, occupation_id: father.occupation },
          { side: 'maternal', generation: 'parent', name: mother.name, occupation_id: mother.occupation },
        ]);
        // A form without a file leaves the stored one.
        if (!horoscope || !name) return [];
        return replaceFile(transaction, who.profileId, 'horoscope', { name, bytes: horoscope.bytes.length });
      });
      await store.remove(folder, replaced);
      return success(messages.saved);
    },
    {
      context: async ({ member: { gender }, profileId }) => asWritten(db, { profileId, table: 'members' }, { gender }),
    },
  );

  answerMember(services, removeHoroscope, async ({ who }) => {
    await store.remove(folder, await forgetFile(db, who.profileId, 'horoscope'));
    return success(messages.horoscopeRemoved);
  });
}
