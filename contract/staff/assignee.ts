import * as s from '../shape.ts';

/** Who of the staff looks after something; null for nobody. */
export const assignee = s.nullable(s.object({ id: s.number(), name: s.string() }));
