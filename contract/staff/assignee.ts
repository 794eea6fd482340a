import * as s from '../shape.ts';

/** The member of staff who is responsible for something; null if nobody. */
export const assignee = s.nullable(s.object({ id: s.number(), name: s.string() }));
