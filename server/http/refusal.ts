import type { FormErrors } from '#contract/form.ts';
import type { Saying } from '#contract/saying.ts';
import { say } from '#words/say.ts';

/** A request that is not granted: its status, its sentence and, for 429 and 503, when to come back. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly said: Saying;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, said: Saying, retryAfterSeconds?: number) {
    super(say(said, 'en'));
    this.status = status;
    this.said = said;
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
  readonly errors: FormErrors<Saying>;
  readonly status: 413 | 422;

  constructor(errors: FormErrors<Saying>, status: 413 | 422 = 422) {
    super(say('checkForm', 'en'));
    this.errors = errors;
    this.status = status;
  }
}
