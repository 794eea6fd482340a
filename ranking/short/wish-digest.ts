import type { SeekerProfile } from '../question/seeker-profile.ts';
import { rowFields, wishDigestFields as wishFields, wishNumber } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';

/** The number of steps of a scale. Its end steps also stand for all values beyond them. */
const stepsAScale = 16;
const onScale = (step: number): number => Math.max(0, Math.min(stepsAScale - 1, step));
// Two years and four centimetres a step.
const lowestAge = 18;
const lowestCm = 142;
const ageStep = (age: number): number => onScale((age - lowestAge) >> 1);
const heightStep = (cm: number): number => onScale((cm - lowestCm) >> 2);
// Beyond the end of both scales: the upper end of a range without a bound.
const unbounded = 255;
/** The range of the whole scale. */
const everyStep = 255;

/** Returns the first and the last step of the row's wish for an age. */
export const wishedAgeSteps = (rows: Uint32Array, at: number): { first: number; last: number } => ({
  first: ageStep(read(rows, at, rowFields.wishedAgeFrom)),
  last: ageStep(read(rows, at, rowFields.wishedAgeTo) || unbounded),
});

const wishedHeightSteps = (rows: Uint32Array, at: number): { first: number; last: number } => ({
  first: heightStep(read(rows, at, rowFields.wishedHeightFrom)),
  last: heightStep(read(rows, at, rowFields.wishedHeightTo) || unbounded),
});

// Four bits for each end. All bits are set for the whole scale.
const rangeOf = ({ first, last }: { first: number; last: number }): number => (last << 4) | (stepsAScale - 1 - first);

/** Returns the wish digest of the row at `at`, one word. */
export function wishDigestOf(rows: Uint32Array, at: number): number {
  const wished = read(rows, at, rowFields.wished);
  const age = ((wished >>> wishNumber.age) & 1) === 1 ? rangeOf(wishedAgeSteps(rows, at)) : everyStep;
  const height = ((wished >>> wishNumber.heightCm) & 1) === 1 ? rangeOf(wishedHeightSteps(rows, at)) : everyStep;
  const weights = read(rows, at, rowFields.weights);
  return (weights << wishFields.weights.shift) | (age << wishFields.age.shift) | (height << wishFields.heightCm.shift);
}

/** Returns the total weight of a row's wishes. */
export const weightsOf = (digest: number): number => (digest >>> wishFields.weights.shift) & wishFields.weights.mask;

/** The step of an unknown age or height. */
const noStep = stepsAScale;

/** Returns the steps of a seeker's age and height; `noStep` if unknown. */
export const stepsOf = ({ age, heightCm }: SeekerProfile): { age: number; height: number } => ({
  age: age < 0 ? noStep : ageStep(age),
  height: heightCm === 0 ? noStep : heightStep(heightCm),
});

// A range has eight bits (`rangeOf`).
const rangesAStep = 256;
const rangeMask = rangesAStep - 1;
// The minimum loss for a range at a distance of this many steps.
const lossesByStep = [0, 1, 3, 5, 7];
const lossBeyond = 8;
const lossesAScale = (stepsAScale + 1) * rangesAStep;

// The minimum loss of a wished range, by the seeker's step and the range.
const lossesOnScale = Uint8Array.from({ length: lossesAScale }, (_, at) => {
  const step = Math.floor(at / rangesAStep);
  const first = stepsAScale - 1 - (at & 15);
  const last = (at >>> 4) & 15;
  if (step === noStep) return 0;
  return lossesByStep[Math.max(0, first - step, step - last)] ?? lossBeyond;
});

/** Returns the minimum that a row's wishes for an age and a height lose, by the seeker's steps, in units of loss. */
export function lossOfRanges(steps: { age: number; height: number }, digest: number): number {
  const ages = (digest >>> wishFields.age.shift) & rangeMask;
  const heights = (digest >>> wishFields.heightCm.shift) & rangeMask;
  return (
    (lossesOnScale[steps.age * rangesAStep + ages] ?? 0) + (lossesOnScale[steps.height * rangesAStep + heights] ?? 0)
  );
}
