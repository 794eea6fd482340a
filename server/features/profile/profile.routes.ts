import { birthDateProblem } from '#contract/date-rules.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { showProfile, updateProfile } from '#contract/profile.ts';
import { isEmail } from '#contract/rules.ts';
import { answerMember, todayInIndia } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { isRestricted } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { countAnswers } from './completeness.ts';
import { loadBirthDate, saveProfile } from './profile.queries.ts';

export function profileRoutes(services: Services): void {
  const { db, cipher } = services;

  answerMember(services, showProfile, async ({ who, values }) => {
    // The notice is for the owner, not for whoever came through the Power Link.
    const openedAt = isRestricted(who) ? null : who.member.powerLinkOpenedAt;
    const { member, profileId } = who;
    return {
      ...member,
      profileId,
      completeness: values.withCompleteness === 'Yes' ? await countAnswers(db, cipher, { ...member, profileId }) : [],
      isRestricted: isRestricted(who),
      powerLinkOpenedAt: openedAt?.toISOString() ?? '',
    };
  });

  answerMember(
    services,
    updateProfile,
    async ({ who, values }) => {
      const problem = birthDateProblem(await loadBirthDate(db, who.profileId), values.gender, todayInIndia());
      if (problem !== null) throw new BrokenRules({ gender: problem });
      const stored = who.member.email;
      await saveProfile(db, who.profileId, { ...values, email: isEmail(stored) ? stored : values.email });
      return success(messages.saved);
    },
    { context: async ({ member }) => ({ email: member.email }) },
  );
}
