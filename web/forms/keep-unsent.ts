import type { Call } from '#contract/call.ts';
import { errorsFromWire } from '#contract/form.ts';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import type { Conflict } from '#contract/step.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import { pairsOf } from '#web/api/answer.ts';
import { readLoginNonce, readReader } from '#web/api/session.ts';
import { dropUnsent, isSamePlace, listUnsent, ownerOf, putUnsent, type Unsent } from '#web/api/unsent.ts';
import { serverNow } from '#web/clock.ts';
import { INTENT } from './by-intent.ts';
import { mergeVersions } from './conflicts.ts';
import { STEP } from './step-controls.ts';

/** A form as it is being sent. */
interface SentForm<S extends Fields> {
  draft: Draft<S>;
  data: FormData;
  /** The address of the form's page, with its query. */
  address: string;
}

/** A save that may wait on this device until there is a network. */
export interface Waiting {
  /** The unsent save of the same form from an earlier attempt without an answer. */
  before: Unsent | undefined;
  /** True if the earlier attempt sent the same values. */
  isRepeat: boolean;
  /**
   * Handles the status of the answer. Without a network (0) it stores the save, if all its values may wait. Any answer
   * except 401 removes a stored save of the form. Returns whether this save was stored.
   */
  settle: (status: number) => boolean;
}

/** HTTP status. */
const NOT_LOGGED_IN = 401;

/** Returns a text that identifies a form of the page: small forms by their button, messages also by their recipient. */
export const formPartOf = (read: (name: string) => unknown): string =>
  [INTENT, STEP, 'member', 'thread']
    .map((name) => read(name) ?? '')
    .join(' ')
    .trim();

/** Returns the save that may wait; null if the reader's account is unknown, so that nothing may be stored. */
export function waitingSaveOf<S extends Fields>(
  call: Call<S>,
  mayWait: (path: string) => boolean,
  { draft, data, address }: SentForm<S>,
): Waiting | null {
  const reader = readReader();
  const owner = ownerOf(reader);
  if (owner === '') return null;
  const { pathname, search } = new URL(address);
  const place = { owner, address: pathname + search, part: formPartOf((name) => data.get(name)) };
  const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const typed = texts.filter(([name]) => name !== DRAWN_FOR.field);
  const hasFile = [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);
  const pairs = pairsOf(call, draft, reader);
  const before = listUnsent(owner).find((unsent) => isSamePlace(unsent, place));
  return {
    before,
    isRepeat: JSON.stringify(before?.pairs) === JSON.stringify(pairs),
    settle(status) {
      if (status === 0) {
        const mayAllWait = !hasFile && typed.every(([name, value]) => value === '' || mayWait(name));
        if (!mayAllWait) return false;
        return putUnsent({
          ...place,
          call: call.isSentLater ? call.path : '',
          pairs,
          typed: Object.fromEntries(typed),
          login: readLoginNonce(),
          keptAt: serverNow(),
        });
      }
      if (status !== NOT_LOGGED_IN) dropUnsent(place);
      return false;
    },
  };
}

/**
 * Returns a version that removes conflicts with the reader's own earlier save, whose answer was lost. Returns undefined
 * if another person has saved a different value.
 */
export function versionAfterOwn(
  fields: Fields,
  { version, conflicts, before }: { version: string; conflicts: readonly Conflict[]; before: Unsent },
): string | undefined {
  const isOwn = conflicts.every(({ values }) =>
    Object.entries(errorsFromWire(fields, values)).every(([path, value]) => before.typed[path] === value),
  );
  return isOwn ? mergeVersions(version, ...conflicts.map((conflict) => conflict.version)) : undefined;
}
