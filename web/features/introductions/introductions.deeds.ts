import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  keepAcquaintance,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { ACCEPT } from '#web/fields/accepting.ts';
import { deeds } from '#web/forms/deeds.ts';

export const introductionDeeds = deeds({
  send: sendIntroduction,
  withdraw: withdrawIntroduction,
  [ACCEPT]: acceptIntroduction,
  decline: declineIntroduction,
  end: endAcquaintance,
  keep: keepAcquaintance,
});
