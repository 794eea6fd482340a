import { call } from '../call.ts';
import { form } from '../form.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** How a long work of the office ends. */
export const WORK_OUTCOMES = ['done', 'stopped', 'failed'] as const;
export type WorkOutcome = (typeof WORK_OUTCOMES)[number];

/** How far a long work is, as each room that has one answers it. */
export const workShape = s.object({
  id: s.number(),
  kind: s.string(),
  done: s.number(),
  /** Null while it is not known how much there is. */
  ofAll: s.nullable(s.number()),
  isStopping: s.boolean(),
  /** `''` while it is under way. */
  outcome: s.oneOf(['', ...WORK_OUTCOMES]),
  /** Why it failed; null where it has not. */
  fault: s.nullable(s.object({ key: s.string(), message: s.string() })),
  /** Of a file that it has made, or `''`: `workFileRoute` has it. */
  fileName: s.string(),
});

const id = sentOnly('id', requiredLookupId('chooseFromList'));

/** Where the file that a work has made is fetched. */
export const WORK_FILE_ROUTE = '/api/office/works/:id/file';
export const workFileRoute = (workId: number): string => WORK_FILE_ROUTE.replace(':id', String(workId));

/** All long work that is under way or has ended lately, the latest first. */
export const listWorks = call('office/listworks', {
  access: 'staff',
  saves: false,
  returned: { works: fact('works', s.array(workShape)) },
});

/** Ends it after the part that is under way; what that part would have written is left out. */
export const stopWork = call('office/stopwork', {
  access: 'staff',
  form: form({ id }),
  saves: false,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
