import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './PictureForm.module.css';
import { pictureTexts } from './picture.texts.ts';

/** A person in a drawn photo: the centre of the face, and the radius of the face. */
type Person = readonly [x: number, y: number, radius: number];

/** Drawings of one good photo and of three that are not good. `ground` and `ink` are the colours. */
const DRAWINGS = [
  { advice: 'near', people: [[36, 33.5, 17]], ground: 'var(--rice)', ink: 'var(--leaf)' },
  { advice: 'notFar', people: [[36, 50, 5]], ground: 'var(--rice)', ink: 'var(--ink-soft)' },
  {
    advice: 'notTogether',
    people: [
      [18, 38, 8],
      [54, 38, 8],
      [36, 34, 9],
    ],
    ground: 'var(--rice)',
    ink: 'var(--ink-soft)',
  },
  { advice: 'notDark', people: [[36, 33.5, 17]], ground: 'var(--ink)', ink: 'var(--ink-soft)' },
] as const;

/** Drawings that show which photos are good. */
export function PhotoAdvice() {
  const t = useTexts(pictureTexts);
  return (
    <Card title={t.advice}>
      <ul className={styles.advice}>
        {DRAWINGS.map(({ advice, people, ground, ink }) => (
          <li key={advice}>
            <svg width="96" height="112" viewBox="0 0 72 84" aria-hidden="true" focusable="false">
              <rect width="72" height="84" rx="6" fill={ground} />
              <path d={people.map(outline).join('')} fill={ink} stroke={ground} strokeWidth="2" />
              <circle cx="58.5" cy="13.5" r="9" fill="var(--card)" />
              <path
                d={advice === 'near' ? 'm54 14 3 3 6-7' : 'm55 10 7 7m0-7-7 7'}
                fill="none"
                stroke={advice === 'near' ? 'var(--leaf)' : 'var(--alta)'}
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {t[advice]}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns the outline of a head and shoulders as an SVG path: a circle for the head, a curve for the shoulders. */
const outline = ([x, y, r]: Person): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0zm${-0.9 * r} ${2.9 * r}c0 ${-2.2 * r} ${3.8 * r} ${-2.2 * r} ${3.8 * r} 0z`;
