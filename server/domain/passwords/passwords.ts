import { hash, verify } from '@node-rs/argon2';
import { makeQueue } from '#server/http/queue.ts';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane; about 9 ms of one core.
const COST = { memoryCost: 19_456, timeCost: 2 };
// In a full queue, the last waits for about a quarter of a second. On a busy machine fewer are let in, and the others
// are refused at once with a time to retry.
const QUEUE = { atOnce: 2, waiting: 50, waitingForOne: 30, turnWithinMs: 2_000, retryAfterSeconds: 2 };

/**
 * Hashes and compares passwords. `whose` identifies the caller: the profile or account, or the address or reset link if
 * nobody has logged in yet. Each caller gets a share of the queue.
 */
export interface Passwords {
  hash(password: string, whose: string): Promise<string>;
  /** Whether a password matches. Without a stored hash, it takes the same time and returns false. */
  fits(password: string, storedHash: string | undefined, whose: string): Promise<boolean>;
  /** Number of requests that wait for their turn, for the operator's figures. */
  waiting(): number;
}

/** The cost of a new hash: memory in KiB, and number of passes. */
export type PasswordCost = typeof COST;

/** Returns argon2id behind a short queue. When the queue is full, requests are refused at once and told to retry. */
export async function makePasswords(cost = COST): Promise<Passwords> {
  const queue = makeQueue(QUEUE);
  const options = { ...cost, parallelism: 1 };
  const dummyHash = await hash('nobody has this password', options);
  return {
    hash: (password, whose) => queue.run(whose, () => hash(password, options)),
    fits: (password, storedHash, whose) =>
      queue.run(whose, async () => {
        const isRight = await verify(storedHash ?? dummyHash, password);
        return isRight && storedHash !== undefined;
      }),
    waiting: () => queue.waiting(),
  };
}
