import { DISABILITIES, DISABILITY_SINCE } from './choices.ts';
import * as s from './shape.ts';

/** What somebody tells about an own disability, as its readers see it. */
export const toldSchema = s.object({
  kinds: s.array(s.oneOf(DISABILITIES)),
  since: s.oneOf(['', ...DISABILITY_SINCE]),
  helps: s.string(),
  words: s.string(),
});
export type Told = s.Output<typeof toldSchema>;
