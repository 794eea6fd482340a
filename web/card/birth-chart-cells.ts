/**
 * The square chart of the east of India: Mesh at the top in the middle, the other signs against the clock, the corners cut in
 * two. Units are thirds of a square of 300 by 300.
 */
export interface Cell {
  /** The outline, as SVG points. */
  points: string;
  /** Where the cell's words stand. */
  x: number;
  y: number;
}

/** The twelve cells, Mesh first. */
export const CELLS: readonly Cell[] = [
  { points: '100,0 200,0 200,100 100,100', x: 150, y: 50 },
  { points: '0,0 100,0 100,100', x: 66, y: 30 },
  { points: '0,0 0,100 100,100', x: 32, y: 72 },
  { points: '0,100 100,100 100,200 0,200', x: 50, y: 150 },
  { points: '0,200 100,200 0,300', x: 32, y: 230 },
  { points: '0,300 100,300 100,200', x: 66, y: 272 },
  { points: '100,200 200,200 200,300 100,300', x: 150, y: 250 },
  { points: '200,200 200,300 300,300', x: 234, y: 272 },
  { points: '200,200 300,200 300,300', x: 268, y: 230 },
  { points: '200,100 300,100 300,200 200,200', x: 250, y: 150 },
  { points: '300,0 300,100 200,100', x: 268, y: 72 },
  { points: '200,0 300,0 200,100', x: 234, y: 30 },
];
