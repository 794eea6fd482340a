import { type Draft, type Fields, leavesOf, putAtPath } from '#contract/wire.ts';
import type { KeptApart } from './form-action.ts';
import { STEP } from './step-controls.ts';

/** Returns the name of the controls with which a reader chooses between two versions of an answer. */
export const sideName = (index: number) => `side.${index}`;
/** Returns the name of the hidden field with the saved version of an answer. */
export const savedName = (index: number) => `saved.${index}`;

/** Whether a control is part of a draft. The saved versions and the open step are not stored in the tab. */
export const isDraftControl = (name: string): boolean => name !== STEP && !name.startsWith('saved.');

/** The version of an answer that the reader chooses: the own one, or the one that somebody else has saved. */
export type Side = 'yours' | 'saved';

/** Packs a saved version for the hidden field of a choice. */
export const packSaved = ({ values, version }: Pick<KeptApart, 'values' | 'version'>): string =>
  JSON.stringify({ values, version });

/**
 * Returns the draft with the reader's choices applied, so that these answers do not conflict again. The hidden values
 * come from the client, so only paths of the form's table are used.
 */
export function takeSides<S extends Fields>(fields: S, draft: Draft<S>, typed: FormData): Draft<S> {
  const resolved: Record<string, unknown> = JSON.parse(JSON.stringify(draft));
  for (let index = 0; typed.has(savedName(index)); index++) {
    const side = typed.get(sideName(index));
    const savedVersion = unpackSaved(String(typed.get(savedName(index))));
    if (!savedVersion || (side !== 'yours' && side !== 'saved')) continue;
    putAtPath(resolved, ['version'], mergeVersions(String(resolved.version ?? ''), savedVersion.version));
    const values = new Map(side === 'saved' ? Object.entries(savedVersion.values) : []);
    for (const [path] of leavesOf(fields)) {
      const value = values.get(path.join('.'));
      if (value !== undefined) putAtPath(resolved, path, value);
    }
  }
  // The structure is the same; only texts have changed.
  return resolved as Draft<S>;
}

/** Returns the values that `packSaved` has packed; null if the text is none of ours. */
function unpackSaved(packed: string): { values: Record<string, string>; version: string } | null {
  try {
    const { values, version }: Record<string, unknown> = { ...JSON.parse(packed) };
    const texts = Object.entries({ ...(typeof values === 'object' && values) });
    return {
      values: Object.fromEntries(texts.map(([path, value]) => [path, String(value)])),
      version: String(version ?? ''),
    };
  } catch {
    return null;
  }
}

/**
 * Merges versions; later ones take precedence. A version is a list of fields with their digests (`contract/step.ts`).
 */
export function mergeVersions(version: string, ...others: readonly string[]): string {
  const digests = new Map<string, string>();
  for (const pair of [version, ...others].join(' ').split(' ')) {
    const [name = '', digest = ''] = pair.split(':');
    if (name) digests.set(name, digest);
  }
  return [...digests].map(([name, digest]) => `${name}:${digest}`).join(' ');
}
