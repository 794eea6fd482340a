/** A measured value with its goal. */
export interface Figure {
  name: string;
  value: number;
  /** The minimum and maximum of several seeds. The value is their mean. */
  range?: readonly [least: number, most: number];
  unit: string;
  /** A readable goal, e.g. `≤ 3` or `≥ 0.75`; empty if there is none. */
  goal: string;
}

/** The exports of every measurement file in this folder. */
export interface Bench {
  name: string;
  run: () => Promise<Figure[]>;
}
