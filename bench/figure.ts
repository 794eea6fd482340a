/** A measured value with its goal. */
export interface Figure {
  name: string;
  value: number;
  /** The least and the most of several seeds, of which the value is the mean. */
  range?: readonly [least: number, most: number];
  unit: string;
  /** A readable goal, e.g. `≤ 3` or `≥ 0.75`; empty if there is none. */
  goal: string;
}

/** The exports of every file in this folder, beside `name`. */
export interface Bench {
  name: string;
  run: () => Promise<Figure[]>;
}
