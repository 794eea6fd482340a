import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './CropFrame.module.css';
import { pictureTexts } from './picture.texts.ts';

/** The kept part of a photo: a square around a point, as fractions of the photo's size. */
export interface Crop {
  /** The middle of the square, from 0 (left or top) to 1 (right or bottom). */
  x: number;
  y: number;
  /** How often the side fits into the shorter side of the photo: 1 is the largest square. */
  zoom: number;
}

/** The size of a photo, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** A position or an offset; each use names its unit. */
interface Point {
  x: number;
  y: number;
}

/** A square in the pixels of a photo. */
interface Square {
  left: number;
  top: number;
  side: number;
}

/** The crop before the reader changes it: the largest square, in the middle of the photo. */
export const LARGEST_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Maximum zoom of a photo that has enough pixels. */
const MOST_ZOOM = 4;
/** Minimum side of the kept square, in pixels of the photo. */
const MIN_SIDE_PX = 320;

interface Props {
  file: File;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Called if the browser cannot read the file as a picture. */
  onUnreadable: () => void;
}

/** How far an arrow key moves the photo, as a share of the kept square's side. */
const KEY_STEP = 0.05;
/** The step of the zoom slider. */
const ZOOM_STEP = 0.01;
/**
 * How each arrow key moves the kept square, as shares of its side. The square moves against the arrow, so that the
 * photo behind it moves in the direction of the arrow.
 */
const ARROW_MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/**
 * Shows the part of the photo that is kept. The photo is moved with a finger, the mouse or the arrow keys, and enlarged
 * with two fingers or the slider. A file that is not a picture is reported and not shown.
 */
export function CropFrame({ file, crop, onChange, onUnreadable }: Props) {
  const t = useTexts(pictureTexts);
  const hintId = useId();
  const [address, setAddress] = useState('');
  const [size, setSize] = useState<Size>();
  /** The position of each finger or of the pressed mouse, in CSS pixels, keyed by pointer id. */
  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    setSize(undefined);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  if (!address) return null;
  const change = (next: Crop) => size && onChange(limitCrop(size, next));

  function drag(event: PointerEvent<HTMLElement>) {
    const previousPosition = fingers.current.get(event.pointerId);
    if (!previousPosition || !size) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const position = { x: event.clientX, y: event.clientY };
    const [otherFinger] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    fingers.current.set(event.pointerId, position);
    // With two fingers, each moves the photo by half.
    const sharePerPixel = (otherFinger ? 0.5 : 1) / width;
    const offset = {
      x: (previousPosition.x - position.x) * sharePerPixel,
      y: (previousPosition.y - position.y) * sharePerPixel,
    };
    const spread = otherFinger
      ? distance(position, otherFinger) / Math.max(1, distance(previousPosition, otherFinger))
      : 1;
    const zoomedCrop = limitCrop(size, { ...crop, zoom: crop.zoom * spread });
    onChange(moveCrop(size, zoomedCrop, offset));
  }

  function press(event: KeyboardEvent) {
    const [x, y] = ARROW_MOVES[event.key] ?? [];
    if (x === undefined || y === undefined || !size) return;
    event.preventDefault();
    onChange(moveCrop(size, crop, { x, y }));
  }

  const square = size && squareOf(size, crop);
  const percentOfSide = (length: number) => `${(length / (square?.side ?? 1)) * 100}%`;
  return (
    <div className={styles.crop}>
      <div
        className={styles.frame}
        role="application"
        aria-label={t.cropLabel}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo here
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={({ pointerId }) => fingers.current.delete(pointerId)}
        onPointerCancel={({ pointerId }) => fingers.current.delete(pointerId)}
      >
        <img
          className={styles.photo}
          src={address}
          alt={t.preview}
          draggable={false}
          style={
            size && square
              ? {
                  width: percentOfSide(size.width),
                  left: `-${percentOfSide(square.left)}`,
                  top: `-${percentOfSide(square.top)}`,
                }
              : undefined
          }
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={() => {
            setAddress('');
            onUnreadable();
          }}
        />
        <svg className={styles.window} viewBox="0 0 140 140" aria-hidden="true" focusable="false">
          <path d="M0 0h140v140H0zM10.8 139.2h118.400V52c0-12-5.700-20.500-14.700-24C115 20.500 106 13.500 94.500 14.500 87.500 4.500 79 .8 70 .8s-17.500 3.700-24.500 13.700C34 13.500 25 20.500 25.500 28 16.500 31.500 10.800 40 10.800 52z" />
        </svg>
      </div>
      <p id={hintId} className={`soft ${styles.hint}`}>
        {t.cropHint}
      </p>
      {size && mostZoom(size) > 1 && (
        <label className={styles.zoom}>
          <span>{t.zoom}</span>
          <input
            type="range"
            min={1}
            max={mostZoom(size)}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={({ target }) => change({ ...crop, zoom: Number(target.value) })}
          />
        </label>
      )}
    </div>
  );
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the maximum zoom that leaves enough pixels; 1 for a photo that is too small to be enlarged. */
export const mostZoom = ({ width, height }: Size): number =>
  Math.max(1, Math.min(MOST_ZOOM, Math.min(width, height) / MIN_SIDE_PX));

/** Returns the crop, with its zoom limited to `mostZoom` and its square to the photo's edges. */
export function limitCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const limitedZoom = Math.min(Math.max(zoom, 1), mostZoom(size));
  const halfSide = Math.min(size.width, size.height) / limitedZoom / 2;
  const limited = (middle: number, length: number) =>
    Math.min(Math.max(middle, halfSide / length), 1 - halfSide / length);
  return { x: limited(x, size.width), y: limited(y, size.height), zoom: limitedZoom };
}

/** Returns the crop moved by an offset in fractions of its own side, but not beyond the photo's edges. */
export function moveCrop(size: Size, crop: Crop, by: Point): Crop {
  const side = Math.min(size.width, size.height) / crop.zoom;
  return limitCrop(size, {
    ...crop,
    x: crop.x + (by.x * side) / size.width,
    y: crop.y + (by.y * side) / size.height,
  });
}

/** Returns the kept square in the pixels of the photo. */
export function squareOf(size: Size, crop: Crop): Square {
  const { x, y, zoom } = limitCrop(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
