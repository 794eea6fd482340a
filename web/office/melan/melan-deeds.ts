import {
  callOffMelan,
  decideMelanEntry,
  inviteFamilies,
  nameWalkIn,
  noteCardsPrinted,
  noteMelanAnswer,
  pairMelan,
  planMelan,
  thankGuests,
} from '#contract/staff/melans.ts';
import { deeds } from '#web/forms/actions.ts';

/** The actions of one melan's page. */
export const melanDeeds = deeds({
  invite: inviteFamilies,
  coming: noteMelanAnswer,
  cannot: noteMelanAnswer,
  plan: planMelan,
  printed: noteCardsPrinted,
  decide: decideMelanEntry,
  name: nameWalkIn,
  pair: pairMelan,
  thank: thankGuests,
  'call-off': callOffMelan,
});
