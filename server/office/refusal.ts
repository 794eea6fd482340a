/** What the office asked for cannot be done; the message says why in one sentence. */
export class OfficeRefusal extends Error {
  override name = 'OfficeRefusal';
}

/** What was asked for, or a refusal that names it. */
export function found<T>(thing: T | undefined | false, name: string): T {
  if (thing === undefined || thing === false) throw new OfficeRefusal(`There is no ${name}.`);
  return thing;
}
