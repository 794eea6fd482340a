/** A queue of whole numbers by bound, the highest first. Bounds in the same step of the scale have no defined order. */
export interface BoundQueue {
  /** Empties the queue. Numbers pushed from now on must be below `below`. */
  clear(below: number): void;
  /** Adds a number, unless its bound is lower than every score. */
  push(number: number, bound: number): void;
  /** Removes and returns a number of the highest step; -1 if the queue is empty. */
  pop(): number;
  /** Returns an upper limit for the bounds of the next number and of the number popped last. */
  highest(): number;
  boundOf(number: number): number;
}

const stepsAPoint = 5;
// The scale of bounds, in points. It includes every score (`rankWeights`).
const scaleStart = -86;
const scaleEnd = 107;
const steps = (scaleEnd - scaleStart) * stepsAPoint;
const none = -1;

/**
 * Returns a queue with one list for each step of the scores. This is cheaper than a heap, because order within a step
 * does not matter.
 */
export function makeBoundQueue(): BoundQueue {
  // Linked lists: the first number of each step, and for each number the next one of the same step.
  const first = new Int32Array(steps);
  let following = new Int32Array(0);
  let bounds = new Float64Array(0);
  // Steps outside this range have no list.
  let lowestUsed = 0;
  let highestUsed = steps - 1;
  // The step from which numbers are popped.
  let top = none;

  return {
    clear(below) {
      if (highestUsed !== none) first.fill(none, lowestUsed, highestUsed + 1);
      lowestUsed = steps;
      highestUsed = none;
      top = none;
      if (bounds.length >= below) return;
      following = new Int32Array(below * 2);
      bounds = new Float64Array(below * 2);
    },
    push(number, bound) {
      if (bound < scaleStart) return;
      const step = Math.min(steps - 1, Math.floor((bound - scaleStart) * stepsAPoint));
      bounds[number] = bound;
      following[number] = first[step] ?? none;
      first[step] = number;
      if (step > top) top = step;
      if (step > highestUsed) highestUsed = step;
      if (step < lowestUsed) lowestUsed = step;
    },
    pop() {
      while (top >= 0 && first[top] === none) top--;
      if (top < 0) return none;
      const number = first[top] ?? none;
      first[top] = following[number] ?? none;
      return number;
    },
    highest: () => (top === steps - 1 ? Number.POSITIVE_INFINITY : (top + 1) / stepsAPoint + scaleStart),
    boundOf: (number) => bounds[number] ?? 0,
  };
}
