import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

const named = s.object({ name: s.string(), nameBn: s.string() });

export const testCentreSchema = s.object({
  id: s.number(),
  ...{ name: s.string(), nameBn: s.string() },
  district: named,
  region: named,
  ...{ phone: s.string(), days: s.string(), daysBn: s.string(), cost: s.string(), costBn: s.string() },
  source: s.string(),
  /** The day on which the office looked, `YYYY-MM-DD`. */
  checkedOn: s.string(),
  /** A draft of the program's own, shown on a trial alone. */
  isDraft: s.boolean(),
});
export type TestCentre = s.Output<typeof testCentreSchema>;

/** Where blood is tested before a wedding: in the reader's own district, else in their state, else everywhere. */
export const listTestCentres = call('testcentres', {
  access: 'member',
  saves: false,
  returned: {
    near: fact('near', s.oneOf(['district', 'state', 'everywhere'])),
    centres: fact('centres', s.array(testCentreSchema)),
    /** All others. */
    others: fact('others', s.array(testCentreSchema)),
  },
});
