import { hash, verify } from '@node-rs/argon2';
import { makeQueue } from '#server/http/queue.ts';

// Fifty wait for a third of a second; on a machine that is busy with else, fewer are let in, and the others hear at once when to come back.
// OWASP's parameters for argon2id: 19 MiB, two passes, one lane; about 9 ms of one core.
const COST = { memoryCost: 19_456, timeCost: 2 };
const QUEUE = { atOnce: 2, waiting: 50, waitingForOne: 30, turnWithinMs: 2_000, retryAfterSeconds: 2 };

/** `whose`: the member who asks, or the address where nobody has logged in yet; each has a share of the queue. */
export interface Passwords {
  hash(password: string, whose: string): Promise<string>;
  /** Whether a password fits; without a stored hash it takes the same time and says no. */
  fits(password: string, storedHash: string | undefined, whose: string): Promise<boolean>;
  /** How many wait for their turn, for the operator's figures. */
  waiting(): number;
}

/** What a new hash costs: KiB, and passes over them. */
export type PasswordCost = typeof COST;

/** argon2id behind a short queue: beyond it people are asked to come back rather than made to wait. */
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
