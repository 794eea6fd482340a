import { at, type Fields, leavesOf } from '#contract/wire.ts';

/** The values that a form starts with, by the dotted path of our names, from the answer that brought them. */
export function initialValues(fields: Fields, loaded: unknown): Record<string, string> {
  const leaves = leavesOf(fields).filter(([, node]) => node.kind === 'field');
  return Object.fromEntries(leaves.map(([path]) => [path.join('.'), String(at(loaded, path) ?? '')]));
}
