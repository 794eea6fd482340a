import type { SharedView } from '#contract/member.ts';
import { motifsOf } from '#web/art/motifs/motifs-of-place.ts';
import type { Motif } from '#words/motifs.ts';

/** Background colours. Their number is odd, so that a list with only even member numbers still uses all of them. */
const GROUNDS = ['earth', 'indigo', 'altaDeep', 'leafDeep', 'plum', 'ochre', 'teal'] as const;
/** Minimum number of petals. */
const FEWEST_PETALS = 8;
/** The count of the possible numbers of petals. */
const PETAL_COUNTS = 5;
/** The number of last digits of a member id that determine the medallion. */
const DIGITS_USED = 9;

/** The facts of a member that determine the medallion. */
export type MedallionMember = Pick<SharedView, 'memberId' | 'district' | 'state' | 'country'>;

/** The drawing that replaces a member's photo. */
export interface Medallion {
  ground: (typeof GROUNDS)[number];
  /** The motif of the home. Null if the home is unknown: then a flower with the name's letter is drawn. */
  motif: Motif | null;
  /** The number of petals of the flower; FEWEST_PETALS or more. */
  petals: number;
}

/** Returns the medallion of a member without a photo. It is the same at every visit and for every reader. */
export function medallionOf(member: MedallionMember): Medallion {
  const number = Number(member.memberId.replace(/\D/g, '').slice(-DIGITS_USED));
  const turn = Math.floor(number / GROUNDS.length);
  const motifs = motifsOf(member);
  return {
    ground: GROUNDS[number % GROUNDS.length] ?? 'earth',
    motif: motifs[turn % motifs.length] ?? null,
    petals: FEWEST_PETALS + (turn % PETAL_COUNTS),
  };
}
