import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

const bilingualName = s.object({ name: s.string(), nameBn: s.string() });

/** A centre for premarital blood tests. Unknown texts are `''`. */
export const testCentreSchema = s.object({
  id: s.number(),
  name: s.string(),
  nameBn: s.string(),
  district: bilingualName,
  region: bilingualName,
  phone: s.string(),
  days: s.string(),
  daysBn: s.string(),
  cost: s.string(),
  costBn: s.string(),
  source: s.string(),
  /** The day of the office's last check, `YYYY-MM-DD`. */
  checkedOn: s.string(),
  /** Whether it is a seeded draft, which only a trial shows. */
  isDraft: s.boolean(),
});
export type TestCentre = s.Output<typeof testCentreSchema>;

/** Lists centres for premarital blood tests: in the reader's district, else in their state, else everywhere. */
export const listTestCentres = call('testcentres', {
  access: 'member',
  saves: false,
  returned: {
    near: fact('near', s.oneOf(['district', 'state', 'everywhere'])),
    centres: fact('centres', s.array(testCentreSchema)),
    /** All other centres. */
    others: fact('others', s.array(testCentreSchema)),
  },
});
