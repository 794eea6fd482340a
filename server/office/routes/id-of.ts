import { Refusal } from '#server/http/refusal.ts';

/** Parses the number of an office record. Throws a 404 if it is none. */
export function idOf(sent: string): number {
  if (!/^\d{1,9}$/.test(sent)) throw new Refusal(404, 'notFound');
  return Number(sent);
}
