/** What of a photo is kept: a square around a point of it, both in parts of the photo's own pixels. */
export interface Crop {
  /** The middle, from 0 (left, top) to 1. */
  x: number;
  y: number;
  /** 1 is the largest square. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A square in the pixels of a photo. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const MOST_ZOOM = 4;
const LEAST_SIDE_PX = 320;

/** How far one may go into a photo, so that enough of its pixels are left. */
export const mostZoom = ({ width, height }: Size): number =>
  Math.max(1, Math.min(MOST_ZOOM, Math.min(width, height) / LEAST_SIDE_PX));

/** The same crop, as far as the photo reaches. */
export function within(size: Size, { x, y, zoom }: Crop): Crop {
  const inside = Math.min(Math.max(zoom, 1), mostZoom(size));
  const half = Math.min(size.width, size.height) / inside / 2;
  const between = (part: number, length: number) => Math.min(Math.max(part, half / length), 1 - half / length);
  return { x: between(x, size.width), y: between(y, size.height), zoom: inside };
}

/** The crop moved by parts of what it shows: 1 is the whole side of its square. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const side = Math.min(size.width, size.height) / crop.zoom;
  return within(size, {
    ...crop,
    x: crop.x + (by.x * side) / size.width,
    y: crop.y + (by.y * side) / size.height,
  });
}

export function squareOf(size: Size, crop: Crop): Square {
  const { x, y, zoom } = within(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
