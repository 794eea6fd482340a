import type { FormErrors } from '#contract/form.ts';
import type { MessageId } from '#contract/message.ts';
import { messageText } from '#words/message.ts';

/** A refused request: its status, its message and, for 429 and 503, the seconds to wait. */
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

/** Seconds after which a caller may retry a request that was refused under too much load. */
const BACK_IN_SECONDS = 5;
/** Delay before a refusal under too much load is sent, so that a thousand callers who retry leave time for others. */
export const REFUSE_AFTER_MS = 1_000;

/** The refusal under too much load. Make one instance and throw it often, because its stack trace is expensive. */
export class Busy extends Refusal {
  override name = 'Busy';

  constructor(retryAfterSeconds = BACK_IN_SECONDS) {
    super(503, 'busy', retryAfterSeconds);
  }
}

/**
 * A form whose values break rules. Errors of fields are keyed by our dotted paths, errors of files by their names in
 * the form.
 */
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
