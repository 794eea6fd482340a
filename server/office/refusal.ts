/** Thrown if the office's request cannot be executed. The message says why in one sentence. */
export class OfficeRefusal extends Error {
  override name = 'OfficeRefusal';
}

/** Returns the thing, or throws a refusal that names it if it is undefined or false. */
export function found<T>(thing: T | undefined | false, name: string): T {
  if (thing === undefined || thing === false) throw new OfficeRefusal(`There is no ${name}.`);
  return thing;
}
