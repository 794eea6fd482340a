import { AsyncLocalStorage } from 'node:async_hooks';

interface Slot {
  answer?: { wire: unknown };
}

const slots = new AsyncLocalStorage<Slot>();

/** Asks a call for a page in the making, which reads the answer as it is: to write it as JSON and read it again takes longer than to ask. */
export async function askWithin<Response>(ask: () => Promise<Response>): Promise<Slot & { response: Response }> {
  const slot: Slot = {};
  // Awaited within: what `inject` gives asks only when somebody waits for it, and would do so without the slot.
  const response = await slots.run(slot, async () => await ask());
  return { ...slot, response };
}

/** Hands the answer to the page that asks; false where none does. */
export function handIn(wire: unknown): boolean {
  const slot = slots.getStore();
  if (slot === undefined) return false;
  slot.answer = { wire };
  return true;
}
