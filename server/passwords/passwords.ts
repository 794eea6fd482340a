import { hash, verify } from '@node-rs/argon2';
import { messages } from '#contract/messages.ts';
import { Refusal } from '#server/http/refusal.ts';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane; about 9 ms of one core.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE_LIMIT = 50;
const BUSY_SECONDS = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password fits; without a stored hash it takes the same time and says no. */
  fits(password: string, storedHash: string | undefined): Promise<boolean>;
  /** How many wait for their turn, for the operator's figures. */
  waiting(): number;
}

/** argon2id behind a short queue: beyond it people are asked to come back rather than made to wait. */
export async function makePasswords(): Promise<Passwords> {
  const queue = makeQueue();
  const dummyHash = await hash('nobody has this password', OPTIONS);
  return {
    hash: (password) => queue.run(() => hash(password, OPTIONS)),
    fits: (password, storedHash) =>
      queue.run(async () => {
        const isRight = await verify(storedHash ?? dummyHash, password);
        return isRight && storedHash !== undefined;
      }),
    waiting: () => queue.waiting(),
  };
}

function makeQueue() {
  let running = 0;
  const waiting: Array<() => void> = [];

  return {
    waiting: () => waiting.length,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= AT_ONCE) {
        if (waiting.length >= QUEUE_LIMIT) throw new Refusal(503, messages.busy, BUSY_SECONDS);
        // Whoever ends hands its place on, so `running` does not change here.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
