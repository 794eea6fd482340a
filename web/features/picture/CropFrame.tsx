import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './CropFrame.module.css';
import { pictureTexts } from './picture.texts.ts';

interface Props {
  file: File;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onUnreadable: () => void;
}

/** The distance by which an arrow key moves the photo, as a share of the kept square's side. */
const STEP = 0.05;
/** How each arrow key moves the kept square over the photo: the photo goes where the arrow points. */
const ARROW_MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
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
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    setSize(undefined);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  if (!address) return null;
  const change = (next: Crop) => size && onChange(within(size, next));

  function drag(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before || !size) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, position]) => (id === event.pointerId ? [] : [position]));
    fingers.current.set(event.pointerId, now);
    // With two fingers, each moves the photo by half.
    const share = (other ? 0.5 : 1) / width;
    const offset = { x: (before.x - now.x) * share, y: (before.y - now.y) * share };
    const spread = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    onChange(moved(size, within(size, { ...crop, zoom: crop.zoom * spread }), offset));
  }

  function press(event: KeyboardEvent) {
    const [x, y] = ARROW_MOVES[event.key] ?? [];
    if (x === undefined || y === undefined || !size) return;
    event.preventDefault();
    onChange(moved(size, crop, { x, y }));
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
            step={0.01}
            value={crop.zoom}
            onChange={({ target }) => change({ ...crop, zoom: Number(target.value) })}
          />
        </label>
      )}
    </div>
  );
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** The kept part of a photo: a square around a point, as fractions of the photo's size. */
export interface Crop {
  /** The middle, from 0 (left, top) to 1. */
  x: number;
  y: number;
  /** 1 is the largest square. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

/** A square in the pixels of a photo. */
interface Square {
  left: number;
  top: number;
  side: number;
}

/** The largest square, in the middle of the photo. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Maximum zoom of a photo that has enough pixels. */
const MOST_ZOOM = 4;
/** Minimum side of the kept square, in pixels of the photo. */
const MIN_SIDE_PX = 320;

/** Returns the maximum zoom that leaves enough pixels; 1 for a photo that is too small to be enlarged. */
export const mostZoom = ({ width, height }: Size): number =>
  Math.max(1, Math.min(MOST_ZOOM, Math.min(width, height) / MIN_SIDE_PX));

/** Returns the crop, with its zoom limited to `mostZoom` and its square to the photo's edges. */
export function within(size: Size, { x, y, zoom }: Crop): Crop {
  const limitedZoom = Math.min(Math.max(zoom, 1), mostZoom(size));
  const halfSide = Math.min(size.width, size.height) / limitedZoom / 2;
  const limited = (middle: number, length: number) =>
    Math.min(Math.max(middle, halfSide / length), 1 - halfSide / length);
  return { x: limited(x, size.width), y: limited(y, size.height), zoom: limitedZoom };
}

/** Returns the crop moved by fractions of its own side, but not beyond the photo's edges. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const side = Math.min(size.width, size.height) / crop.zoom;
  return within(size, {
    ...crop,
    x: crop.x + (by.x * side) / size.width,
    y: crop.y + (by.y * side) / size.height,
  });
}

/** Returns the kept square in the pixels of the photo. */
export function squareOf(size: Size, crop: Crop): Square {
  const { x, y, zoom } = within(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
