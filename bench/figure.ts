/** One measured number beside what it should be. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** In words that a person reads: `≤ 3`, `≥ 0.75`; empty where there is none. */
  goal: string;
}

/** What every file in this folder exports beside its `name`. */
export interface Bench {
  name: string;
  run: () => Promise<Figure[]>;
}
