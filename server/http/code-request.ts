import { messageId } from '#contract/message.ts';
import { CODE_MINUTES } from '#contract/verification.ts';
import { isTrial } from '#server/is-trial.ts';
import type { HttpServices } from './http-services.ts';
import { failure, type Outcome, success } from './outcome.ts';

/**
 * The result of a request for a code. `sent`: by SMS; a trial without a gateway prints the code. `byOffice`: the office
 * calls. `tooSoon`: too soon after the last request. `never`: this number gets no codes.
 */
export type CodeRequestResult = 'sent' | 'byOffice' | 'tooSoon' | 'never';

/** Returns the outcome with the message about the result. */
export function outcomeOfCodeRequest({ config }: Pick<HttpServices, 'config'>, result: CodeRequestResult): Outcome {
  if (result === 'sent') {
    const isPrinted = isTrial(config) && config.channels.sms === undefined;
    return success(messageId(isPrinted ? 'codePrinted' : 'codeSent', { minutes: CODE_MINUTES }));
  }
  if (result === 'byOffice') return success('codeByOffice');
  return failure(result === 'tooSoon' ? 'codeJustSent' : 'codeNotPossible');
}
