import { Refusal } from '#server/http/refusal.ts';

/** The number of a thing of the office; a 404 for what is none. */
export function idOf(sent: string): number {
  if (!/^\d{1,9}$/.test(sent)) throw new Refusal(404, 'notFound');
  return Number(sent);
}
