/**
 * A cell of the square chart of eastern India, which is 300 by 300 units. Mesh is at the top in the middle, and the
 * other signs follow anticlockwise. A diagonal cuts each corner into two cells.
 */
export interface Cell {
  /** The outline, as SVG points. */
  points: string;
  /** Centre of the cell's text: in a triangle near its right angle, away from the diagonal. */
  x: number;
  y: number;
}

/** The twelve cells, Mesh first. */
export const CELLS: readonly Cell[] = [
  { points: '100,0 200,0 200,100 100,100', x: 150, y: 50 },
  { points: '0,0 100,0 100,100', x: 70, y: 25 },
  { points: '0,0 0,100 100,100', x: 30, y: 75 },
  { points: '0,100 100,100 100,200 0,200', x: 50, y: 150 },
  { points: '0,200 100,200 0,300', x: 30, y: 225 },
  { points: '0,300 100,300 100,200', x: 70, y: 275 },
  { points: '100,200 200,200 200,300 100,300', x: 150, y: 250 },
  { points: '200,200 200,300 300,300', x: 230, y: 275 },
  { points: '200,200 300,200 300,300', x: 270, y: 225 },
  { points: '200,100 300,100 300,200 200,200', x: 250, y: 150 },
  { points: '300,0 300,100 200,100', x: 270, y: 75 },
  { points: '200,0 300,0 200,100', x: 230, y: 25 },
];
