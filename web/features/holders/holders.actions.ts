import { redirect } from 'react-router';
import {
  addProfile,
  askRemovalCode,
  chooseReached,
  decideHealth,
  inviteHolder,
  keepHolder,
  leaveProfile,
  objectToRemoval,
  removeHolder,
  reserveAccepting,
  sayItIsMe,
  sayWhose,
  takeBackAct,
  takeBackItIsMe,
  withdrawInvitation,
} from '#contract/holders.ts';
import { agreeToRecovery, objectToRecovery } from '#contract/recovery.ts';
import { switchDeedTo } from '#web/fields/switching.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

const leaveAction = formAction(leaveProfile, {
  deed: 'leave',
  done: (_values, _draft, { remember }) => {
    remember({ kind: 'logout' });
    // Redirects at once, because the reader has lost access to this page.
    throw redirect('/', 303);
  },
});

const addAction = formAction(addProfile, {
  deed: 'add',
  done: ({ profileId = '' }, _draft, { remember }) => {
    remember({ kind: 'login', pid: profileId });
    throw redirect('/register2', 303);
  },
});

/** The small forms of the page about the holders of a profile. The names are the values of their buttons. */
export const holderDeeds = deeds({
  whose: sayWhose,
  itIsMe: sayItIsMe,
  takeBackItIsMe,
  invite: inviteHolder,
  withdraw: withdrawInvitation,
  remove: removeHolder,
  askCode: askRemovalCode,
  keep: keepHolder,
  object: objectToRemoval,
  agreeRecovery: agreeToRecovery,
  objectRecovery: objectToRecovery,
  leave: { call: leaveProfile, action: leaveAction },
  reserve: reserveAccepting,
  reach: chooseReached,
  health: decideHealth,
  undo: takeBackAct,
  ...switchDeedTo('/dashboard'),
  add: { call: addProfile, action: addAction },
});
