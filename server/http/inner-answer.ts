import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a call leaves its answer for the page that is being rendered. */
interface Slot {
  answer?: { wire: unknown };
}

const slots = new AsyncLocalStorage<Slot>();

/**
 * Executes a call for a page that is being rendered, which reads the answer as an object. Writing and parsing JSON
 * would take longer than the call. `answer` is absent if the call was refused, and the response then has a body.
 */
export async function askWithin<Response>(ask: () => Promise<Response>): Promise<Slot & { response: Response }> {
  const slot: Slot = {};
  // Awaited inside `run`: `inject` starts only when it is awaited, and would otherwise run without the slot.
  const response = await slots.run(slot, async () => await ask());
  return { ...slot, response };
}

/** Hands the answer to the page that is being rendered; returns false if no page is being rendered. */
export function handIn(wire: unknown): boolean {
  const slot = slots.getStore();
  if (slot === undefined) return false;
  slot.answer = { wire };
  return true;
}
