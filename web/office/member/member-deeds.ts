import {
  addMemberNote,
  giveBadgeTo,
  makeMemberResetLink,
  restoreMember,
  sayWhyToOpen,
  suspendMember,
  takeBadgeFrom,
} from '#contract/staff/members.ts';
import { bringCodeToFamily } from '#contract/staff/paper.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

/** The actions of a member's page, besides those of its parts with deeds of their own. */
export const memberDeeds = deeds({
  suspend: suspendMember,
  restore: restoreMember,
  give: giveBadgeTo,
  take: takeBadgeFrom,
  note: addMemberNote,
  why: sayWhyToOpen,
  code: bringCodeToFamily,
  reset: {
    call: makeMemberResetLink,
    action: formAction(makeMemberResetLink, { deed: 'reset', secrets: ['password', 'factor'] }),
  },
});
