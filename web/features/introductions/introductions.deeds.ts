import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { ACCEPT } from '#web/fields/accepting.ts';
import { deeds } from '#web/forms/deeds.ts';

export const introductionDeeds = deeds({
  send: sendIntroduction,
  showAndSend: {
    call: sendIntroduction,
    action: async (args, next) => (await import('./show-and-send.ts')).showAndSend(args, next),
  },
  withdraw: withdrawIntroduction,
  [ACCEPT]: acceptIntroduction,
  decline: declineIntroduction,
  end: endAcquaintance,
});
