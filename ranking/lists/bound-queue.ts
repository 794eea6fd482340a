/**
 * A queue of whole numbers by bound, the highest first. Bounds that differ by less than a fifth of a point have no
 * defined order.
 */
export interface BoundQueue {
  /** Empties the queue. From now on numbers are below `below`. */
  clear(below: number): void;
  push(number: number, bound: number): void;
  /** Returns -1 if the queue is empty. */
  pop(): number;
  /** Returns an upper limit for the bounds of the next number and of the number popped last. */
  highest(): number;
  boundOf(number: number): number;
}

const stepsAPoint = 5;
const lowestScore = -86;
const steps = (107 - lowestScore) * stepsAPoint;
const none = -1;

/**
 * Returns a queue with one list for each step of the scores. This is cheaper than a heap, because order within a step
 * does not matter.
 */
export function makeBoundQueue(): BoundQueue {
  const first = new Int32Array(steps);
  let following = new Int32Array(0);
  let bounds = new Float64Array(0);
  // Steps outside this range have no list.
  let lowest = 0;
  let highest = steps - 1;
  let top = none;

  return {
    clear(below) {
      if (highest !== none) first.fill(none, lowest, highest + 1);
      lowest = steps;
      highest = none;
      top = none;
      if (bounds.length >= below) return;
      following = new Int32Array(below * 2);
      bounds = new Float64Array(below * 2);
    },
    push(number, bound) {
      if (bound < lowestScore) return;
      const step = Math.min(steps - 1, Math.floor((bound - lowestScore) * stepsAPoint));
      bounds[number] = bound;
      following[number] = first[step] ?? none;
      first[step] = number;
      if (step > top) top = step;
      if (step > highest) highest = step;
      if (step < lowest) lowest = step;
    },
    pop() {
      while (top >= 0 && first[top] === none) top--;
      if (top < 0) return none;
      const number = first[top] ?? none;
      first[top] = following[number] ?? none;
      return number;
    },
    highest: () => (top === steps - 1 ? Number.POSITIVE_INFINITY : (top + 1) / stepsAPoint + lowestScore),
    boundOf: (number) => bounds[number] ?? 0,
  };
}
