import { avoidanceDeeds } from '#web/features/blocks/blocks.actions.ts';
import { householdDeeds } from '#web/features/details/household.actions.ts';
import { introductionDeeds } from '#web/features/introductions/introductions.actions.ts';
import { contactDeeds } from '#web/features/member/contact.actions.ts';
import { pairCheckDeeds } from '#web/features/pair-check/pair-check.actions.ts';
import { paperDeeds } from '#web/features/pdf/pdf.actions.ts';
import { reportDeeds } from '#web/features/report/Report.tsx';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.actions.ts';
import { actionOfForms } from '#web/forms/actions.ts';

/** The actions of all forms of a member's page. */
export const memberAction = actionOfForms(
  introductionDeeds,
  shortlistDeeds,
  avoidanceDeeds,
  reportDeeds,
  contactDeeds,
  pairCheckDeeds,
  paperDeeds,
  householdDeeds,
);
