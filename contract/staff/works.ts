import { call } from '../call.ts';
import { form } from '../form.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** How long-running work of the office ends. */
export const WORK_OUTCOMES = ['done', 'stopped', 'failed'] as const;
export type WorkOutcome = (typeof WORK_OUTCOMES)[number];

/** The progress of long-running work, as each room with such work returns it. */
export const workShape = s.object({
  id: s.number(),
  kind: s.string(),
  done: s.number(),
  /** The total; null while it is not known. */
  ofAll: s.nullable(s.number()),
  isStopping: s.boolean(),
  /** `''` while it is running. */
  outcome: s.oneOf(['', ...WORK_OUTCOMES]),
  /** Why it failed; null if it has not. */
  fault: s.nullable(s.object({ key: s.string(), message: s.string() })),
  /** The name of the file that it made, or `''`. `workFileRoute` returns the file. */
  fileName: s.string(),
});

const id = sentOnly('id', requiredLookupId('chooseFromList'));

/** The route of the file that the work has made. */
export const WORK_FILE_ROUTE = '/api/office/works/:id/file';
/** Returns the URL of the file that a piece of work has made. */
export const workFileRoute = (workId: number): string => WORK_FILE_ROUTE.replace(':id', String(workId));

/** Lists all running and recently ended work, the latest first. */
export const listWorks = call('office/listworks', {
  access: 'staff',
  saves: false,
  returned: { works: fact('works', s.array(workShape)) },
});

/** Stops the work after the present part. The result of that part is not written. */
export const stopWork = call('office/stopwork', {
  access: 'staff',
  form: form({ id }),
  saves: false,
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
