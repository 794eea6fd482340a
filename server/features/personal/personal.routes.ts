import { personalForm, removeHoroscope, showPersonal, updatePersonal } from '#contract/personal.ts';
import { forgetFile, loadFileName } from '#server/domain/files/files.queries.ts';
import { loadPersonal, savePersonal, strangeInPersonal } from '#server/domain/forms/personal.ts';
import { loadHeldNotes } from '#server/domain/held-answers/held-notes.ts';
import { versionIfAsked } from '#server/domain/steps/versions.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { requiresPreApproval } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';
import { HOROSCOPES, withHoroscope } from './with-horoscope.ts';
import { writtenGender } from './written-gender.ts';

/** Registers the calls for the personal information, with the horoscope. */
export function personalRoutes(services: Services): void {
  const { config, db, cipher, digest, lookups, files } = services;

  registerMemberCall(services, showPersonal, async ({ who, values }) => {
    const personal = await loadPersonal(services, who.profileId);
    return {
      ...personal,
      version: versionIfAsked({ digest, asked: values }, personalForm.fields, {
        profileId: who.profileId,
        values: personal,
      }),
      held: who.member.hasHeld ? await loadHeldNotes(db, who.profileId, 'personal_details') : [],
      horoscopeFile: await loadFileName(db, who.profileId, 'horoscope'),
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

  registerMemberCall(
    services,
    updatePersonal,
    async (asked) => {
      const { who, values } = asked;
      const errors = strangeInPersonal(lookups, values);
      if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
      await withHoroscope(services, asked, (keep) =>
        db.transaction().execute(async (transaction) => {
          const store = { db: transaction, cipher, isLookedAt: requiresPreApproval(config) };
          await savePersonal(store, who.profileId, values);
          await keep(transaction);
        }),
      );
      return success('saved');
    },
    { context: writtenGender(db) },
  );

  registerMemberCall(services, removeHoroscope, async ({ who }) => {
    await files.remove(HOROSCOPES, await forgetFile(db, who.profileId, 'horoscope'));
    return success('horoscopeRemoved');
  });
}
