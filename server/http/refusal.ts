import type { FormErrors } from '#contract/form.ts';
import type { MessageId } from '#contract/message.ts';
import { messageText } from '#words/message.ts';

/** A request that is not granted: its status, its message and, for 429 and 503, when to come back. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly messageId: MessageId;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, messageId: MessageId, retryAfterSeconds?: number) {
    super(messageText(messageId, 'en'));
    this.status = status;
    this.messageId = messageId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const BACK_IN_SECONDS = 5;
/** A caller who asks again at once is kept waiting: a thousand who do so leave time for the others. */
export const REFUSE_AFTER_MS = 1_000;

/** Too much is asked at once, for an answer and for a page that says so. Make one and throw it often: its stack costs. */
export class Busy extends Refusal {
  override name = 'Busy';

  constructor(retryAfterSeconds = BACK_IN_SECONDS) {
    super(503, 'busy', retryAfterSeconds);
  }
}

/** A form whose values break rules that only the server can check; errors stand under our own names, files under theirs. */
export class BrokenRules extends Error {
  override name = 'BrokenRules';
  readonly errors: FormErrors<MessageId>;
  readonly status: 413 | 422;

  constructor(errors: FormErrors<MessageId>, status: 413 | 422 = 422) {
    super(messageText('checkForm', 'en'));
    this.errors = errors;
    this.status = status;
  }
}
