import { avoidanceDeeds } from '#web/features/avoidance/avoidance.deeds.ts';
import { introductionDeeds } from '#web/features/introductions/introductions.deeds.ts';
import { contactDeeds } from '#web/features/member/contact.deeds.ts';
import { pairCheckDeeds } from '#web/features/pair-check/pair-check.deeds.ts';
import { paperDeeds } from '#web/features/papers/papers.deeds.ts';
import { reportDeeds } from '#web/features/report/report.deeds.ts';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.deeds.ts';
import { actionOf } from '#web/forms/deeds.ts';

/** All that a member's page can be sent. */
export const memberAction = actionOf(
  introductionDeeds,
  shortlistDeeds,
  avoidanceDeeds,
  reportDeeds,
  contactDeeds,
  pairCheckDeeds,
  paperDeeds,
);
